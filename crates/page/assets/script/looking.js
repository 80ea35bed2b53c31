// Looking: parts of the board that say what they are, when one points at them or comes by with the keys.

let seen = null; // the part that is looked at

/** The part of the board that a target belongs to. */
const partOf = (target) => (target ? $(`.tells[data-of~="${CSS.escape(target)}"]`) : null);

/** Something is looked at: a part itself, or a card or mark that belongs to one. */
function lookAround(element) {
  const part = element.closest?.('.tells') ?? partOf(element.closest?.('[data-t]')?.dataset.t);
  if (part === seen) return;
  seen = part;
  speak();
}

function lookAway() {
  seen = null;
  speak();
}

/** Lights up what is looked at, or else what is chosen, and says what it is. */
function speak() {
  const part = seen?.isConnected ? seen : partOf(chosen.at(-1));
  for (const light of $$('.light')) light.classList.toggle('on', light.dataset.region === part?.dataset.region);
  explain();
}

/** The note beside the board: of what is looked at, or else of a score. */
function explain() {
  const note = $('#explain');
  if (!note) return;
  const part = seen?.isConnected ? seen : undefined;
  const text = part?.getAttribute('aria-label') ?? sums;
  const callout = note.matches('.callout');
  if (callout) note.hidden = !text;
  if (callout || text) write(note, text ?? '');
  if (callout && part) aside(note, part);
}

/** The first line is the title. */
function write(note, text) {
  const [title, ...lines] = text.split('\n');
  const head = document.createElement('b');
  head.textContent = title;
  note.replaceChildren(head, `\n${lines.join('\n')}`);
}

/** Puts the note into the corner where it covers least, and never what it speaks of. */
function aside(note, part) {
  const apart = (a, b) => a.right < b.left || b.right < a.left || a.bottom < b.top || b.bottom < a.top;
  const parts = $$('.tells').map((other) => [other.getBoundingClientRect(), other === part ? 1000 : 1]);
  let [best, cost] = ['', Infinity];
  for (const corner of ['', 'west', 'south', 'west south']) {
    note.className = `callout ${corner}`;
    const box = note.getBoundingClientRect();
    const covers = parts.reduce((sum, [rect, weight]) => sum + (apart(box, rect) ? 0 : weight), 0);
    if (covers < cost) [best, cost] = [corner, covers];
  }
  note.className = `callout ${best}`;
}
