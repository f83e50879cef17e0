import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { preserveInput } from './preserve-input.ts';

const path = '/desk/cases/12';
const panel = `desk-typed 5 ${path}`;

class Area {
  name = 'text';
  value: string;
  readonly defaultValue: string;
  constructor(drawn: string) {
    this.value = drawn;
    this.defaultValue = drawn;
  }
}

/** The note form of a case that came back with a text, or is empty. */
class NoteForm extends EventTarget {
  readonly dataset = { keep: '5' };
  readonly elements: Area[];
  readonly isHeld: boolean;
  readonly hidden: Record<string, { value: string }> = { kind: { value: 'note' } };
  offer: unknown = null;
  constructor(drawn: string, isHeld: boolean) {
    super();
    this.isHeld = isHeld;
    this.elements = [new Area(drawn)];
  }
  getAttribute = () => path;
  hasAttribute = () => this.isHeld;
  matches = () => false;
  closest = () => null;
  setAttribute = () => undefined;
  removeAttribute = () => undefined;
  querySelector = (selector: string) =>
    selector === '.restore-offer'
      ? this.offer
      : (this.hidden[/name="(\w+)"/.exec(selector)?.[1] ?? ''] ?? null);
}

/** As in a browser: what is stored are properties of it. */
class Store {
  [name: string]: unknown;
}
Object.defineProperties(Store.prototype, {
  getItem: { value: (name: string) => store[name] ?? null },
  setItem: { value: (name: string, text: string) => Object.assign(store, { [name]: text }) },
  removeItem: { value: (name: string) => delete store[name] },
});
let store: Store;

beforeEach(() => {
  store = new Store();
  vi.stubGlobal('sessionStorage', store);
  vi.stubGlobal('location', { href: `https://example.com${path}/act` });
  vi.stubGlobal('HTMLInputElement', class {});
  vi.stubGlobal('HTMLSelectElement', class {});
  vi.stubGlobal('HTMLTextAreaElement', Area);
  vi.stubGlobal('HTMLFormElement', NoteForm);
});
afterEach(() => vi.unstubAllGlobals());

/** @returns the names of what is kept once the form has been sent as it was drawn, and what of the note */
function sendAsDrawn(form: NoteForm) {
  vi.stubGlobal('document', { addEventListener: () => undefined, querySelectorAll: () => [form] });
  preserveInput();
  form.dispatchEvent(new Event('submit'));
  const note = store[`${panel} note`];
  return { names: Object.keys(store), fields: note && JSON.parse(String(note)).fields };
}

const sentPanel = () => JSON.stringify({ at: Date.now(), isSent: true, fields: [['note', 'Wants it']] });

test('what came back in the note after a colleague had taken the case is kept until it has arrived', () => {
  store[panel] = sentPanel();
  expect(sendAsDrawn(new NoteForm('Wants it', true))).toEqual({
    names: [`${panel} note`],
    fields: [['text', 'Wants it']],
  });
});

test('a form in which no one has typed keeps nothing', () => {
  expect(sendAsDrawn(new NoteForm('As saved', true)).names).toEqual([]);
  store[panel] = sentPanel();
  expect(sendAsDrawn(new NoteForm('As saved', false)).names).toEqual([panel]);
});

test('text that is put back comes with the key of the form that it was sent with, so that it is entered once', () => {
  const sent = new NoteForm('', false);
  sent.hidden.key = { value: 'first' };
  Object.assign(sent.elements[0] ?? {}, { value: 'A laptop was stolen' });
  sendAsDrawn(sent);

  const take = new EventTarget();
  const again = new NoteForm('', false);
  again.hidden.key = { value: 'second' };
  again.offer = { querySelector: (selector: string) => (selector.includes('take') ? take : null) };
  vi.stubGlobal('document', { addEventListener: () => undefined, querySelectorAll: () => [again] });
  preserveInput();
  take.dispatchEvent(new Event('click'));
  expect([again.hidden.key.value, again.elements[0]?.value]).toEqual(['first', 'A laptop was stolen']);
});
