// Reading: the index follows, words are found, terms open, examples go step by step, cards narrow. Everything is there
// without this script; it computes no rule.

const $ = (q, at = document) => at.querySelector(q);
const $$ = (q, at = document) => [...at.querySelectorAll(q)];
const phone = () => matchMedia('(max-width: 760px)').matches;
const typing = (target) => target.closest('input, textarea, select, [contenteditable]');

/** A text with the words that were looked for marked, as nodes. */
const marked = (text, words) => {
  const out = document.createDocumentFragment();
  const low = text.toLowerCase();
  let at = 0;
  for (;;) {
    const next = words.map((w) => [low.indexOf(w, at), w.length]).filter(([i]) => i >= 0).sort((a, b) => a[0] - b[0])[0];
    if (!next) break;
    out.append(text.slice(at, next[0]));
    const mark = document.createElement('mark');
    mark.textContent = text.slice(next[0], next[0] + next[1]);
    out.append(mark);
    at = next[0] + next[1];
  }
  out.append(text.slice(at));
  return out;
};

const wordsOf = (text) => text.toLowerCase().split(/\s+/).filter((w) => w);

// ---- the index follows the reading

const chapters = $$('.chap');
if (chapters.length) {
  const links = new Map($$('#chapters > li > a').map((a) => [a.hash.slice(1), a]));
  const back = $('#chap-back'), next = $('#chap-next'), name = $('#chap-name'), far = $('#chap-far');
  let now = null;
  const follow = () => {
    const line = innerHeight * 0.3;
    const at = chapters.findLast((c) => c.getBoundingClientRect().top < line) ?? chapters[0];
    far.value = (100 * scrollY) / Math.max(1, document.documentElement.scrollHeight - innerHeight);
    if (at === now) return;
    now = at;
    for (const [id, a] of links) {
      if (id === at.id) a.setAttribute('aria-current', 'true');
      else a.removeAttribute('aria-current');
    }
    const place = chapters.indexOf(at);
    $('span', name).textContent = `${place + 1} ${$('h2 span', at).textContent}`;
    back.hash = chapters[Math.max(0, place - 1)].id;
    next.hash = chapters[Math.min(chapters.length - 1, place + 1)].id;
    const link = links.get(at.id);
    if (link && !phone()) link.scrollIntoView({ block: 'nearest' });
  };
  let due = false;
  addEventListener('scroll', () => {
    if (due) return;
    due = true;
    requestAnimationFrame(() => { due = false; follow(); });
  }, { passive: true });
  follow();

  const index = $('#index');
  const open = (on) => {
    index.classList.toggle('open', on);
    name.setAttribute('aria-expanded', String(on));
  };
  name.addEventListener('click', () => open(!index.classList.contains('open')));
  index.addEventListener('click', (e) => e.target.closest('a') && open(false));

  // ---- find in the rules
  const find = $('#find'), found = $('#found'), list = $('#chapters');
  const paragraphs = $$('.para, .entry-line').map((p) => ({
    id: p.id,
    no: $('.no', p)?.textContent ?? '',
    text: p.textContent.replace(/\s+/g, ' ').trim(),
  }));
  let cards = null;
  const fetchCards = async () => {
    if (cards || !find.dataset.cards) return;
    cards = [];
    const page = await fetch(find.dataset.cards).then((r) => (r.ok ? r.text() : ''), () => '');
    const doc = new DOMParser().parseFromString(page, 'text/html');
    cards = $$('.entry', doc).map((c) => ({
      href: `${find.dataset.cards}#${c.id}`,
      no: '',
      text: `${$('h3', c).textContent} ${$$('p', c).map((p) => p.textContent).join(' ')}`.replace(/\s+/g, ' ').trim(),
    }));
    search();
  };
  const search = () => {
    const words = wordsOf(find.value);
    found.hidden = !words.length;
    list.hidden = !!words.length;
    found.textContent = '';
    if (!words.length) return;
    const fits = (text) => words.every((w) => text.toLowerCase().includes(w));
    const hits = [...paragraphs, ...(cards ?? [])].filter((p) => fits(p.text)).slice(0, 24);
    for (const hit of hits) {
      const li = document.createElement('li'), a = document.createElement('a'), b = document.createElement('b'), span = document.createElement('span');
      a.href = hit.href ?? `#${hit.id}`;
      b.textContent = hit.no;
      const text = hit.no ? hit.text.slice(hit.no.length).trim() : hit.text;
      const at = Math.max(0, text.toLowerCase().indexOf(words[0]) - 30);
      span.append(at ? '…' : '', marked(text.slice(at, at + 96), words), text.length > at + 96 ? '…' : '');
      a.append(b, span);
      li.append(a);
      found.append(li);
    }
    if (!hits.length) {
      const li = document.createElement('li');
      li.textContent = `${find.dataset.none}: “${find.value}”`;
      found.append(li);
      // Words of the glossary that begin alike are the nearest there is.
      const near = paragraphs.filter((p) => p.id.startsWith('term-') && p.text.toLowerCase().startsWith(words[0].slice(0, 2)));
      for (const entry of near.slice(0, 5)) {
        const other = document.createElement('li'), a = document.createElement('a');
        a.href = `#${entry.id}`;
        a.append(document.createElement('b'), entry.text.split('.')[0]);
        other.append(a);
        found.append(other);
      }
    }
  };
  find.addEventListener('input', search);
  find.addEventListener('focus', fetchCards);
  find.addEventListener('keydown', (e) => {
    if (e.key === 'Escape') { find.value = ''; search(); find.blur(); }
    if (e.key === 'Enter') $('a', found)?.click();
  });
  addEventListener('keydown', (e) => {
    if (e.key !== '/' || e.ctrlKey || e.metaKey || e.altKey || typing(e.target)) return;
    e.preventDefault();
    if (phone()) open(true);
    find.focus();
    find.select();
  });
}

