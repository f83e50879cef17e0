import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startIslands } from './start-islands.ts';

/** As a drawing's part: it has no `click()`, unlike what HTML is made of. */
class Part extends EventTarget {
  dataset: Record<string, string> = {};
  readonly nextElementSibling = { textContent: '{}' };
  readonly around: Part | undefined;
  constructor(around?: Part) {
    super();
    this.around = around;
  }
  closest = (selector: string) => (selector.startsWith('[data-island]') ? (this.around ?? null) : null);
}

const script = 'data:text/javascript,export const start = () => ({});';
let page: EventTarget;
let island: Part;

beforeEach(() => {
  island = new Part();
  island.dataset = { island: script };
  page = new EventTarget();
  const head = { append: () => undefined };
  vi.stubGlobal(
    'document',
    Object.assign(page, { querySelectorAll: () => [island], head, createElement: () => ({}) }),
  );
  vi.stubGlobal('Element', Part);
  vi.stubGlobal('MouseEvent', Event);
  startIslands();
});
afterEach(() => vi.unstubAllGlobals());

/** A press as the document hears it. @returns whether it waits for the island instead of doing what the HTML says */
function press(target: Part): boolean {
  const click = Object.assign(new Event('click', { cancelable: true }), { button: 0 });
  Object.defineProperty(click, 'target', { value: target });
  page.dispatchEvent(click);
  return click.defaultPrevented;
}

test('a press on a drawing is replayed once its island runs, and the next press waits for its own island', async () => {
  const caught: boolean[] = [];
  const pressOn = (target: Part) => {
    target.addEventListener('click', () => caught.push(press(target)));
    return press(target);
  };
  expect(pressOn(new Part(island))).toBe(true);
  // What is replayed passes: the document does not take it for another press.
  await expect.poll(() => caught).toEqual([false]);
  const other = new Part();
  other.dataset = { island: script };
  expect(pressOn(new Part(other))).toBe(true);
  await expect.poll(() => caught).toEqual([false, false]);
});
