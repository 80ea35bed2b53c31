// What would happen, and why not: the server knows, the page shows.

const forecasts = new Map(); // answers of this step, by action
let wanted;                  // the action whose ghost shall stand there

/** An action in words, as it stands in the list of all. */
const labelOf = ({ a }) => $$('.act button').find((button) => button.value === a)?.textContent ?? '';

async function forecast(move) {
  if (busy()) return undefined; // what is chosen is done already
  wanted = move?.a;
  if (!move) {
    chain([]);
    return ghost('', undefined, '');
  }
  if (!forecasts.has(move.a)) {
    const nothing = { ghost: '', facts: [], prospect: '' };
    const answer = ask('preview', { seat: offer.seat, action: move.a }).then((said) => said ?? nothing);
    forecasts.set(move.a, answer.catch(() => (forecasts.delete(move.a), nothing)));
  }
  const answer = await forecasts.get(move.a);
  if (wanted !== move.a) return undefined; // the finger has moved on
  ghost(answer.ghost, answer.facts.join(' '), answer.prospect);
  chain(answer.facts);
  if (current()?.a === move.a) say([labelOf(move), ...answer.facts].join(' '));
  return undefined;
}

/** Asks by the line, or by a request where there is none; nothing if the table has gone on and the question with it. */
async function ask(what, about) {
  const told = await askByLine(what, about);
  if (told) return told.error ? undefined : told;
  const answer = await fetch(api(`${what}?${new URLSearchParams(about)}`));
  return answer.status === 200 ? answer.json() : undefined;
}

function ghost(svg, facts, prospect) {
  const [layer, line, sheet] = [$('#ghost'), $('#facts'), $('#prospect')];
  if (layer && layer.innerHTML !== svg) layer.innerHTML = svg;
  if (sheet && (prospect || sheet.dataset.own !== undefined)) {
    sheet.dataset.own ??= sheet.innerHTML;
    sheet.innerHTML = prospect || sheet.dataset.own;
  }
  if (!line) return;
  line.dataset.own ??= line.textContent;
  line.textContent = facts || line.dataset.own;
}

/** Takes back everything that was written for a choice: what comes next is the server's. */
function withdraw() {
  ghost('', undefined, '');
  chain([]);
  for (const place of [$('#facts'), $('#prospect')]) delete place?.dataset.own;
}

let asking; // the question under way; dropped, the server stops thinking

/** What would a strong player do? The advice is chosen on the board; the last word stays with the player. */
async function askHint(seat) {
  if (asking || busy()) return undefined;
  const { seq } = table().dataset;
  asking = new AbortController();
  tell(words.musing, 'advice');
  $('#hint button')?.setAttribute('aria-busy', 'true');
  const answer = await fetch(api('hint'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ seat }),
    signal: asking.signal,
  }).catch(() => undefined);
  const advice = await answer?.json().catch(() => undefined);
  const dropped = asking.signal.aborted;
  asking = undefined;
  $('#hint button')?.removeAttribute('aria-busy');
  if (dropped || table().dataset.seq !== seq) return undefined;
  const move = answer?.ok && offer.moves.find((m) => m.a === advice.action);
  if (move) choose(move);
  if (!move) return tell(advice?.message ?? words.failed);
  return tell(advice.message, 'advice');
}

/** Tables with long consequences show them one below the other. */
function chain(facts) {
  const list = $('#chain');
  const link = (fact) => Object.assign(document.createElement('li'), { textContent: fact });
  list?.replaceChildren(...facts.map(link));
}

/** A place that is not open: the server says which rule closes it. */
async function askWhy(target, element) {
  if (element) shake(element);
  if (!offer.seat) return;
  // Open, but not alone: what leads there must be chosen before.
  const ways = offer.moves.filter((move) => move.p.includes(target));
  if (ways.length) return tell(words.before.replace('…', leading(ways, target)));
  // The refused target stands where one of its kind would stand in a legal path.
  const kind = (name) => name?.split('-')[0];
  let level = chosen.length;
  while (level > 0 && !along(chosen.slice(0, level)).some((move) => kind(move.p[level]) === kind(target))) level -= 1;
  const before = chosen.slice(0, level);
  const why = await ask('why', { seat: offer.seat, path: [...before, target].join(',') }).catch(() => undefined);
  tell(why?.message || words.nowhere.replace('…', $('#prompt').innerText.trim()));
  // The rules beside the table offer the paragraph behind it.
  if (why?.rule) document.dispatchEvent(new CustomEvent('naust:why', { detail: { ...why, target } }));
}

/** What is to be chosen before a target, by the names on the page; a few of them are enough. */
function leading(ways, target) {
  const before = [...new Set(ways.map((move) => move.p[move.p.indexOf(target) - 1]).filter(Boolean))];
  const named = before.map((name) => {
    const place = $(`#table [data-t="${CSS.escape(name)}"]`);
    return (place?.getAttribute('aria-label') ?? $('b, span', place ?? undefined)?.textContent ?? '').split('\n')[0].trim();
  }).filter(Boolean);
  return named.length ? `${named.slice(0, 3).join(', ')}${named.length > 3 ? ' …' : ''}` : $('#prompt').innerText.trim();
}

/** Without motion a cross appears instead. */
function shake(element) {
  if (still.matches && element.ownerSVGElement) {
    const box = element.getBBox();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const cross = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    cross.setAttribute('class', 'refused-cross');
    cross.setAttribute('d', `M${x - 12} ${y - 12}l24 24M${x + 12} ${y - 12}l-24 24`);
    element.ownerSVGElement.append(cross);
    setTimeout(() => cross.remove(), 1200);
    return;
  }
  element.classList.remove('refused');
  element.getBoundingClientRect(); // lets the animation start anew
  element.classList.add('refused');
  setTimeout(() => element.classList.remove('refused'), 500);
}