// ---- terms open their entry of the glossary beside the word

const tip = $('#tip');
if (tip) {
  let from = null;
  const close = (focus) => {
    if (!from) return;
    from.setAttribute('aria-expanded', 'false');
    tip.hidden = true;
    if (focus) from.focus();
    from = null;
  };
  const show = (term) => {
    const entry = document.getElementById(`term-${term.dataset.term}`);
    if (!entry) return false;
    close(false);
    from = term;
    term.setAttribute('aria-expanded', 'true');
    const said = $('dd', entry).cloneNode(true);
    const head = $('strong', said);
    $('#tip-title').textContent = head.textContent.replace(/\.$/, '');
    head.remove();
    $('#tip-text').textContent = said.textContent.trim();
    $('#tip-more').href = `#${entry.dataset.more}`;
    $('#tip-entry').href = `#${entry.id}`;
    tip.hidden = false;
    const box = term.getBoundingClientRect();
    tip.style.left = `${Math.max(8, Math.min(box.left + scrollX - 20, document.documentElement.clientWidth - 336))}px`;
    tip.style.top = `${box.bottom + scrollY + 10}px`;
    $('#tip-title').focus({ preventScroll: true });
    return true;
  };
  document.addEventListener('click', (e) => {
    const term = e.target.closest('.term');
    if (term) {
      if (term === from) { e.preventDefault(); close(true); } else if (show(term)) e.preventDefault();
    } else if (!e.target.closest('#tip') || e.target.closest('#tip a')) close(false);
  });
  addEventListener('keydown', (e) => e.key === 'Escape' && close(true));
}

// ---- figures: a sentence and its number belong together

for (const fig of $$('.fig')) {
  const light = (number, on) => {
    for (const part of $$(`[data-call="${number}"], .t-pin[data-pin="${number}"], .cpin[data-pin="${number}"]`, fig)) part.classList.toggle('on', on);
    for (const part of $$('[data-pin]:not(.t-pin, .cpin)', fig)) {
      if (part.dataset.pin.split(' ').includes(String(number))) part.classList.toggle('lit-now', on);
    }
  };
  for (const call of $$('[data-call]', fig)) {
    call.addEventListener('pointerenter', () => light(call.dataset.call, true));
    call.addEventListener('pointerleave', () => light(call.dataset.call, false));
  }
}

