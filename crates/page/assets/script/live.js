// Live: what others do arrives by itself. A table that can still change keeps a line to the server, by which changes come;
// where there is no line, the table is fetched.

const SILENCE = 12500;    // so long the line may say nothing; the server speaks every five seconds
const SLOWEST = 15000;    // between two attempts to reach the server
const PATIENCE = 10000;   // with a request
let lookedAt = table()?.dataset.shown; // a step in the past; nothing while the page follows the game
let running;                           // the refresh under way
let again = false;                     // somebody asked for one more meanwhile

/** Fetches the table anew. Whatever fails is tried again until it works. */
function refresh() {
  again = true;
  running ??= (async () => {
    while (again) {
      again = false;
      await load(lookedAt).then(() => offline(false), () => tryAgain());
    }
    running = undefined;
    waiting.splice(0).forEach(change); // what the line brought meanwhile
  })();
  return running;
}

async function load(step) {
  const query = (step === undefined ? 'fragment=1' : `fragment=1&step=${step}`) + asSeat('&');
  const answer = await fetch(`/t/${table().dataset.id}?${query}`, { signal: AbortSignal.timeout(PATIENCE) });
  if (answer.status === 429) {
    // Asked too often; the network is well.
    await after(1000 * (Number(answer.headers.get('retry-after')) || 5));
    again = true;
    return undefined;
  }
  if (!answer.ok) throw new Error(answer.statusText);
  const fresh = $('#table', new DOMParser().parseFromString(await answer.text(), 'text/html'));
  const was = table().dataset;
  if (fresh.dataset.state !== was.state && was.state === 'open') return location.reload(); // the game begins
  renew(fresh.dataset, (lively) => morph(table(), fresh, lively));
  history.replaceState(null, '', step === undefined ? location.pathname : `?step=${step}`);
  return undefined;
}

/** Brings the table to what `next` says of it, and everything of this script after it. */
function renew(next, bring) {
  const was = { ...table().dataset };
  const [before, after] = [was, next].map((at) => Number(at.shown ?? at.steps));
  const follows = lookedAt === undefined;
  if (next.seq !== was.seq || after !== before) {
    forecasts.clear();
    asking?.abort();
    hovered = null; // what was looked at before is no choice of what comes now
    quiet();
  }
  withdraw();
  bring(after > before && after - before < 8 && !still.matches);
  retell(after > before && follows);
  readOffer();
  show();
  light(lit);
  readLesson();
  showThinker();
  $$('svg[data-fit]').forEach((board) => refit(board));
  if (after > before && follows) announce(before, was.state);
  keepTelling();
  showBetter();
  lowered();
  if (!canChange()) hangUp();
  reached.splice(0).forEach((tell) => tell());
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
  // The browser knows when it has no network at all; otherwise the server may be what is missing.
  $('.device', sign).hidden = navigator.onLine;
  $('.server', sign).hidden = !navigator.onLine;
  $('.refused', sign).hidden = true;
  if (yes) late = setTimeout(() => { sign.hidden = false; }, 1500);
  else {
    tries = 0;
    if (sign.hidden) return;
    sign.hidden = true;
    say(words.back);
  }
}

let thinker; // the seat of the bot that thinks

function showThinker() {
  $$('.player').forEach((card) => { $('.thinks', card).hidden = card.dataset.seat !== thinker || !card.matches('.turn'); });
}

let line;         // to the server
let refused;      // why the server gives no line
let heard = 0;    // when it last brought something
let tries = 0;    // attempts in vain
let retrying;     // the next one
const waiting = []; // changes not applied yet
const reached = []; // who waits for the table to change

/** What is over stays as it is, and so does what is past; but those who played may yet talk and agree on another game. */
const canChange = () => lookedAt === undefined
  && (['open', 'playing'].includes(table()?.dataset.state) || table()?.dataset.company !== undefined);

