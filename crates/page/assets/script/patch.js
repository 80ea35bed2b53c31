// A change of the table, as the server sends it: elements by id. Applied, the page shows what the server drew.

const PICTURE = 'http://www.w3.org/2000/svg';
const byId = (id) => document.getElementById(id);

/** The element that the markup says, made for a picture or for the page around it. */
function parsed(markup, drawn) {
  const box = document.createElement('template');
  box.innerHTML = drawn ? `<svg>${markup}</svg>` : markup;
  return drawn ? box.content.firstChild.firstChild : box.content.firstChild;
}

/** Long values come as what changed in them: how much stays, how much goes, what comes in its place. */
function spliced(text, splices) {
  let [at, out] = [0, ''];
  for (const [keep, gone, come] of splices) {
    out += text.slice(at, at + keep) + come;
    at += keep + gone;
  }
  return out + text.slice(at);
}

function setAttributes(element, changes) {
  for (const [name, change] of Object.entries(changes)) {
    if (kept(element, name)) continue;
    if (change === null) element.removeAttribute(name);
    else element.setAttribute(name, Array.isArray(change) ? spliced(element.getAttribute(name) ?? '', change) : change);
    if (name === 'value' && element.matches('input[type=range]') && element !== document.activeElement) element.value = change;
  }
}

/** Applies a change; fails if the page is not what the change was made for. */
function applyPatch({ del = [], put = {}, attr = {}, add = [] }, lively) {
  for (const id of del) byId(id).remove();
  for (const [id, markup] of Object.entries(put)) {
    const old = byId(id);
    const fresh = parsed(markup, old.namespaceURI === PICTURE && old.nodeName !== 'svg');
    // Found before anything moves: what has no id is matched by its place, and may take them out of the page for a while.
    held = new Map($$('[data-keep]', fresh).map((stub) => [stub.id, byId(stub.id)]));
    morph(old, fresh, lively);
  }
  for (const [id, changes] of Object.entries(attr)) setAttributes(byId(id), changes);
  for (const [parent, before, markup] of add) {
    const around = byId(parent);
    const node = document.importNode(parsed(markup, around.namespaceURI === PICTURE), true);
    around.insertBefore(node, before === null ? null : byId(before));
    if (lively && node.closest('.board, .log')) greet(node);
  }
}

/** A hash (FNV-1a, 32 bits) over all ids in the order of the document; what this script fills in has none that count. */
function hashOfIds() {
  let hash = 0x811c9dc5;
  for (const element of [table(), ...$$('[id]', table())]) {
    if (element.parentElement.closest('#ghost, #prospect')) continue;
    for (const letter of `${element.id} `) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  }
  return hash >>> 0;
}
