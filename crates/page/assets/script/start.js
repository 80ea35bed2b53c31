// Everything else that can be clicked or sent; and the beginning.

let lit = []; // targets of the score line that is explained
let sums;     // what is said of it

/** Lights up where a number was counted, and says what it is. */
function light(targets, text) {
  lit = targets;
  sums = targets.length ? text ?? sums : undefined;
  $$('.lit').forEach((place) => place.classList.remove('lit'));
  const marked = targets.flatMap((target) => ['t', 'place'].flatMap((mark) => $$(`:is(.panel, .chart, .further) [data-${mark}="${CSS.escape(target)}"]`)));
  marked.forEach((place) => place.classList.add('lit'));
  $$('.lights').forEach((b) => b.setAttribute('aria-pressed', targets.length > 0 && b.dataset.lit === targets.join(' ') && b.dataset.words === sums));
  explain();
  if (text && marked.length) bring(marked[0]);
}

/** Brings a lit place into sight: it may be behind another sheet, and on a phone behind another tab. */
function bring(place) {
  const sheet = place.closest('[data-shown-by]');
  if (sheet) $(`#${sheet.dataset.shownBy}`).checked = true;
  const tab = $(`#tabs [data-panel="${place.closest('.panel')?.id}"]`);
  if (tab?.offsetParent) $('input', tab).click();
  if (!place.ownerSVGElement) place.scrollIntoView({ block: 'nearest' });
}

function copy(text) {
  navigator.clipboard?.writeText(text).then(() => say(words.copied), () => undefined);
}

/** By keys one goes on from a card to the board; a pointer is there already. */
function pointByClick(place, event) {
  quiet();
  point(place.dataset.t, place);
  if (event.detail === 0 && place.matches('.pick')) $('.board .legal.next[tabindex="0"]')?.focus();
}

function choosePreset({ dataset: { field, values } }, event) {
  event.preventDefault();
  $$(`input[name="${field}"]`).forEach((box) => { box.checked = values.split(' ').includes(box.value); });
}

/** A way to begin: every option is set. */
function chooseBeginning({ dataset: { begin } }, event) {
  event.preventDefault();
  for (const [field, values] of Object.entries(JSON.parse(begin))) {
    $$(`input[name="${field}"]`).forEach((box) => { box.checked = values.includes(box.value); });
  }
}

function goTo(step, event) {
  event.preventDefault();
  playOn(false);
  lookAt(step);
}

/** A line that is told shows its place, wherever it lies; the number beside a line of the log leads to its step. */
function tellWhere(part, event) {
  event.preventDefault();
  showWhere(lineOf(part), true);
}

/** What a click means: the first selector that fits. */
const clicks = {
  '[data-do]': (knob) => ({ turn: () => turn(1), back: () => turn(-1), confirm, cancel: letGo })[knob.dataset.do]?.(),
  '#table [data-t]': pointByClick,
  '#turn': () => turn(1),
  '#confirm': confirm,
  '#undo-none': (button) => tell(button.dataset.reason),
  '[data-zoom]': (button) => zoomMiddle($('svg[data-fit]', button.closest('.panel')), button.dataset.zoom),
  '.lights[aria-pressed="true"]': () => light([]),
  '.lights': (number) => light(number.dataset.lit.split(' '), number.dataset.words),
  '#replay-play': () => playOn(!playing),
  '[data-tell-away]': putAway,
  '[data-tell-again]': tellAgain,
  '#telling li a': tellWhere,
  '#log-list li[data-places] .said': tellWhere,
  '[data-step-link]': (link, event) => goTo(Number(link.dataset.stepLink), event),
  '#live': (link, event) => goTo(Infinity, event),
  '[data-tell]': (knob) => tellUpTo({ start: 1, back: tale.at - 1, on: tale.at + 1 }[knob.dataset.tell]),
  '[data-lesson="back"]': () => leaf(-1),
  '[data-lesson="next"]': () => leaf(1),
  '[data-lesson="free"]': () => chooseAlone(true),
  '[data-lesson="again"]': () => chooseAlone(false),
  '[data-lesson="show"]': () => showAdvice(),
  '[data-keys]': () => $('#keys').showModal(),
  '[data-copy]': (button) => copy($(button.dataset.copy).value),
  '[data-copy-link]': (link, event) => {
    event.preventDefault();
    copy(link.href);
  },
  '[data-values]': choosePreset,
  '[data-begin]': chooseBeginning,
};

document.addEventListener('click', (event) => {
  for (const menu of $$('details.menu[open], details.all-moves[open]')) if (!menu.contains(event.target)) menu.open = false;
  if (event.pointerType === 'touch') lookAround(event.target.closest('.tells') ?? document.body);
  const selector = Object.keys(clicks).find((key) => event.target.closest(key));
  if (selector) clicks[selector](event.target.closest(selector), event);
});