/** Numbers beside a drawing made of HTML, each on the nearest edge with a thin line to its place. */
const placePins = (stage) => {
  for (const old of $$('.cpin, .leads', stage)) old.remove();
  const box = stage.getBoundingClientRect();
  // Beside the drawing, however wide the ground around it is.
  const parts = [...stage.children].map((part) => part.getBoundingClientRect());
  const art = {
    left: Math.max(0, Math.min(...parts.map((p) => p.left)) - box.left),
    right: Math.min(box.width, Math.max(...parts.map((p) => p.right)) - box.left),
    top: Math.max(0, Math.min(...parts.map((p) => p.top)) - box.top),
    bottom: Math.min(box.height, Math.max(...parts.map((p) => p.bottom)) - box.top),
  };
  const spots = [];
  for (const part of $$('[data-pin]', stage)) {
    const at = part.getBoundingClientRect();
    if (!at.width) continue;
    for (const number of part.dataset.pin.split(' ')) spots.push({ number, x: at.left + at.width / 2 - box.left, y: at.top + at.height / 2 - box.top, w: at.width, h: at.height });
  }
  if (!spots.length) return;
  const edges = { left: [], right: [], top: [], bottom: [] };
  for (const spot of spots) {
    const away = { left: spot.x - spot.w / 2 - art.left, right: art.right - spot.x - spot.w / 2, top: spot.y - spot.h / 2 - art.top, bottom: art.bottom - spot.y - spot.h / 2 };
    const side = Object.keys(away).sort((a, b) => away[a] - away[b])[0];
    // The line ends a little inside the part, on the side it comes from.
    if (side === 'left') spot.x -= Math.max(0, spot.w / 2 - 10);
    if (side === 'right') spot.x += Math.max(0, spot.w / 2 - 10);
    if (side === 'top') spot.y -= Math.max(0, spot.h / 2 - 8);
    if (side === 'bottom') spot.y += Math.max(0, spot.h / 2 - 8);
    edges[side].push(spot);
  }
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.classList.add('leads');
  stage.append(svg);
  for (const [side, list] of Object.entries(edges)) {
    const along = side === 'left' || side === 'right' ? 'y' : 'x';
    const size = along === 'y' ? box.height : box.width;
    list.sort((a, b) => a[along] - b[along]);
    const places = list.map((spot) => spot[along]);
    for (let i = 1; i < places.length; i += 1) places[i] = Math.max(places[i], places[i - 1] + 30);
    for (let i = places.length - 1; i >= 0; i -= 1) places[i] = Math.max(14, Math.min(places[i], i + 1 < places.length ? places[i + 1] - 30 : size - 14));
    list.forEach((spot, i) => {
      const pin = document.createElement('span');
      pin.className = 'cpin';
      pin.dataset.pin = spot.number;
      pin.textContent = spot.number;
      const at = { left: [art.left - 22, places[i]], right: [art.right + 22, places[i]], top: [places[i], art.top - 20], bottom: [places[i], art.bottom + 20] }[side];
      pin.style.left = `${at[0]}px`;
      pin.style.top = `${at[1]}px`;
      stage.append(pin);
      const d = `M${at[0]} ${at[1]}L${spot.x} ${spot.y}`;
      svg.insertAdjacentHTML('beforeend', `<path class="halo" d="${d}"/><path d="${d}"/><circle cx="${spot.x}" cy="${spot.y}" r="3.5"/>`);
    });
  }
};
const pinned = $$('.stage[data-place-pins]');
if (pinned.length) {
  const watch = new ResizeObserver((seen) => seen.forEach((one) => placePins(one.target)));
  pinned.forEach((stage) => watch.observe(stage));
}

// ---- examples in steps

for (const fig of $$('.walk')) {
  const turns = $$('.walk-steps > li', fig);
  const dots = $$('.dots button', fig);
  let at = Math.max(0, turns.findIndex((turn) => `#${turn.id}` === location.hash));
  const go = (to) => {
    at = Math.max(0, Math.min(turns.length - 1, to));
    turns.forEach((turn, i) => turn.classList.toggle('at', i === at));
    dots.forEach((dot, i) => {
      dot.classList.toggle('at', i === at);
      if (i === at) dot.setAttribute('aria-current', 'step');
      else dot.removeAttribute('aria-current');
    });
    $('[data-walk="back"]', fig).disabled = at === 0;
    $('[data-walk="next"]', fig).disabled = at === turns.length - 1;
  };
  fig.classList.add('walking');
  fig.addEventListener('click', (e) => {
    const knob = e.target.closest('[data-walk]')?.dataset.walk;
    if (knob) go(knob === 'back' ? at - 1 : knob === 'next' ? at + 1 : Number(knob) - 1);
  });
  fig.addEventListener('keydown', (e) => {
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: turns.length - 1 }[e.key];
    if (to === undefined) return;
    e.preventDefault();
    go(to);
  });
  go(at);
}

// ---- all cards: words and ticks narrow

