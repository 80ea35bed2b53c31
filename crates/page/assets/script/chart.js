// The chart: pan and zoom change the viewBox only.

const CLOSE = 520; // how much of the sheet a small screen shows of a choice
const views = new Map(); // by id of the board: the part of the sheet that is shown
const numbers = (text) => text.split(' ').map(Number);
/** On a phone it may lie behind another tab. */
function isShown(board) {
  const { width, height } = board.getBoundingClientRect();
  return width > 0 && height > 0;
}

/** The view that shows the whole board clear of what lies over the chart. */
function whole(board) {
  const [x, y, w, h] = numbers(board.dataset.fit);
  const box = board.getBoundingClientRect();
  const within = (left, top) => {
    const scale = Math.max(w / (box.width - left), h / (box.height - top));
    const [width, height] = [box.width * scale, box.height * scale];
    return { x: x + w / 2 - (width + left * scale) / 2, y: y + h / 2 - (height + top * scale) / 2, w: width, h: height, scale };
  };
  const plain = within(0, 0);
  const title = board.parentElement.querySelector('.cartouche')?.getBoundingClientRect();
  if (!title?.width) return plain;
  const covers = $$('.hit', board).some((place) => {
    const part = place.getBBox();
    return part.width && (part.x - plain.x) / plain.scale + box.left < title.right
      && (part.y - plain.y) / plain.scale + box.top < title.bottom;
  });
  if (!covers) return plain;
  // A title that takes all the room leaves none beside it.
  const [left, top] = [title.right - box.left, title.bottom - box.top];
  const clear = [left < box.width && within(left, 0), top < box.height && within(0, top)].filter(Boolean);
  return clear.sort((a, b) => a.scale - b.scale)[0] ?? plain;
}

// So many pixels a place of the board must measure, or one opens it closer by; on a phone it is held closer, but hit by a finger.
const legible = () => ($('#tabs')?.offsetParent ? 60 : 40);

/** Where something happened last: what is told since my turn, or the newest line of the log that has a place on the board. */
function whereItHappened(board) {
  const lines = [...$$('#telling li[data-places]').reverse(), ...$$('#log-list li[data-places]')];
  for (const line of lines) {
    for (const name of line.dataset.places.split(' ')) {
      const place = ['t', 'place'].flatMap((mark) => $$(`[data-${mark}="${CSS.escape(name)}"]`, board)).find((one) => one.getBBox().width);
      if (place) return place;
    }
  }
  return undefined;
}

/** The middle of a place on the sheet: it may be moved by transforms of its own, and hidden until it is lit. */
function middleOf(place, board) {
  const { x, y, width, height } = place.getBBox();
  const own = place.getCTM(), sheet = board.getCTM();
  const middle = new DOMPoint(x + width / 2, y + height / 2);
  return own && sheet ? middle.matrixTransform(sheet.inverse().multiply(own)) : middle;
}

/** How a board opens: whole, or if its places were too small to be read, close by where something happened last. */
function home(board) {
  const fit = whole(board);
  if (!table() || !document.body.matches('.play')) return fit;
  const size = Number($('[data-size]', board)?.dataset.size); // of a place; boards that do not grow name none
  if (!size || size / fit.scale >= legible()) return fit;
  const at = whereItHappened(board);
  if (!at) return fit;
  const box = board.getBoundingClientRect();
  const [w, h] = [box.width, box.height].map((pixels) => pixels * size / legible());
  const { x, y } = middleOf(at, board);
  // Where there is nothing beyond the edge, nothing of it is shown.
  const along = (middle, from, length, seen) => (seen >= length ? from + (length - seen) / 2 : Math.min(Math.max(middle - seen / 2, from), from + length - seen));
  return { x: along(x, fit.x, fit.w, w), y: along(y, fit.y, fit.h, h), w, h, near: true };
}

/** Brings a place of a board into sight, if it lies outside of what is shown. */
function showOnBoard(place) {
  const board = place.closest('svg[data-fit]');
  const view = board && views.get(board.id);
  if (!view || !isShown(board)) return;
  const { x, y } = middleOf(place, board);
  const inside = (at, from, length) => at > from + length * 0.08 && at < from + length * 0.92;
  if (inside(x, view.x, view.w) && inside(y, view.y, view.h)) return;
  move(board, { ...view, x: x - view.w / 2, y: y - view.h / 2 }, view.moved, true);
}

function apply(board, view) {
  board.setAttribute('viewBox', [view.x, view.y, view.w, view.h].map((n) => n.toFixed(2)).join(' '));
  board.style.setProperty('--unit', (view.w / board.getBoundingClientRect().width).toFixed(3)); // of a pixel
}

