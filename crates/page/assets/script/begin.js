// The one script of the pages, in parts that are served as one module. It never computes a rule: the server sends the
// legal actions with the board parts they belong to ("targets"), and the script leads a person from target to target,
// shows what would happen, sends the action, and works the new page into the old one. Every page works without it.

const $ = (selector, root = document) => root.querySelector(selector);
const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];
const words = JSON.parse($('#words')?.textContent ?? '{}');
const still = matchMedia('(prefers-reduced-motion: reduce)');
const table = () => $('#table');
const api = (path) => `/api/tables/${table().dataset.id}/${path}`;
document.documentElement.classList.add('js');

/** Reads something out: screen readers hear it, nobody sees it. */
function say(text) {
  const region = $('#say');
  region.textContent = '';
  setTimeout(() => { region.textContent = text; }, 60);
}

/** Says something in the dock's second line and in the live region: why not, or advice. */
function tell(text, kind = 'refusal') {
  const line = $('#why');
  if (line) {
    line.textContent = text;
    line.hidden = false;
    line.classList.toggle('advice', kind === 'advice');
  }
  say(text);
}

function quiet() {
  if ($('#why')) $('#why').hidden = true;
}