const findCard = $('#find-card');
if (findCard) {
  const entries = $$('.entry').map((el) => ({ el, tags: (el.dataset.tags ?? '').split(' '), text: el.textContent.toLowerCase() }));
  const shown = $('#cards-shown'), chips = $('#card-chips'), none = $('#cards-none');
  const boxes = $$('[data-tag]');
  const narrow = () => {
    const words = wordsOf(findCard.value);
    const sets = [...new Set(boxes.map((box) => box.closest('fieldset')))].map((set) => [set, $$('[data-tag]:checked', set).map((box) => box.dataset.tag)]);
    const fits = (entry, but) => words.every((w) => entry.text.includes(w)) && sets.every(([set, tags]) => set === but || !tags.length || tags.some((tag) => entry.tags.includes(tag)));
    let count = 0;
    for (const entry of entries) {
      const on = fits(entry);
      entry.el.hidden = !on;
      count += on;
    }
    for (const box of boxes) {
      const set = box.closest('fieldset');
      $('small', box.closest('label')).textContent = entries.filter((entry) => entry.tags.includes(box.dataset.tag) && fits(entry, set)).length;
    }
    shown.textContent = `${count} ${shown.dataset.words} ${shown.dataset.all}`;
    none.hidden = count > 0;
    chips.textContent = '';
    for (const box of boxes.filter((one) => one.checked)) {
      const chip = document.createElement('button');
      chip.type = 'button';
      chip.className = 'chip';
      chip.textContent = `${$('span', box.closest('label')).textContent} ✕`;
      chip.addEventListener('click', () => { box.checked = false; narrow(); box.focus(); });
      chips.append(chip);
    }
  };
  // On a phone the cards come first, the ticks when asked for.
  if (phone() && $('.fold')) $('.fold').open = false;
  findCard.addEventListener('input', narrow);
  boxes.forEach((box) => box.addEventListener('change', narrow));
  $('#cards-clear').addEventListener('click', () => {
    findCard.value = '';
    boxes.forEach((box) => { box.checked = false; });
    narrow();
    findCard.focus();
  });
  addEventListener('keydown', (e) => {
    if (e.key !== '/' || typing(e.target)) return;
    e.preventDefault();
    findCard.focus();
  });
}

for (const button of $$('[data-print]')) button.addEventListener('click', () => print());

// ---- the rules beside a table: what is asked about opens in a panel that covers neither board nor players nor dock

