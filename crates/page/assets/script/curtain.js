// The curtain at a shared screen. While it is down the page knows no more than a spectator; raised, it shows one seat, until
// that seat has decided, the page is loaded anew or nobody touches it for a while.

let raised;      // the seat for which the curtain is up
let touched = 0; // when somebody last did something
for (const kind of ['pointerdown', 'pointermove', 'keydown']) document.addEventListener(kind, () => { touched = performance.now(); }, true);

/** The part of an address that names the seat. */
const asSeat = (mark) => (raised ? `${mark}seat=${raised}` : '');

function raise(seat) {
  raised = seat;
  touched = performance.now();
  hangUp();
  return refresh().then(listen).then(refocus);
}

/** The curtain has fallen: what is told from now on is told to spectators. */
function lowered() {
  const button = $('#sail .raise button');
  if (!button) return;
  if (raised) {
    raised = undefined;
    hangUp();
    listen();
  }
  if (button.checkVisibility() && !button.closest('#sail').contains(document.activeElement)) button.focus();
}

/** Nobody is there any more. */
function idle() {
  const patience = Number(table()?.dataset.idle ?? 0) * 1000;
  if (raised && patience && performance.now() - touched > patience) raise(undefined);
}

setInterval(idle, 500);
