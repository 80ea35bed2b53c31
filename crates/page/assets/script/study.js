// Lessons: what is explained is read page by page, what it speaks of is ringed, and advice is chosen on the board.

let reading = 0;   // the page that is read
let free = false;  // the learner chooses alone: no ring, no advice

const lessonPages = () => JSON.parse($('#lesson')?.dataset.pages ?? '[]');
const advised = () => offer.moves.find((m) => m.a === $('#lesson')?.dataset.advice);

const lessonNow = () => ['pages', 'from', 'advice'].map((part) => $('#lesson')?.dataset[part]).join();

/** A new stop begins with its first page; what was read before it can be leafed back to. */
function readLesson() {
  if (lessonNow() !== readLesson.last) {
    reading = Number($('#lesson')?.dataset.from ?? 0);
    free = false;
  }
  readLesson.last = lessonNow();
  showPage();
}

function showPage() {
  const [pages, box] = [lessonPages(), $('#lesson-page')];
  const [page, last] = [pages[reading], reading >= pages.length - 1];
  if (box) {
    const [head, text] = box.children;
    box.hidden = last && !free;
    head.textContent = free ? $('#lesson').dataset.free : page?.h ?? '';
    text.textContent = free ? box.dataset.free : page?.t ?? '';
    box.closest('.prompt').classList.toggle('reads', !box.hidden);
  }
  if (page?.l && $('#lesson-stop')) {
    $('#lesson-stop').textContent = page.l;
    $('.lesson progress').value = page.n;
  }
  const knobs = { back: reading > 0 && !free, next: !last && !free, show: last && !free, free: last && !free, again: free };
  for (const [name, shown] of Object.entries(knobs)) {
    const knob = $(`[data-lesson="${name}"]`);
    if (knob) knob.hidden = !shown;
  }
  pointOut();
}

/** Rings what is spoken of: while something is explained all of it, then the place where to go on. */
function pointOut() {
  if (!$('#lesson') || lessonNow() !== readLesson.last) return; // a new stop is read first
  const pages = lessonPages();
  const page = pages[reading];
  const move = reading >= pages.length - 1 ? advised() : undefined;
  const [path, same] = [move?.p ?? [], !move || chosen.every((target) => move.p.includes(target))];
  $('#lesson').toggleAttribute('data-alone', free || !same);
  if (free || !page) return ring([]);
  if (!move) return ring(page.p);
  const onwards = path.find((target) => !chosen.includes(target));
  if (!same) return ring([]);
  if (onwards) return ring([onwards], page.p);
  return ring([], [], current() === move ? $('#confirm') : $('#turn'));
}

/** Rings places; the first one is brought into sight, once. */
function ring(targets, instead = [], knob = undefined) {
  const places = (names) => names.flatMap((name) => ['t', 'place'].flatMap((mark) => $$(`#table [data-${mark}="${CSS.escape(name)}"]`)));
  let found = places(targets);
  if (!found.length) found = places(instead);
  if (knob) found = [knob];
  $$('.pointed').forEach((place) => place.classList.remove('pointed'));
  found.forEach((place) => place.classList.add('pointed'));
  const key = [reading, table().dataset.seq, ...targets].join(' ');
  const seen = found.find((place) => place.closest('.panel, .chart'));
  if (!seen || key === ring.last) return;
  ring.last = key;
  const tab = $(`#tabs [data-panel="${seen.closest('.panel')?.id}"] input`);
  if (tab?.offsetParent && !seen.getClientRects().length) tab.click();
  if (seen instanceof SVGElement) return;
  const { top, bottom } = seen.getBoundingClientRect();
  const view = seen.closest('.panel, .panels')?.getBoundingClientRect();
  const panels = $('#panels').getBoundingClientRect();
  if (!view || top < Math.max(view.top, panels.top) || bottom > Math.min(view.bottom, panels.bottom)) seen.scrollIntoView({ block: 'center' });
}

function leaf(by) {
  reading = Math.max(0, Math.min(reading + by, lessonPages().length - 1));
  showPage();
  const page = lessonPages()[reading];
  say(`${page.h} ${page.t}`);
}

/** Chooses what is advised, as if one had pointed at it; the learner confirms. */
function showAdvice() {
  const move = advised();
  if (!move) return;
  choose(move);
  $('#confirm')?.focus();
}

/** The teacher waits, or is asked again. */
function chooseAlone(alone) {
  free = alone;
  letGo();
  showPage();
  say($(alone ? '#lesson-page' : '#prompt').textContent);
}

/** Something else is chosen: what the lesson says of it, before it is done. */
function compare() {
  const [move, { other } = {}] = [advised(), $('#lesson')?.dataset ?? {}];
  const differs = move && other && current() && !meant(chosen).includes(move);
  if (differs) tell(other, 'advice');
  else if (compare.told) quiet();
  compare.told = differs;
  const asks = reading >= lessonPages().length - 1;
  const knobs = { free: asks && !differs, again: differs };
  for (const [name, shown] of free ? [] : Object.entries(knobs)) {
    const knob = $(`[data-lesson="${name}"]`);
    if (knob) knob.hidden = !shown;
  }
}

/** B, S and C, and Enter for "Next"; says whether it was one of them. */
function teachByKey(letter, key) {
  const name = { b: 'back', s: 'show', c: 'free' }[letter] ?? (key === 'Enter' && !current() ? 'next' : undefined);
  const knob = name && $(`[data-lesson="${name}"]:not([hidden])`);
  knob?.click();
  return Boolean(knob);
}