function move(board, to, moved, slowly) {
  const was = views.get(board.id);
  const from = was && { ...was };
  views.set(board.id, { ...to, moved, fit: board.dataset.fit });
  if (!from || !slowly || still.matches) return apply(board, to);
  const start = performance.now();
  const frame = (time) => {
    const view = views.get(board.id);
    if (view.x !== to.x || view.w !== to.w) return; // something newer came
    const part = Math.min(1, (time - start) / 420);
    const ease = 1 - (1 - part) ** 3;
    const mix = (key) => from[key] + (to[key] - from[key]) * ease;
    apply(board, { x: mix('x'), y: mix('y'), w: mix('w'), h: mix('h') });
    if (part < 1) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  return undefined;
}

/** Fits a board that is new, has grown or changed its size on the screen, unless the reader moved it. */
function refit(board, resized) {
  if (!isShown(board)) return;
  const view = views.get(board.id);
  const led = resized && view?.led && chosen.includes(view.led); // the choice is still shown
  const grown = view?.fit !== board.dataset.fit;
  // Who sees a part of the board only goes where something happens.
  const happens = view?.near && view.seq !== table()?.dataset.seq;
  if (!view || !view.moved && !led && (resized || grown || happens)) {
    move(board, home(board), false, !resized);
    views.get(board.id).seq = table()?.dataset.seq;
  }
  else if (resized) { // keep the middle and the scale
    const box = board.getBoundingClientRect();
    const h = view.w * box.height / box.width;
    move(board, { ...view, y: view.y + (view.h - h) / 2, h }, view.moved);
  } else apply(board, view);
}

/** On a small screen the view goes to the place that is chosen, and back when it is let go, unless the reader moved it. */
function follow() {
  const board = $('body.play svg[data-fit]');
  const view = board && views.get(board.id);
  if (!view || view.moved || !$('#tabs')?.offsetParent || !isShown(board)) return;
  // Of several places the one chosen last: where the action ends. While there is another to choose, all of them are shown.
  const ends = nexts(chosen).size && $('.legal.next', board) ? [] : $$('.legal.chosen', board).filter((end) => end.getBoundingClientRect().width);
  const place = ends.sort((a, b) => chosen.indexOf(b.dataset.t) - chosen.indexOf(a.dataset.t))[0];
  const fit = whole(board);
  if (!place && view.led) return move(board, home(board), false, true);
  if (!place || view.led === place.dataset.t || fit.w < CLOSE * 1.2) return undefined;
  // Places may be moved by transforms of their own: what counts is where they stand on the screen.
  const seen = place.getBoundingClientRect();
  const middle = new DOMPoint(seen.left + seen.width / 2, seen.top + seen.height / 2).matrixTransform(board.getScreenCTM().inverse());
  const near = (at, start, length) => 0.85 * at + 0.15 * (start + length / 2);
  const [w, h] = [CLOSE, CLOSE * fit.h / fit.w];
  const [x, y] = [near(middle.x, fit.x, fit.w) - w / 2, near(middle.y, fit.y, fit.h) - h / 2];
  move(board, { x, y, w, h }, false, true);
  views.get(board.id).led = place.dataset.t;
  return undefined;
}

function zoom(board, factor, clientX, clientY) {
  if (!isShown(board)) return;
  const view = views.get(board.id) ?? whole(board);
  const box = board.getBoundingClientRect();
  const fit = whole(board);
  const scale = Math.min(Math.max(factor, view.w / (fit.w * 2)), view.w / (fit.w / 8));
  const [px, py] = [(clientX - box.left) / box.width, (clientY - box.top) / box.height];
  const [w, h] = [view.w / scale, view.h / scale];
  move(board, { x: view.x + px * (view.w - w), y: view.y + py * (view.h - h), w, h }, true);
}

function zoomMiddle(board, verb) {
  if (!board || !isShown(board)) return undefined;
  if (verb === 'fit') return move(board, whole(board), false, true);
  const box = board.getBoundingClientRect();
  return zoom(board, verb === 'in' ? 1.3 : 1 / 1.3, box.left + box.width / 2, box.top + box.height / 2);
}

function watchChart() {
  const fingers = new Map();
  let dragged = false;
  const boardOf = (event) => event.target.closest?.('body.play svg[data-fit]');
  document.addEventListener('wheel', (event) => {
    const board = boardOf(event);
    if (!board) return;
    event.preventDefault();
    zoom(board, Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0016)), event.clientX, event.clientY);
  }, { passive: false });
  document.addEventListener('pointerdown', (event) => {
    if (!boardOf(event) || event.button) return;
    if (!fingers.size) dragged = false;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY, board: boardOf(event) });
  });
  document.addEventListener('pointermove', (event) => {
    const finger = fingers.get(event.pointerId);
    if (!finger) return;
    const [dx, dy] = [event.clientX - finger.x, event.clientY - finger.y];
    if (!dragged && Math.hypot(dx, dy) < 6) return;
    if (!dragged) finger.board.setPointerCapture(event.pointerId);
    dragged = true;
    const { board } = finger;
    const view = views.get(board.id);
    const unit = view.w / board.getBoundingClientRect().width;
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    const share = other ? 0.5 : 1; // two fingers move the sheet together
    move(board, { ...view, x: view.x - dx * unit * share, y: view.y - dy * unit * share }, true);
    if (other) {
      const [was, is] = [finger, { x: event.clientX, y: event.clientY }].map((p) => Math.hypot(p.x - other.x, p.y - other.y));
      if (was > 8) zoom(board, is / was, (event.clientX + other.x) / 2, (event.clientY + other.y) / 2);
    }
    Object.assign(finger, { x: event.clientX, y: event.clientY });
  });
  for (const end of ['pointerup', 'pointercancel']) document.addEventListener(end, (event) => fingers.delete(event.pointerId));
  document.addEventListener('click', (event) => { // a drag is no click
    if (!dragged || !boardOf(event)) return;
    dragged = false;
    event.stopPropagation();
  }, true);
  // A board changes its size with its window, and when its tab is opened.
  const sizes = new ResizeObserver((changes) => changes.forEach(({ target }) => refit(target, true)));
  $$('svg[data-fit]').forEach((board) => sizes.observe(board));
}
