// The new page is worked into the old one by element id, so that focus, scroll, zoom and open menus survive.

/** Attributes that belong to the reader or to this script, not to the server. */
const kept = (element, name) => name === 'open' || name === 'aria-pressed' || name === 'tabindex' && element.dataset.t
  || (name === 'viewBox' || name === 'style') && element.matches('.board');

let held = new Map(); // what the page has already, by id: a change that is sent with stand-ins for it may move it

/** What a stand-in stands for; without it the page is not what the change was made for. */
function stoodFor({ id }) {
  if (!held.get(id)) throw new Error(`${id} is not there`);
  return held.get(id);
}

/** A new node for the page; where the server sent a stand-in for what the page has already, that itself. */
function adopt(want) {
  if (want.dataset?.keep !== undefined) return stoodFor(want);
  const node = document.importNode(want, true);
  if (node.nodeType === 1) $$('[data-keep]', node).forEach((stub) => stub.replaceWith(stoodFor(stub)));
  return node;
}

function morph(old, fresh, lively) {
  if (fresh.dataset?.keep !== undefined) return;
  if (old.dataset?.h !== undefined && old.dataset.h === fresh.dataset.h) return;
  for (const { name, value } of [...fresh.attributes]) {
    if (!kept(old, name) && old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  for (const { name } of [...old.attributes]) {
    if (!fresh.hasAttribute(name) && !kept(old, name)) old.removeAttribute(name);
  }
  if (old.matches('input[type=range]') && old !== document.activeElement) old.value = fresh.getAttribute('value');
  const keyed = new Map([...old.children].filter((e) => e.id).map((e) => [e.id, e]));
  let at = old.firstChild;
  for (const want of [...fresh.childNodes]) {
    let match = want.id ? keyed.get(want.id) : at;
    while (!want.id && match && match.id) match = match.nextSibling;
    if (match && match.nodeName !== want.nodeName) match = undefined;
    if (!match) {
      const node = adopt(want);
      old.insertBefore(node, at);
      if (lively && node.nodeType === 1 && node.id && node.closest('.board, .log')) greet(node);
      continue;
    }
    if (match === at) at = at.nextSibling;
    else old.insertBefore(match, at);
    if (match.nodeType === 1) morph(match, want, lively);
    else if (match.nodeValue !== want.nodeValue) match.nodeValue = want.nodeValue;
  }
  while (at) {
    const gone = at;
    at = at.nextSibling;
    gone.remove();
  }
}

/** What is new plays once. */
function greet(node) {
  node.classList.add('fresh');
  setTimeout(() => node.classList.remove('fresh'), 900);
}