document.addEventListener('submit', (event) => {
  const form = event.target;
  const value = event.submitter?.value;
  if (form.matches('form.deed') && table()) {
    event.preventDefault();
    doDeed(form);
  } else if (form.matches('form.speech') && table()) {
    event.preventDefault();
    sendSpeech(form, event.submitter);
  } else if (form.matches('.raise')) {
    event.preventDefault();
    raise(form.elements.seat.value);
  } else if (form.matches('form.act')) {
    event.preventDefault();
    const move = offer.moves.find(({ a }) => a === value);
    if (!move) return;
    choose(move);
    form.closest('details').open = false;
    $('#confirm')?.focus();
  } else if (form.matches('#hint')) {
    event.preventDefault();
    askHint(form.elements.seat.value);
  } else if (form.matches('#undo')) {
    event.preventDefault();
    post('undo', { seat: form.elements.seat.value });
  } else if (form.closest('#themes')) { // no reload: the choice is sent, the sheet changes at once
    event.preventDefault();
    fetch(form.action, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ theme: value, back: '/' }) });
    if (value === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = value;
    $$('button', form).forEach((b) => (b === event.submitter ? b.setAttribute('aria-current', 'true') : b.removeAttribute('aria-current')));
    form.closest('details').open = false;
  } else if (form.closest('.menu')) { // another language, the same page: also the step looked at
    form.elements.back.value = location.pathname + location.search;
  }
});

/** Looking at a place, with the mouse or by keys, shows what would happen there. */
function look(target) {
  if (target === hovered || busy()) return;
  hovered = target;
  if (offer.moves.length && !current()) show();
}
document.addEventListener('pointerover', (event) => {
  if (event.pointerType !== 'mouse') return;
  lookAround(event.target);
  look(event.target.closest?.('#table .next[data-t]')?.dataset.t ?? null);
});
const lineOf = (element) => element?.closest?.('#log-list li, #telling li');
document.addEventListener('pointerover', (event) => { if (event.pointerType === 'mouse') showWhere(lineOf(event.target)); });
document.addEventListener('focusin', (event) => {
  showWhere(lineOf(event.target));
  lookAround(event.target);
  // A finger that chooses puts the focus there first; only the keys look by it.
  const place = byKeys && event.target.closest?.('.board .legal.next, .spots .next');
  if (place) look(place.dataset.t);
});
document.addEventListener('input', (event) => {
  if (event.target.id === 'replay-at') goTo(Number(event.target.value), event);
});
document.addEventListener('keydown', onKey);

/** Tables come and go while one looks at the lobby. */
async function poll(lobby) {
  if (document.hidden) return;
  const page = await fetch(location.pathname + location.search).then((answer) => answer.text()).catch(() => '');
  const fresh = $('#lobby', new DOMParser().parseFromString(page, 'text/html'));
  if (fresh) morph(lobby, fresh, false);
}

if ($('[data-poll]')) setInterval(() => poll($('[data-poll]')), $('[data-poll]').dataset.poll * 1000);

/** While a game is looked at again, its section of the result page is fetched anew until it is done. */
async function watchAnalysis() {
  while ($('#analysis[data-running]')) {
    await new Promise((done) => setTimeout(done, 1500));
    const page = await fetch(location.pathname).then((answer) => answer.text()).catch(() => '');
    const fresh = $('#analysis', new DOMParser().parseFromString(page, 'text/html'));
    if (!fresh) continue;
    morph($('#analysis'), fresh, false);
    if (fresh.dataset.running === undefined) say($('#analysis h2').textContent);
  }
}

/** After a game somebody may ask for another one, or agree to it: that part of the result page is fetched anew. */
async function watchOnceMore() {
  while ($('#once-more[data-watched]')) {
    await new Promise((done) => setTimeout(done, 2500));
    if (document.hidden) continue;
    const page = await fetch(location.pathname).then((answer) => answer.text()).catch(() => '');
    const fresh = $('#once-more', new DOMParser().parseFromString(page, 'text/html'));
    const was = $('#once-more').innerText;
    if (fresh) morph($('#once-more'), fresh, false);
    if ($('#once-more').innerText !== was) say($('#once-more').innerText);
  }
}
/** A record is read from a file into the form that sends it. */
$('#record-file')?.addEventListener('change', async (event) => {
  const [file] = event.target.files;
  if (file) $('#record-text').value = await file.text();
});

/** A link to a step: `#12`. Only a game that is over is looked at that way. */
function followHash() {
  const step = /^#(\d+)$/.exec(location.hash)?.[1];
  if (step !== undefined && table()?.dataset.state === 'over') lookAt(Math.min(Number(step), Number(table().dataset.steps)));
}
addEventListener('hashchange', followHash);

watchChart();
watchAnalysis();
watchOnceMore();
$$('svg[data-fit]').forEach((board) => refit(board));
retell(false);
if (table()) {
  readOffer();
  show();
  keepTelling();
  showBetter();
  lowered();
  readLesson();
  listen();
  followHash();
}
