// Live: what others do arrives by itself; what I do is sent; earlier steps can be looked at.

let lookedAt = table()?.dataset.shown; // a step in the past; nothing while the page follows the game
let running;                           // the refresh under way
let again = false;                     // somebody asked for one more meanwhile

function refresh() {
  again = true;
  running ??= (async () => {
    while (again) {
      again = false;
      await load(lookedAt).then(() => offline(false), () => offline(true));
    }
    running = undefined;
  })();
  return running;
}

async function load(step) {
  const query = step === undefined ? 'fragment=1' : `fragment=1&step=${step}`;
  const answer = await fetch(`/t/${table().dataset.id}?${query}`);
  if (!answer.ok) throw new Error(answer.statusText);
  const fresh = $('#table', new DOMParser().parseFromString(await answer.text(), 'text/html'));
  const was = { ...table().dataset };
  if (fresh.dataset.state !== was.state && was.state === 'open') return location.reload(); // the game begins
  const [before, after] = [was, fresh.dataset].map((at) => Number(at.shown ?? at.steps));
  if (fresh.dataset.seq !== was.seq || after !== before) {
    forecasts.clear();
    asking?.abort();
  }
  if ($('#facts')) delete $('#facts').dataset.own;
  morph(table(), fresh, after > before && after - before < 8 && !still.matches);
  retell(after > before && step === undefined);
  readOffer();
  show();
  light(lit);
  showThinker();
  $$('svg[data-fit]').forEach((board) => refit(board));
  history.replaceState(null, '', step === undefined ? location.pathname : `?step=${step}`);
  if (after > before && step === undefined) announce(before, was.state);
  return undefined;
}

/** Says what happened since step `before`, and whether it is my turn now. */
function announce(before, state) {
  const news = $$('#log-list li').filter((line) => Number(line.dataset.step) > before).slice(0, 6).reverse();
  const texts = news.map((line) => $('.said', line).textContent);
  const ended = state !== table().dataset.state;
  if (offer.moves.length || ended) texts.push($('#prompt')?.textContent ?? '');
  if (ended) texts.push($('#facts')?.textContent ?? '');
  if (texts.length) say(texts.join(' '));
}

let late;

/** A short break is nobody's business; a longer one is shown. */
function offline(yes) {
  clearTimeout(late);
  const sign = $('#offline');
  if (yes) late = setTimeout(() => { sign.hidden = false; }, 1500);
  else if (!sign.hidden) {
    sign.hidden = true;
    say(words.back);
  }
}

let thinker; // the seat of the bot that thinks

function showThinker() {
  $$('.player').forEach((card) => { $('.thinks', card).hidden = card.dataset.seat !== thinker || !card.matches('.turn'); });
}

/** Listens for news. After a break the browser asks for whatever came since the last event. */
function listen() {
  const source = new EventSource(api(`events?since=${table().dataset.seq}`));
  source.onopen = () => offline(false);
  source.onerror = () => {
    offline(true);
    if (source.readyState === EventSource.CLOSED) setTimeout(listen, 4000);
  };
  source.addEventListener('step', (event) => {
    if (JSON.parse(event.data).seq !== Number(table().dataset.seq)) refresh();
  });
  source.addEventListener('seat', () => refresh());
  source.addEventListener('thinking', (event) => {
    thinker = JSON.parse(event.data).seat;
    showThinker();
  });
}

let sent; // the journal entry that my last request answers

/** Has this page been answered already? A double click answers once; what comes next can be answered at once. */
const busy = () => sent === table().dataset.seq;

async function post(path, body) {
  if (busy()) return;
  sent = table().dataset.seq;
  const given = chosen; // what is pointed at before the answer is here belongs to the next step already
  table().setAttribute('aria-busy', 'true');
  const answer = await fetch(api(path), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ seq: Number(sent), ...body }),
  }).catch(() => undefined);
  const said = await answer?.json().catch(() => undefined);
  if (answer?.ok) {
    if (chosen === given) chosen = [];
    quiet();
  } else {
    sent = undefined;
  }
  await refresh();
  table().removeAttribute('aria-busy');
  if (answer?.ok) refocus();
  else tell(answer?.status === 409 && said?.error === 'stale' ? words.stale : said?.message ?? words.failed);
}

const send = (move) => post('act', { seat: move.s ?? offer.seat, action: move.a });

/** After my own step the keys go on where the next choice is; a pointer leaves them where they are. */
function refocus() {
  if (!byKeys && document.activeElement && document.activeElement !== document.body) return;
  const first = offer.moves.length ? $('#hand .next') ?? $('.board .legal.next') ?? $('.spots .next') ?? $('#buttons .next') : undefined;
  (first ?? $('#prompt'))?.focus({ preventScroll: true });
}

let playing;

function lookAt(step) {
  lookedAt = step < Number(table().dataset.steps) ? step : undefined;
  return refresh();
}

/** Plays the steps one after the other, from the beginning if we stand at the end. */
function playOn(yes) {
  clearInterval(playing);
  playing = undefined;
  const button = $('#replay-play');
  button?.setAttribute('aria-label', yes ? words.pause : words.play);
  button?.classList.toggle('on', yes);
  if (!yes) return;
  if (lookedAt === undefined) lookAt(0);
  playing = setInterval(() => {
    if (running) return;
    lookAt(Number(lookedAt) + 1);
    if (lookedAt === undefined) playOn(false);
  }, 900);
}
