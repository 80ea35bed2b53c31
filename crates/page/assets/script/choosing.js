// Choosing: an action is a path of targets, and pointing walks along it.

let offer = { moves: [] };   // what the server says I may do
let sits;                    // the seat that was asked last
let chosen = [];             // targets pointed at so far
let variant = 0;             // which of the actions that share the chosen path
let hovered = null;          // a target looked at but not chosen
let since = 0;               // when the last target was chosen; a double click must not confirm by accident

const isLoose = (target) => target?.startsWith('any-'); // ends a path, in whatever order
const along = (path) => offer.moves.filter(({ p }) => path.every((target, i) => (isLoose(target) ? p.includes(target) : p[i] === target)));
const meant = (path) => along(path).filter((move) => move.p.length === path.length);
const onward = ({ p }, path) => (isLoose(p[path.length]) ? p.filter((target) => isLoose(target) && !path.includes(target)) : [p[path.length]]);
const nexts = (path) => new Set(along(path).filter((move) => move.p.length > path.length).flatMap((move) => onward(move, path)));
const current = () => (chosen.length ? meant(chosen)[variant] : undefined);
const isButton = (target) => target.startsWith('do-');

/** Takes the server's offer from the page, and keeps of the choice what is still possible. */
function readOffer() {
  const text = $('#moves')?.textContent;
  offer = text ? JSON.parse(text) : { moves: [] };
  // Somebody else sits here now: the sheets that are open are theirs.
  if (sits && offer.seat && sits !== offer.seat) $$('#panels input[type=radio]').forEach((sheet) => { sheet.checked = sheet.defaultChecked; });
  sits = offer.seat ?? sits;
  while (chosen.length && !along(chosen).length) chosen.pop();
  if (variant >= meant(chosen).length) variant = 0;
  preselect();
}

/** Walks on while there is only one way, but leaves the last word to the player. */
function preselect() {
  const [only, ...others] = offer.moves;
  if (only?.p.length === 1 && isButton(only.p[0]) && !others.length) chosen = [...only.p]; // all that is left to do
  for (;;) {
    const ways = [...nexts(chosen)].filter((target) => !isButton(target));
    if (ways.length !== 1 || meant(chosen).length || !nexts([...chosen, ways[0]]).size) return;
    chosen.push(ways[0]);
  }
}

/** Somebody points at a target. */
function point(target, element) {
  if (!offer.moves.length) return;
  if (isLoose(target) && chosen.includes(target)) return putBack(target);
  if (chosen.length && chosen.at(-1) === target) return pointAgain();
  if (isLoose(target) && !nexts(chosen).has(target)) { // one too many takes the place of the oldest
    const fewer = chosen.filter((held) => held !== chosen.find(isLoose));
    if (nexts(fewer).has(target)) chosen = fewer;
  }
  // At which step of the path does this target make sense? The deepest one wins.
  let level = chosen.length;
  while (level >= 0 && !nexts(chosen.slice(0, level)).has(target)) level -= 1;
  if (level < 0) return shortcut(target) ?? askWhy(target, element);
  const rest = chosen.slice(level + 1);
  chosen = [...chosen.slice(0, level), target];
  for (const old of rest) { // another tile, but the same place, if it fits there too
    if (!nexts(chosen).has(old)) break;
    chosen.push(old);
  }
  variant = 0;
  since = performance.now();
  preselect();
  show();
}

function putBack(target) {
  chosen = chosen.filter((held) => held !== target);
  variant = 0;
  return show();
}

/** Somebody points at what an action takes before saying which action: if there is one shortest way to it, walk it. */
function shortcut(target) {
  const ways = offer.moves.filter((move) => move.p.includes(target)).map((move) => move.p.slice(0, move.p.indexOf(target) + 1));
  const shortest = Math.min(...ways.map((way) => way.length));
  const kinds = new Set(ways.filter((way) => way.length === shortest).map((way) => way.join()));
  if (kinds.size !== 1) return undefined;
  chosen = [...kinds][0].split(',');
  variant = 0;
  since = performance.now();
  preselect();
  show();
  return true;
}

/** The same target again: turn through the variants; with a single one, let go. A double click chooses once. */
function pointAgain() {
  if (meant(chosen).length > 1) return turn(1);
  if (performance.now() - since < 350) return undefined;
  chosen.pop();
  variant = 0;
  quiet();
  return show();
}

function turn(by) {
  const count = meant(chosen).length;
  if (count < 2) return;
  variant = (variant + by + count) % count;
  show();
}

function letGo() {
  asking?.abort();
  chosen = [];
  preselect();
  variant = 0;
  hovered = null;
  quiet();
  show();
}

/** One step of the choice back; what follows by itself goes with the step that brought it. */
function stepBack() {
  if (!chosen.length) return letGo();
  const was = chosen.length;
  for (let kept = was - 1; kept >= 0; kept -= 1) {
    chosen = chosen.slice(0, kept);
    preselect();
    if (chosen.length < was) break;
  }
  if (chosen.length >= was) return letGo();
  asking?.abort();
  variant = 0;
  hovered = null;
  quiet();
  return show();
}

function confirm() {
  const move = current();
  if (move) send(move);
  else tell(words.choose);
}

/** Puts the state of the choice on the page: marks, cards, buttons, ghost and facts. */
function show() {
  mark();
  const looked = hovered && meant(isButton(hovered) ? [hovered] : [...chosen, hovered])[0];
  forecast(current() ?? looked);
  if (!hovered) reveal();
  speak();
  follow();
  compare();
  pointOut();
}

