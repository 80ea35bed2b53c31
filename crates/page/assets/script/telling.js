// Telling: what happened is told in numbered steps. New ones come one after the other; the reader may go back and on.

const tale = { id: undefined, known: 0, at: 0 }; // which tale, how many steps of it, and up to which one it is read

/** The parts of a tale, each with the number of its step, from 0: a step may have several, such as a column of a table. */
const parts = (list) => $$('[data-told]', list ?? document.createElement('ol')).map((part) => [part, part.dataset.told - 1]);

/** After news: steps that are new come one after the other, unless the reader looks at an earlier one. */
function retell(lively) {
  const list = $('.tale');
  const [id, known] = list ? [list.dataset.tale, Number(list.dataset.known)] : [undefined, 0];
  const before = id === tale.id ? tale.known : 0;
  const back = id === tale.id && tale.at < tale.known;
  Object.assign(tale, { id, known, at: back ? Math.min(tale.at, known) : known });
  parts(list).forEach(([step, i]) => {
    step.classList.toggle('fresh', lively && !back && i >= before && i < known);
    step.style.setProperty('--after', `${Math.max(0, i - before) * 0.42}s`);
  });
  showTale();
}

function showTale() {
  const list = $('.tale');
  if (!list) return;
  const back = tale.at < tale.known;
  parts(list).forEach(([step, i]) => {
    step.classList.toggle('untold', i >= tale.at && i < tale.known);
    step.classList.toggle('at', back && i === tale.at - 1);
  });
  const knobs = list.parentElement;
  $('.tell .at', knobs).textContent = `${tale.at}/${tale.known}`;
  able($('[data-tell=start]', knobs), tale.at > 1);
  able($('[data-tell=back]', knobs), tale.at > 1);
  able($('[data-tell=on]', knobs), back);
}

/** Goes to a step, shows it and reads it out. */
function tellUpTo(step) {
  const to = Math.min(Math.max(step, 1), tale.known);
  if (to === tale.at) return;
  tale.at = to;
  $$('.tale .fresh').forEach((fresh) => fresh.classList.remove('fresh'));
  showTale();
  const told = parts($('.tale')).filter(([, i]) => i === to - 1).map(([part]) => part);
  told[0]?.scrollIntoView({ block: 'nearest' });
  say(told.map((part) => part.innerText).join('\n'));
}

let away; // the last step of what was put away

/** What the others did stays until the reader acts or puts it away. */
function keepTelling() {
  const told = $('#telling');
  if (!told) return;
  told.hidden = told.dataset.last === away;
  told.scrollTop = told.scrollHeight; // the newest is in sight
}

function putAway() {
  away = $('#telling')?.dataset.last;
  keepTelling();
}

/** Plays once more what the others did. */
function tellAgain() {
  const from = Number($('#telling').dataset.first) - 1;
  lookAt(from).then(() => playOn(true, 800));
}

/** Shows where a line of the log or of the telling happened: the places, or the card of whoever did it. */
function showWhere(line, opened) {
  $$('.here').forEach((place) => place.classList.remove('here'));
  if (!line) return;
  const names = line.dataset.places?.split(' ') ?? [];
  const places = names.flatMap((name) => ['t', 'place'].flatMap((mark) => $$(`.panel [data-${mark}="${CSS.escape(name)}"]`)));
  const card = line.dataset.seat && $(`#player-${line.dataset.seat}`);
  const shown = places.length ? places : [card].filter(Boolean);
  shown.forEach((place) => place.classList.add('here'));
  if (!opened || !shown.length) return;
  bring(shown.find((place) => !place.closest('details:not([open])')) ?? shown[0]);
  if (places[0]?.ownerSVGElement) showOnBoard(places[0]);
}

/** Left and right, to the beginning and to the end, while the keys are at the knobs. */
function tellByKey(key) {
  const to = { ArrowLeft: tale.at - 1, ArrowRight: tale.at + 1, Home: 1, End: tale.known }[key];
  if (to !== undefined) tellUpTo(to);
  return to !== undefined;
}
