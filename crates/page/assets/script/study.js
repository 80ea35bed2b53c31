// Lessons: what is explained is read page by page, what it speaks of is ringed, and advice is chosen on the board.

let reading = 0; // the page that is read

const lessonPages = () => JSON.parse($('#lesson')?.dataset.pages ?? '[]');

/** A new stop begins with its first page. */
function readLesson() {
  const pages = lessonPages();
  const key = $('#lesson')?.dataset.pages;
  if (key !== readLesson.last) reading = 0;
  readLesson.last = key;
  showPage(pages);
}

function showPage(pages) {
  $$('.pointed').forEach((place) => place.classList.remove('pointed'));
  const page = pages[reading];
  if (!page) return;
  const next = $('[data-lesson="next"]');
  const more = reading < pages.length - 1;
  if (next) next.hidden = !more;
  if ($('[data-lesson="show"]')) $('[data-lesson="show"]').hidden = more;
  if (pages.length > 1) {
    $('#prompt').textContent = page.h;
    $('#facts').textContent = page.t;
    $('#facts').dataset.own = page.t; // what stands there again when a choice is let go
  }
  ring(page.p);
}

/** Rings the places a page speaks of; the first one is brought into sight. */
function ring(targets) {
  const found = targets.flatMap((target) => ['t', 'place'].flatMap((mark) => $$(`#table [data-${mark}="${CSS.escape(target)}"]`)));
  found.forEach((place) => place.classList.add('pointed'));
  const seen = found.find((place) => place.closest('.panel, .chart'));
  if (!seen) return;
  const tab = $(`#tabs [data-panel="${seen.closest('.panel')?.id}"] input`);
  if (tab?.offsetParent && !seen.offsetParent && !(seen instanceof SVGElement)) tab.click();
  if (!(seen instanceof SVGElement)) seen.scrollIntoView({ block: 'nearest' });
}

function readOn() {
  reading += 1;
  showPage(lessonPages());
  say(`${$('#prompt').textContent} ${$('#facts').textContent}`);
}

/** Chooses what is advised, as if one had pointed at it; the learner confirms. */
function showAdvice() {
  const move = offer.moves.find((m) => m.a === $('#lesson')?.dataset.advice);
  if (!move) return;
  choose(move);
  $('#confirm')?.focus();
}