const beside = $('#beside');
if (beside) {
  const sheet = () => $('#table');
  const body = $('#beside-body'), title = $('#beside-title'), failed = $('#beside-failed'), why = $('#beside-why');
  const past = [];
  let from = null, shown = null;

  /** Takes the place of the log beside a chart, of the last panel among sheets; on a phone it is a sheet at the foot. */
  const place = () => {
    if (beside.hidden) return;
    if (phone()) { beside.style.cssText = ''; return; }
    const tables = sheet().dataset.layout === 'tables';
    const panels = $$('.panel').filter((one) => one.getClientRects().length);
    const under = tables ? panels.sort((a, b) => b.getBoundingClientRect().right - a.getBoundingClientRect().right)[0] : $('.pane');
    if (!under) return;
    const box = under.getBoundingClientRect();
    Object.assign(beside.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px` });
  };
  const close = () => {
    if (beside.hidden) return;
    beside.hidden = true;
    past.length = 0;
    shown = null;
    from?.focus?.();
  };
  const show = async (about, reason, fallback) => {
    if (beside.hidden) from = document.activeElement;
    beside.hidden = false;
    failed.hidden = true;
    body.classList.add('busy');
    place();
    const page = await fetch(`/rules/${sheet().dataset.game}/about/${encodeURIComponent(about)}?fragment=1`).catch(() => undefined);
    body.classList.remove('busy');
    if (page?.status === 404 && fallback && fallback !== about) return show(fallback, reason);
    if (!page?.ok) {
      if (page?.status === 404) { close(); open(`/rules/${sheet().dataset.game}`, '_blank'); return undefined; }
      failed.hidden = false;
      return undefined;
    }
    body.innerHTML = await page.text();
    why.hidden = !reason;
    why.textContent = reason ?? '';
    title.textContent = $('h2', body)?.textContent ?? title.textContent;
    if (shown) past.push(shown);
    shown = { about, reason };
    $('#beside-back').disabled = !past.length;
    const asked = $('.asked', body);
    beside.scrollTop = 0;
    if (asked) beside.scrollTop = asked.offsetTop - (reason ? 130 : 60);
    for (const stage of $$('.stage[data-place-pins]', body)) placePins(stage);
    beside.focus({ preventScroll: true });
    return undefined;
  };
  $('#beside-close').addEventListener('click', close);
  $('#beside-back').addEventListener('click', () => {
    const before = past.pop();
    if (!before) return;
    shown = null;
    show(before.about, before.reason);
  });
  addEventListener('resize', place);

  // Links inside the panel stay inside it.
  body.addEventListener('click', (e) => {
    const link = e.target.closest('a[href^="#"]');
    if (!link) return;
    e.preventDefault();
    const anchor = link.hash.slice(1);
    show(anchor.startsWith('term-') ? 'glossary' : anchor);
  });
  document.addEventListener('click', (e) => {
    const link = e.target.closest('[data-about]');
    if (!link || e.ctrlKey || e.metaKey || e.shiftKey) return;
    e.preventDefault();
    show(link.dataset.about);
  });

  // A refusal in the dock says where its rule stands.
  document.addEventListener('naust:why', (e) => {
    const line = $('#why');
    if (!line) return;
    const link = document.createElement('a');
    link.className = 'about';
    link.href = `/rules/${sheet().dataset.game}/about/${e.detail.rule}`;
    link.textContent = beside.dataset.word;
    link.addEventListener('click', (click) => {
      click.preventDefault();
      show(e.detail.rule, e.detail.message);
    });
    line.append(' ', link);
  });

  /** What may explain a part of the table: its own names first, then those of what it lies in, last the phase. */
  const ofPart = (part) => {
    const names = [];
    for (let at = part; at?.closest && at !== sheet(); at = at.parentElement) {
      const { about, t, place: where } = at.dataset ?? {};
      if (about) names.push(about);
      for (const name of [t, where]) if (name) names.push(`@${name.replace(/^[a-e]-/, '')}`); // whose it is does not matter
      if (at.matches('.panel')) names.push(`@${at.id}`);
      if (at.matches('.player, .strip')) names.push('@players');
      if (at.matches('#ask, .steps')) names.push(sheet().dataset.phase ?? '');
    }
    return names.filter(Boolean).join(',') || undefined;
  };
  let hovered = null;
  document.addEventListener('pointerover', (e) => { hovered = e.target; });
  addEventListener('keydown', (e) => {
    if (e.key === 'Escape') {
      // Before the script of the table hears of it: one key closes one thing.
      if (!beside.hidden) { e.stopPropagation(); close(); }
      return;
    }
    const letter = /^[a-z]$/i.test(e.key) ? e.key.toLowerCase() : e.code.replace('Key', '').toLowerCase();
    if (letter !== 'i' || e.ctrlKey || e.metaKey || e.altKey || typing(e.target) || !sheet()) return;
    e.preventDefault();
    const { phase } = sheet().dataset;
    show(ofPart(document.activeElement) ?? ofPart(hovered) ?? phase, undefined, phase);
  }, true);

  // "What is this?": the next thing that is pointed at says what it is, and is not chosen.
  const asking = (on) => {
    sheet()?.classList.toggle('what', on);
    $$('[data-what][aria-pressed]').forEach((knob) => knob.setAttribute('aria-pressed', on));
  };
  addEventListener('click', (e) => {
    const knob = e.target.closest('[data-what]');
    if (knob) { asking(!sheet().matches('.what')); knob.closest('details')?.removeAttribute('open'); return; }
    if (!sheet()?.matches('.what')) return;
    asking(false);
    const about = ofPart(e.target);
    if (!about) return;
    e.preventDefault();
    e.stopImmediatePropagation();
    show(about, undefined, sheet().dataset.phase);
  }, true);
  addEventListener('keydown', (e) => { if (e.key === 'Escape') asking(false); });

  // A long press of a finger asks the same; what was pressed is not chosen when the finger goes.
  let press = 0;
  const stop = () => clearTimeout(press);
  document.addEventListener('pointerdown', (e) => {
    stop();
    const about = e.pointerType === 'touch' ? ofPart(e.target) : undefined;
    if (about) press = setTimeout(() => {
      show(about, undefined, sheet().dataset.phase);
      const swallow = (click) => { click.preventDefault(); click.stopImmediatePropagation(); };
      addEventListener('click', swallow, { capture: true, once: true });
      addEventListener('pointerdown', () => removeEventListener('click', swallow, true), { capture: true, once: true });
    }, 650);
  });
  for (const kind of ['pointerup', 'pointercancel', 'pointermove', 'scroll']) document.addEventListener(kind, stop, true);
}
