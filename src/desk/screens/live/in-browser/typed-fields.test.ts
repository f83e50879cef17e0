import { beforeEach, expect, test, vi } from 'vitest';
import { putBack, typedFields } from './typed-fields.ts';

class Element {
  name = '';
  type = 'text';
  value = '';
  defaultValue = '';
  checked = false;
  defaultChecked = false;
  selectedIndex = 0;
  options: { defaultSelected: boolean }[] = [];
}
class Input extends Element {}
class Area extends Element {}
class List extends Element {}

beforeEach(() => {
  vi.stubGlobal('HTMLInputElement', Input);
  vi.stubGlobal('HTMLTextAreaElement', Area);
  vi.stubGlobal('HTMLSelectElement', List);
});

/** As the page drew it: `drawn` by the name of each text. */
function formOf(drawn: Record<string, string>, ticked = '') {
  const texts = Object.entries(drawn).map(([name, value]) =>
    Object.assign(new Area(), { name, value, defaultValue: value }),
  );
  const ways = ['call', 'mail'].map((value) => {
    const [checked, defaultChecked] = [value === ticked, value === ticked];
    return Object.assign(new Input(), { name: 'way', type: 'radio', value, checked, defaultChecked });
  });
  const key = Object.assign(new Input(), { name: 'key', type: 'hidden', value: 'x' });
  const elements = [...texts, ...ways, key];
  const set = (name: string, value: string) => {
    for (const field of elements) if (field.name === name) field.value = value;
  };
  const form = { elements } as unknown as HTMLFormElement;
  const now = () => Object.fromEntries(texts.map((field) => [field.name, field.value]));
  return { form, set, now, ways };
}

test('only what a person typed is put back, over what colleagues have saved in the meantime', () => {
  const evening = formOf({ first: 'one', second: 'two', third: 'three' });
  evening.set('first', 'Typed by Asha');
  evening.set('second', '');
  const kept = typedFields(evening.form);
  expect(kept).toEqual([
    ['first', 'Typed by Asha'],
    ['second', ''],
  ]);
  const morning = formOf({ first: 'one', second: 'two', third: 'Saved by Imran' });
  putBack(morning.form, kept);
  expect(morning.now()).toEqual({ first: 'Typed by Asha', second: '', third: 'Saved by Imran' });
});

test('a choice is put back, and one that was not touched is left as it is', () => {
  const chosen = formOf({}, 'call');
  for (const way of chosen.ways) way.checked = way.value === 'mail';
  const later = formOf({}, 'call');
  putBack(later.form, typedFields(chosen.form));
  expect(later.ways.map(({ checked }) => checked)).toEqual([false, true]);
  const other = formOf({}, 'mail');
  putBack(other.form, typedFields(formOf({}, 'call').form));
  expect(other.ways.map(({ checked }) => checked)).toEqual([false, true]);
});

test('what came back with a refusal is still theirs, though the page has drawn it', () => {
  const back = formOf({ first: 'Typed by Asha', second: 'two' });
  expect(typedFields(back.form, [['first', 'Typed by Asha']])).toEqual([['first', 'Typed by Asha']]);
});