function mark() {
  const further = nexts(chosen);
  const level = further.size ? chosen : chosen.slice(0, -1);
  const now = further.size ? further : nexts(level);
  for (const element of $$('#table [data-t]')) {
    const target = element.dataset.t;
    const held = chosen.includes(target);
    element.classList.toggle('next', now.has(target));
    element.classList.toggle('chosen', held);
    if (element.matches('button')) element.setAttribute('aria-pressed', held);
    if (!element.matches('.legal')) continue;
    const ways = meant([...level, target]).length;
    element.classList.toggle('hidden', !now.has(target) && !held); // what is picked up stays marked, and keeps the focus
    $('.l-more', element)?.classList.toggle('hidden', ways < 2);
    if (!$('.l-n', element)) continue;
    $('.l-n', element).textContent = ways;
    // What is to be read on it belongs to its name.
    const name = element.getAttribute('aria-label')?.replace(/ \(\d+\)$/, '');
    if (name !== undefined) element.setAttribute('aria-label', ways > 1 ? `${name} (${ways})` : name);
  }
  const count = meant(chosen).length;
  if ($('#turn')) {
    able($('#turn'), count > 1);
    $('#turn .count').textContent = count > 1 ? `${variant + 1}/${count}` : '';
  }
  if ($('#confirm')) sayWhatIsConfirmed($('#confirm'));
  askOn();
  stages();
  badges();
  rove();
}

/** The question is that of this step: what the action that is half said still needs. */
function askOn() {
  const last = chosen.at(-1);
  const asks = $$('#prompt [data-after]');
  const fits = nexts(chosen).size ? asks.filter((other) => last?.startsWith(other.dataset.after)) : [];
  const [ask] = fits.sort((a, b) => b.dataset.after.length - a.dataset.after.length);
  asks.forEach((other) => { other.hidden = other !== ask; });
  if ($('#prompt .asked')) $('#prompt .asked').hidden = Boolean(ask);
}

/** The word on the button says what is chosen, where choices are of several kinds. */
function sayWhatIsConfirmed(button) {
  able(button, current() !== undefined);
  const others = $$('[data-for]', button);
  const own = $('.own', button);
  own.textContent = (chosen.length === 1 && $(`#buttons [data-t="${CSS.escape(chosen[0])}"] span`)?.textContent) || '';
  const word = own.textContent ? own : others.find((other) => chosen[0]?.startsWith(other.dataset.for)) ?? $('.word', button);
  [$('.word', button), own, ...others].forEach((other) => { other.hidden = other !== word; });
}

/** Chooses an action as a whole: what a hint advises, or one out of the list of all. */
function choose(move) {
  chosen = [...move.p];
  variant = Math.max(0, meant(chosen).indexOf(move));
  since = performance.now();
  show();
  const place = $$('.panel [data-t].chosen:not(svg *)').at(-1);
  if (place) bring(place);
}

let led; // the choice for which a tab was opened: the reader may look at others meanwhile

/** On a phone each tab says how many places one may point at there; if only another tab has any, it opens. */
function badges() {
  const tabs = $$('#tabs [data-panel]');
  // What only repeats a place of another panel in words leads nobody there.
  const count = (tab) => new Set($$(`#${tab.dataset.panel} .next[data-t]:not(.echo)`).map((place) => place.dataset.t)).size;
  for (const tab of tabs) {
    const badge = $('.badge', tab);
    badge.textContent = count(tab) || '';
    badge.hidden = tabs.length < 2 || !count(tab);
  }
  const choice = [table().dataset.seq, ...chosen].join(' ');
  if (choice === led) return;
  const news = led?.split(' ')[0] !== table().dataset.seq;
  led = choice;
  const open = tabs.find((tab) => $('input', tab).checked);
  if (!open || !$('#tabs').offsetParent) return;
  // What just happened is told before one goes on; whoever goes on at once is not called back.
  const told = news && $('.tale .fresh')?.closest('.panel');
  if (told) return $('input', tabs.find((tab) => tab.dataset.panel === told.id))?.click();
  if (count(open) || $('#ask .next')) return;
  const other = tabs.filter(count).sort((a, b) => count(b) - count(a))[0];
  if (!other) return;
  $('input', other).click();
  tell(words.moved.replace('…', $('span', other).textContent), 'advice');
}

/** What may be pointed at is in sight: if none of it is, the first of it is scrolled to. */
function reveal() {
  const places = $$('.panel .next[data-t]:not(svg *, .echo)').filter((place) => place.checkVisibility());
  if (!places.length || $('#ask .next') || $('.board .legal.next')) return;
  const isSeen = (place) => {
    const { left, top, width, height } = place.getBoundingClientRect();
    return place.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  if (!places.some(isSeen)) places[0].scrollIntoView({ block: 'center' });
}

/** The steps of the turn go on with what is chosen; the last one is taken by confirming. */
function stages() {
  const steps = $$('.steps li');
  const first = steps.findIndex((step) => step.dataset.stage === 'now');
  const now = Math.max(first, Math.min(chosen.length, (along(chosen)[0]?.p.length ?? 1) - 1));
  steps.forEach((step, i) => {
    step.className = i < now ? 'done' : i === now ? 'now' : '';
    $('i', step).textContent = i < now ? '✓' : i + 1;
  });
}

const able = (button, yes) => (yes ? button.removeAttribute('aria-disabled') : button.setAttribute('aria-disabled', 'true'));
