import { afterEach, beforeEach, expect, test, vi } from 'vitest';

class Input {
  value = '';
  checked = false;
  readonly dataset: { blank?: string; keep?: string };
  readonly form: Letter;
  constructor(dataset: Input['dataset'], form: Letter) {
    this.dataset = dataset;
    this.form = form;
  }
}

/** A form of a page, with a field for the policy number and the box that asks to remember. */
class Letter {
  readonly number = new Input({ blank: 'policy number' }, this);
  readonly keep = new Input({ keep: '' }, this);
  querySelectorAll = () => [this.number];
  querySelector = () => this.keep;
}

let kept: Map<string, string>;
let letters: [Letter, Letter];

beforeEach(() => {
  kept = new Map();
  letters = [new Letter(), new Letter()];
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
  vi.stubGlobal('HTMLInputElement', Input);
  vi.stubGlobal('HTMLTextAreaElement', Input);
  vi.stubGlobal('document', {
    querySelectorAll: (selector: string) =>
      letters.map(({ keep, number }) => (selector === '[data-keep]' ? keep : number)),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** The functions of a page that has just come. */
async function openPage() {
  vi.resetModules();
  const { beginLetters, handleInput } = await import('./fill-letters.ts');
  return {
    begin: (letter: Letter) => beginLetters(letter as unknown as HTMLFormElement),
    handle: (field: Input) => handleInput({ target: field } as unknown as Event),
  };
}

const inStorage = () => kept.get('letters');
const stored = (number: string) => JSON.stringify({ 'policy number': number });

test('another letter of a page leaves what a second tab has stored or forgotten since', async () => {
  kept.set('letters', stored('old'));
  const { begin } = await openPage();
  const [first, second] = letters;
  begin(first);
  kept.set('letters', stored('new'));
  begin(second);
  expect(inStorage()).toBe(stored('new'));
  expect(second.keep.checked).toBe(true);
  kept.clear();
  begin(second);
  expect(inStorage()).toBeUndefined();
  expect([first.keep.checked, second.keep.checked]).toEqual([false, false]);
});

test('what was typed or ticked in a letter before its script came is stored', async () => {
  const { begin, handle } = await openPage();
  const [first, second] = letters;
  begin(first);
  first.number.value = 'P/1';
  handle(first.number);
  expect(inStorage()).toBeUndefined();
  second.keep.checked = true;
  begin(second);
  expect([inStorage(), first.keep.checked]).toEqual([stored('P/1'), true]);
  second.number.value = 'P/2';
  begin(second);
  expect([inStorage(), first.number.value]).toEqual([stored('P/2'), 'P/2']);
});
