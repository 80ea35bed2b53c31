// The people at a table: clocks that run, and what is done beside the game without loading the page anew.

let skew = 0; // how far the server's clock is ahead of this one

/** Lets every clock that runs show what is left. Hours and days are said by the server. */
function runClocks() {
  for (const clock of $$('.seat-clock[data-until]')) {
    const seconds = Math.max(0, Math.ceil((Number(clock.dataset.until) - Date.now() - skew) / 1000));
    if (seconds >= 3600) continue;
    const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
    if ($('b', clock).textContent !== text) $('b', clock).textContent = text;
    clock.classList.toggle('low', seconds < 30);
  }
}
setInterval(runClocks, 250);

/** Sends what a form would send; what follows comes by the line. */
async function doDeed(form) {
  const { deed, seat, ask } = Object.fromEntries(new FormData(form));
  const body = JSON.stringify({ deed, seat, ask: ask === undefined ? undefined : Number(ask) });
  try {
    const answer = await fetch(api('people'), { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    if (!answer.ok) tell((await answer.json()).message);
    else if (!line) refresh();
    form.closest('details.menu')?.removeAttribute('open');
  } catch {
    tell(words.failed);
  }
}

/** Says something, or minds what was said; the answer comes by the line. */
async function sendSpeech(form, submitter) {
  const said = Object.fromEntries(new FormData(form, submitter));
  if (said.n !== undefined) said.n = Number(said.n);
  try {
    const answer = await fetch(api('talk'), { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(said) });
    if (answer.status === 401) form.submit(); // a stranger is asked for a name
    else if (!answer.ok) tell((await answer.json()).message);
    else {
      if (said.text !== undefined) form.reset();
      if (!line) refresh();
    }
  } catch {
    tell(words.failed);
  }
}

let read = -1; // the last line that was seen

/** How much was said since the drawer was last open; what is new is read out where it is open. */
function showTalk() {
  const talk = $('#talk');
  const lines = $$('#talk-list li');
  const last = Number(lines.at(-1)?.dataset.n ?? -1);
  if (talk.open) {
    if (last > read) {
      if (read >= 0) say(lines.at(-1).innerText);
      $('#talk-list').scrollTop = 1e9;
    }
    read = last;
  }
  const fresh = lines.filter((line) => Number(line.dataset.n) > read && !line.matches('.own')).length;
  const tally = $('#talk .tally');
  tally.textContent = fresh;
  tally.hidden = fresh === 0;
}
/** Once a game is over its page has no line any more, but people talk on: what they say is asked for while one reads it. */
async function hearMore() {
  if (document.hidden || !$('#talk')?.open || table().dataset.state !== 'over') return;
  const answer = await fetch(api('talk')).catch(() => undefined);
  if (!answer?.ok) return;
  const said = await answer.json();
  if (said.length !== $$('#talk-list li').length) refresh();
}

if ($('#talk')) {
  setInterval(hearMore, 4000);
  read = Number($$('#talk-list li').at(-1)?.dataset.n ?? -1);
  setInterval(() => $('#talk') && showTalk(), 500);
}
