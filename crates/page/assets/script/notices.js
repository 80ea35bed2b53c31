// Notices: whose turn it is, told wherever one is. Sound and system notices are off until somebody wants them.

const isOn = (key) => { try { return localStorage.getItem(key) === 'on'; } catch { return false; } };
const plain = document.title;
let known; // the turns that were told already
let turnsAgain; // again and again

function beep() {
  const audio = new AudioContext();
  const tone = audio.createOscillator();
  const level = audio.createGain();
  tone.frequency.value = 523;
  level.gain.setValueAtTime(0.08, audio.currentTime);
  level.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.6);
  tone.connect(level).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + 0.6);
}

/** Asks where it is my turn, and tells what is new. The table that is looked at tells its own. */
async function askTurns() {
  const answer = await fetch('/api/turns').catch(() => undefined);
  if (answer?.status === 401) clearInterval(turnsAgain); // nobody in particular has no turns
  if (!answer?.ok) return;
  const feed = await answer.json();
  const tally = $('#bell .tally');
  if (tally) {
    tally.textContent = feed.items.length;
    tally.hidden = feed.items.length === 0;
  }
  document.title = feed.items.length ? `(${feed.items.length}) ${plain}` : plain;
  const fresh = feed.items.filter((item) => known && !known.includes(item.id));
  known = feed.items.map((item) => item.id);
  if (!fresh.length) return;
  if (!table() || table().dataset.id !== fresh[0]._naust.table) say(fresh[0].title);
  if (isOn('naust-sound')) beep();
  if (document.hidden && isOn('naust-notices') && Notification.permission === 'granted') {
    const notice = new Notification(fresh[0].title, { tag: fresh[0].id });
    notice.onclick = () => { window.focus(); location.assign(fresh[0].url); };
  }
}

/** The two switches of the page of turns. */
function watchSwitch(box, key, allow) {
  if (!box) return;
  box.checked = isOn(key);
  box.addEventListener('change', async () => {
    if (box.checked && allow && !(await allow())) box.checked = false;
    try { localStorage.setItem(key, box.checked ? 'on' : 'off'); } catch { box.checked = false; }
  });
}
watchSwitch($('#notice-sound'), 'naust-sound');
watchSwitch($('#notice-system'), 'naust-notices', async () => 'Notification' in window && (await Notification.requestPermission()) === 'granted');

if ($('#bell') || table()?.dataset.state === 'playing') {
  turnsAgain = setInterval(askTurns, 20000);
  askTurns();
}
