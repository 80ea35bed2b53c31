// Keys: one tab stop for each group, arrows inside it, letters for the verbs.

const groups = '#hand, #buttons, .spots, .looks, svg.board, #log-list';
const kinds = { 'svg': '.legal.next', '.looks': '.tells', '#log-list': '.step', '*': '[data-t]' };
const members = (group) => $$(kinds[Object.keys(kinds).find((kind) => group.matches(kind))], group);

let byKeys = false; // was the last thing done with the keys?
document.addEventListener('keydown', () => { byKeys = true; }, true);
document.addEventListener('pointerdown', () => { byKeys = false; }, true);

/** One tab stop for each group, arrows inside it. */
function rove() {
  for (const group of $$(groups)) {
    const all = members(group);
    $$('.legal', group).forEach((place) => place.setAttribute('tabindex', '-1'));
    const stop = all.find((m) => m === document.activeElement) ?? all.find((m) => m.matches('.chosen')) ?? all[0];
    all.forEach((member) => member.setAttribute('tabindex', member === stop ? '0' : '-1'));
  }
}

/** Through cards, buttons and the log, left and right lead in their order, round and round. */
function inOrder(element, key) {
  const group = element.closest(groups);
  const by = { ArrowLeft: -1, ArrowRight: 1 }[key];
  if (!by || group.matches('svg, .looks')) return undefined;
  const all = members(group).filter((member) => member.getClientRects().length);
  return all.at((all.indexOf(element) + by) % all.length);
}

/** Elsewhere the arrow keys go to the nearest place in about that direction. */
function towards(element, key) {
  const [ax, ay] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  const middle = (e) => {
    const box = e.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };
  const [x, y] = middle(element);
  let [best, cost] = [undefined, Infinity];
  for (const other of members(element.closest(groups))) {
    const [ox, oy] = middle(other);
    const distance = Math.hypot(ox - x, oy - y);
    const cosine = distance ? ((ox - x) * ax + (oy - y) * ay) / distance : -1;
    if (other !== element && cosine > 0.4 && distance * (2 - cosine) < cost) [best, cost] = [other, distance * (2 - cosine)];
  }
  return best;
}

function step(element, key) {
  const next = inOrder(element, key) ?? towards(element, key);
  if (!next) return;
  next.focus();
  rove();
}

/** The log over the panels goes first; the choice below it stays. */
function closeDrawer() {
  const drawer = $('#drawer:checked');
  if (!drawer || $('#tabs')?.offsetParent) return false;
  drawer.click();
  return true;
}

/** Esc closes one thing at a time, what came last first: a menu, the log, the note beside the board, the step just chosen. */
function closeOne() {
  const menu = $$('details.menu[open], details.all-moves[open], #talk[open]').at(-1);
  if (menu) {
    menu.open = false;
    if (menu.contains(document.activeElement)) $('summary', menu).focus();
    return;
  }
  if (!table()) return;
  if (seen && seen !== partOf(chosen.at(-1))) return lookAway();
  if (closeDrawer()) return;
  if (lit.length) return light([]);
  stepBack();
}

function onKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const { target } = event;
  if (target.closest?.('.tell') && tellByKey(event.key)) return event.preventDefault();
  const place = target.closest?.('[data-t], .tells, #log-list .step');
  const typing = target.matches?.('input:not([type=range], [type=radio], [type=checkbox]), textarea, select, dialog *');
  // Letters by their place on the keyboard where the layout is not Latin.
  const letter = /^[a-z]$/i.test(event.key) ? event.key.toLowerCase() : event.code.replace('Key', '').toLowerCase();
  const drawn = target.ownerSVGElement !== undefined;
  if (event.key === 'Escape') {
    if (!$('dialog[open]')) closeOne(); // which closes by itself
  } else if (typing || !table()) {
    return;
  } else if (looksBack() && !place && !target.closest('input, summary, .tell') && !(event.key === ' ' && target.closest('button, a')) && replayByKey(event)) {
    // gone to another step
  } else if (!(event.key === 'Enter' && target.closest('button, a, summary')) && teachByKey(letter, event.key)) {
    // read on, or asked the teacher
  } else if (event.key.startsWith('Arrow') && place) {
    step(place, event.key);
  } else if (event.key === 'Enter' && chosen.includes(place?.dataset.t) && current()) {
    confirm(); // on something chosen; the space bar puts it back
  } else if ((event.key === 'Enter' || event.key === ' ') && place?.dataset.t && drawn) {
    point(place.dataset.t, place);
  } else if (event.key === 'Enter' && !target.closest('button, a, summary, input, label') && offer.moves.length) {
    confirm();
  } else if (letter === 'r') {
    turn(event.shiftKey ? -1 : 1);
  } else if (letter === 'u') {
    $('#undo')?.requestSubmit();
  } else if (letter === 'h') {
    $('#hint')?.requestSubmit();
  } else if (letter === 'q') {
    $('#prompt')?.focus();
  } else if (letter === 'l') {
    const log = $('#tabs')?.offsetParent ? $('#tab-log') : $('#drawer') ?? $('#pane-log');
    log?.click();
    $('#log-list')?.focus();
  } else if (event.key === '?') {
    $('#keys')?.showModal();
  } else if ('+=-−0'.includes(event.key)) {
    zoomMiddle($('svg[data-fit]'), { '+': 'in', '=': 'in', 0: 'fit' }[event.key] ?? 'out');
  } else {
    return;
  }
  if (event.key !== 'Escape') event.preventDefault();
}