/** Opens the line, if the table can change. */
function listen() {
  if (line || !canChange()) return;
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/t/${table().dataset.id}/live${asSeat('?')}`);
  line = socket;
  heard = performance.now();
  socket.onmessage = (event) => {
    if (line !== socket) return;
    heard = performance.now();
    if (!running) offline(false);
    hear(JSON.parse(event.data));
  };
  socket.onclose = (event) => {
    if (line !== socket) return;
    line = undefined;
    if (event.code === 4401) location.reload(); // somebody else by now, or nobody
    else if (event.code === 4429) turnedAway();
    else tryAgain();
  };
}

/** The server gives this page no line, and has said why. The table is looked at again when there may be one. */
function turnedAway() {
  const sign = $('#offline');
  clearTimeout(late);
  clearTimeout(retrying);
  $$('span', sign).forEach((said) => { said.hidden = !said.matches('.refused'); });
  $('.refused', sign).textContent = refused?.message ?? '';
  sign.hidden = !refused;
  retrying = setTimeout(() => refresh().then(listen), 1000 * (refused?.retry_after ?? 10));
}

function hangUp() {
  const socket = line;
  line = undefined;
  socket?.close();
  reached.splice(0).forEach((tell) => tell());
}

/** Tries again after a while, longer with every attempt in vain. */
function tryAgain() {
  offline(true);
  clearTimeout(retrying);
  retrying = setTimeout(reconnect, Math.min(400 * 2 ** tries, SLOWEST) * (0.75 + Math.random() / 2));
  tries += 1;
}

function reconnect() {
  clearTimeout(retrying);
  // The line says at once whether anything was missed; who has none must look.
  if (!line && canChange() && tries < 4) listen();
  else refresh().then(listen);
}

/** What the line brings. */
function hear(message) {
  if (message.key !== undefined) answered(message);
  else if (message.error) refused = message;
  if (message.now) skew = message.now - Date.now();
  if (message.thinking) {
    thinker = message.thinking;
    showThinker();
  }
  if (message.reload) refresh();
  else if (message.to) change(message);
  else if (message.v !== undefined && !running && message.v !== (waiting.at(-1)?.to ?? table().dataset.v)) refresh();
}

/** A change is applied with the next frame, together with others that come before it; a hidden page has no frames. */
function change(message) {
  waiting.push(message);
  if (running || waiting.length > 1) return undefined;
  if (document.hidden) return applyChanges();
  requestAnimationFrame(applyChanges);
  setTimeout(applyChanges, 300); // a page that is covered may have no frames, either
  return undefined;
}

function applyChanges() {
  if (running) return;
  for (const message of waiting.splice(0)) applyChange(message);
}

function applyChange(message) {
  const { dataset } = table();
  if (message.from !== dataset.v) {
    // Of two that do not fit, the older is known already; whether anything is missing, the next beat says.
    if (message.to !== dataset.v && message.seq > Number(dataset.seq)) refresh();
    return;
  }
  const set = message.attr?.table ?? {};
  const next = Object.fromEntries(['seq', 'steps', 'state'].map((name) => [name, set[`data-${name}`] ?? dataset[name]]));
  try {
    renew(next, (lively) => applyPatch(message, lively));
    dataset.v = message.to;
    if (message.ids === undefined || message.ids === hashOfIds()) return;
  } catch (error) {
    console.warn(error);
  }
  line?.send(JSON.stringify({ astray: { seq: message.seq } }));
  refresh();
}

/** A line that is silent for too long is dead, whatever the browser thinks. */
function watch() {
  if (!line || performance.now() - heard < SILENCE) return;
  hangUp();
  tryAgain();
}

setInterval(watch, 1000);
window.addEventListener('online', () => table() && reconnect());
window.addEventListener('offline', () => table() && offline(true));
window.addEventListener('pagehide', hangUp);
window.addEventListener('pageshow', (event) => { if (event.persisted && table()) refresh().then(listen); });
document.addEventListener('visibilitychange', () => (document.hidden ? undefined : watch()));
