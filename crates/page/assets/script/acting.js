// Acting: what I do is sent, by the line or, where there is none, by a request. Earlier steps can be looked at.

let sent; // the journal entry that my last request answers
const asked = new Map(); // requests on the line, by key: who waits for the answer

/** Has this page been answered already? A double click answers once; what comes next can be answered at once. */
const busy = () => sent === table().dataset.seq;

function answered({ key, ...answer }) {
  asked.get(key)?.(answer);
  asked.delete(key);
}

const after = (time) => new Promise((done) => { setTimeout(done, time); });

/** By this key an answer finds who asked, and a request sent twice is carried out once. */
const newKey = () => crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;

/** Asks by the line; nothing if there is none, or no answer. */
async function askByLine(path, body) {
  if (line?.readyState !== WebSocket.OPEN) return undefined;
  const key = body.key ?? newKey();
  const answer = new Promise((done) => { asked.set(key, done); });
  line.send(JSON.stringify({ [path]: { ...body, key } }));
  return Promise.race([answer, after(5000)]);
}

async function askByRequest(path, body) {
  const answer = await fetch(api(path), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE),
  }).catch(() => undefined);
  const said = await answer?.json().catch(() => ({}));
  return answer?.ok ? said : { error: 'failed', ...said };
}

/** Waits until the page shows the table with journal entry `seq`, which the line brings; if it does not, it is fetched. */
async function shows(seq) {
  const late = after(3000);
  while (line && Number(table().dataset.seq) < seq) {
    const news = new Promise((done) => { reached.push(done); });
    if (await Promise.race([news.then(() => true), late]) === undefined) break;
  }
  if (Number(table().dataset.seq) < seq) await refresh();
}

async function post(path, body) {
  if (busy()) return;
  sent = table().dataset.seq;
  const given = chosen; // what is pointed at before the answer is here belongs to the next step already
  table().setAttribute('aria-busy', 'true');
  const request = { ...body, seq: Number(sent), key: newKey() };
  let answer = await askByLine(path, request) ?? await askByRequest(path, request);
  for (let wait = 500; answer.error === 'failed' && !answer.message; wait = Math.min(2 * wait, SLOWEST)) {
    // Nobody has answered. What was clicked is neither lost nor done twice: it is sent again, with the same key.
    offline(true);
    await after(wait);
    answer = await askByLine(path, request) ?? await askByRequest(path, request);
  }
  const done = answer && !answer.error;
  if (done) {
    if (chosen === given) chosen = [];
    quiet();
    await shows(answer.seq);
  } else {
    sent = undefined;
    await refresh();
  }
  table().removeAttribute('aria-busy');
  if (done) refocus();
  else tell(answer?.error === 'stale' ? words.stale : answer?.message ?? words.failed);
}

const send = (move) => post('act', { seat: offer.seat, action: move.a });

/** After my own step the keys go on where the next choice is; a pointer leaves them where they are. */
function refocus() {
  if (!byKeys && document.activeElement && document.activeElement !== document.body) return;
  const first = offer.moves.length ? $('#hand .next') ?? $('.board .legal.next') ?? $('.spots .next') ?? $('#buttons .next') : undefined;
  (first ?? $('#prompt'))?.focus({ preventScroll: true });
}

let playing;

/** Looks at an earlier step, or at the table as it stands. */
function lookAt(step) {
  lookedAt = step < Number(table().dataset.steps) ? step : undefined;
  if (lookedAt !== undefined) hangUp();
  return refresh().then(listen);
}

/** Is the game looked at again: an earlier step, or its end? */
const looksBack = () => table()?.dataset.shown !== undefined || table()?.dataset.state === 'over';

/** Goes through the game by keys, while it is looked at again. */
function replayByKey({ key, shiftKey }) {
  const steps = Number(table().dataset.steps);
  const at = lookedAt === undefined ? steps : Number(lookedAt);
  const by = shiftKey ? 5 : 1;
  const to = { ArrowLeft: at - by, ArrowRight: at + by, PageUp: at - 10, PageDown: at + 10, Home: 0, End: steps }[key];
  if (key === ' ') playOn(!playing);
  else if (to === undefined) return false;
  else {
    playOn(false);
    lookAt(Math.min(Math.max(to, 0), steps));
  }
  return true;
}

/** On the board: what would have been better than the step looked at. */
function showBetter() {
  $$('.was-better').forEach((place) => place.classList.remove('was-better'));
  const drawn = $('#judged')?.dataset.ghost;
  if (drawn && $('#ghost')) $('#ghost').innerHTML = drawn;
  $('#ghost')?.classList.toggle('better', Boolean(drawn));
  for (const name of table()?.dataset.better?.split(' ').filter(Boolean) ?? []) {
    for (const mark of ['t', 'place']) $$(`.panel [data-${mark}="${CSS.escape(name)}"]`).forEach((place) => place.classList.add('was-better'));
  }
}

/** Plays the steps one after the other, from the beginning if we stand at the end. */
function playOn(yes, pace = 1200) {
  clearInterval(playing);
  playing = undefined;
  const button = $('#replay-play');
  button?.setAttribute('aria-label', yes ? words.pause : words.play);
  button?.classList.toggle('on', yes);
  if (!yes) return;
  if (lookedAt === undefined) lookAt(0);
  const last = Number(table().dataset.steps);
  playing = setInterval(() => {
    if (running) return;
    lookAt(Number(lookedAt) + 1);
    if (lookedAt === undefined || lookedAt >= last) playOn(false);
  }, pace);
}
