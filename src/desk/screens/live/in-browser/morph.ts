import { hasInput } from './has-input.ts';

/**
 * Makes a part of the page read as the server has rendered it again, and touches nothing that is the same: what has the
 * focus keeps it, a form that someone has begun to fill in is left alone, an island goes on running. Rows that move are known by `data-key`.
 */
export function morph(from: Element, to: Element): void {
  if (from.isEqualNode(to)) return;
  // An island belongs to its script from its start on, and a form to the person who is busy with it (`hold.ts`).
  if (from.hasAttribute('data-running') || from.hasAttribute('data-held')) return;
  if (from instanceof HTMLFormElement && hasInput(from)) return;
  takeAttributes(from, to);
  let place = from.firstChild;
  for (const wanted of [...to.childNodes]) {
    const same = matchOf(wanted, place, from);
    if (!same) {
      from.insertBefore(wanted.cloneNode(true), place);
      continue;
    }
    if (same === place) place = place.nextSibling;
    else from.insertBefore(same, place);
    if (same instanceof Element && wanted instanceof Element) morph(same, wanted);
    else if (same.nodeValue !== wanted.nodeValue) same.nodeValue = wanted.nodeValue;
  }
  while (place) {
    const gone = place;
    place = place.nextSibling;
    gone.remove();
  }
}

/** Updates the children that are there; none is added, removed or moved. */
export function morphInPlace(from: Element, to: Element): void {
  const wanted = new Map([...to.children].map((child) => [keyOf(child), child]));
  for (const child of from.children) {
    const now = wanted.get(keyOf(child));
    if (now && keyOf(child) !== undefined) morph(child, now);
  }
}

/** Opened by anyone who reads it, and what their page had seen when it was rendered: not the server's. */
const ofTheReader = new Set(['open', 'data-seen']);

function takeAttributes(from: Element, to: Element): void {
  for (const { name } of [...from.attributes])
    if (!to.hasAttribute(name) && !ofTheReader.has(name)) from.removeAttribute(name);
  for (const { name, value } of to.attributes)
    if (from.getAttribute(name) !== value && !ofTheReader.has(name)) from.setAttribute(name, value);
}

function keyOf(node: Node): string | undefined {
  return node instanceof Element ? (node.getAttribute('data-key') ?? (node.id || undefined)) : undefined;
}

/** Finds the node that already represents the wanted one: by its key wherever it is, else the one at its place. */
function matchOf(wanted: Node, place: ChildNode | null, parent: Element): ChildNode | undefined {
  const key = keyOf(wanted);
  if (key !== undefined) {
    for (let node = place; node; node = node.nextSibling)
      if (keyOf(node) === key && node.nodeName === wanted.nodeName) return node;
    return undefined;
  }
  const isAlike =
    place?.parentNode === parent && place.nodeName === wanted.nodeName && keyOf(place) === undefined;
  return isAlike ? place : undefined;
}
