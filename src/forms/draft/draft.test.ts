import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sampleForm } from '../testing/sample-form.ts';
import { clearDraft, findAttempt, readDraft, saveDraft, startAttempt } from './draft.ts';
import { hasTypedText, initialValues } from './read-form.ts';

function fakeStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
}

const brokenStorage = {
  getItem: () => null,
  setItem() {
    throw new DOMException('Full', 'QuotaExceededError');
  },
  removeItem() {},
};

afterEach(() => vi.unstubAllGlobals());

describe.each([
  ['storage of the tab', fakeStorage],
  ['no storage at all', () => undefined],
  ['storage that is full', () => brokenStorage],
])('with %s', (_name, make) => {
  beforeEach(() => {
    vi.stubGlobal('sessionStorage', make());
    clearDraft();
  });

  test('what was typed is kept until it is cleared; ticks and tokens are not', () => {
    saveDraft(sampleForm, { name: 'Asha', city: 'Kochi', consent: 'on', csrfToken: 'x', website: '' });
    expect(readDraft()).toEqual({ name: 'Asha', city: 'Kochi' });
    clearDraft();
    expect(readDraft()).toEqual({});
  });

  test('a field that is hidden for a moment keeps its text', () => {
    saveDraft(sampleForm, { name: 'Asha', wish: 'Menon & Co' });
    saveDraft(sampleForm, { name: 'Asha M' });
    expect(readDraft()).toEqual({ name: 'Asha M', wish: 'Menon & Co' });
  });

  test('the same answers have the same key until they are cleared', () => {
    expect(findAttempt('answers')).toBeUndefined();
    const key = startAttempt('answers');
    expect(startAttempt('answers')).toBe(key);
    expect(findAttempt('answers')).toBe(key);
    expect(findAttempt('other answers')).toBeUndefined();
    clearDraft();
    expect(startAttempt('answers')).not.toBe(key);
  });
});

test('a kept choice is taken only where the form has it', () => {
  expect(initialValues(sampleForm, { colour: 'Red paint', name: 'Asha' })).toMatchObject({
    colour: 'Red paint',
    name: 'Asha',
  });
  expect(initialValues(sampleForm, { colour: 'Green paint' }).colour).toBeUndefined();
});

test('what the form has set beforehand stands there until it is changed', () => {
  const { colour } = sampleForm.fields;
  const form = { ...sampleForm, fields: { ...sampleForm.fields, colour: { ...colour, preset: 'blue' } } };
  expect(initialValues(form).colour).toBe('Blue paint');
  expect(initialValues(form, { colour: 'Red paint' }).colour).toBe('Red paint');
});

test('typed text is what one would have to type again', () => {
  expect(hasTypedText(sampleForm, { name: ' ', colour: 'Red paint' })).toBe(false);
  expect(hasTypedText(sampleForm, { city: 'Kochi' })).toBe(true);
});
