import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sampleForm } from '../testing/sample-form.ts';
import {
  clearDraft,
  findAttempt,
  hasTypedText,
  readDraft,
  saveDraft,
  startAttempt,
  typedElsewhere,
} from './draft.ts';
import { initialValues } from './read-form.ts';

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

afterEach(() => {
  clearDraft('dialog');
  clearDraft('page');
  vi.unstubAllGlobals();
});

describe.each([
  ['storage of the tab', fakeStorage],
  ['no storage at all', () => undefined],
  ['storage that is full', () => brokenStorage],
])('with %s', (_name, make) => {
  beforeEach(() => void vi.stubGlobal('sessionStorage', make()));

  test('what was typed is kept until it is cleared; ticks and tokens are not', () => {
    saveDraft('dialog', sampleForm, {
      name: 'Asha',
      city: 'Kochi',
      consent: 'on',
      csrfToken: 'x',
      website: '',
    });
    expect(readDraft('dialog')).toEqual({ name: 'Asha', city: 'Kochi' });
    clearDraft('dialog');
    expect(readDraft('dialog')).toEqual({});
  });

  test('a field that is hidden for a moment keeps its text', () => {
    saveDraft('dialog', sampleForm, { name: 'Asha', wish: 'Menon & Co' });
    saveDraft('dialog', sampleForm, { name: 'Asha M' });
    expect(readDraft('dialog')).toEqual({ name: 'Asha M', wish: 'Menon & Co' });
  });

  test('the same answers have the same key until they are cleared', () => {
    expect(findAttempt('dialog', 'answers')).toBeUndefined();
    const key = startAttempt('dialog', 'answers');
    expect(startAttempt('dialog', 'answers')).toBe(key);
    expect(findAttempt('dialog', 'answers')).toBe(key);
    expect(findAttempt('dialog', 'other answers')).toBeUndefined();
    clearDraft('dialog');
    expect(startAttempt('dialog', 'answers')).not.toBe(key);
  });

  test('what another form of the tab keeps is offered, and stays when this one is sent or closed', () => {
    saveDraft('page', sampleForm, { name: 'Asha', wish: 'A long message' });
    const key = startAttempt('page', 'answers of the page');
    expect(readDraft('dialog')).toEqual({ name: 'Asha', wish: 'A long message' });
    saveDraft('dialog', sampleForm, { name: 'Ravi' });
    startAttempt('dialog', 'answers of the dialog');
    expect(readDraft('page')).toEqual({ name: 'Asha', wish: 'A long message' });
    expect(typedElsewhere('dialog')).toEqual({ name: 'Asha', wish: 'A long message' });
    clearDraft('dialog');
    expect(readDraft('page')).toEqual({ name: 'Asha', wish: 'A long message' });
    expect(startAttempt('page', 'answers of the page')).toBe(key);
  });
});

test('storage that has become full does not bring back what it held before', () => {
  const storage = fakeStorage();
  vi.stubGlobal('sessionStorage', storage);
  saveDraft('dialog', sampleForm, { name: 'Asha' });
  startAttempt('dialog', 'former answers');
  vi.stubGlobal('sessionStorage', { ...storage, setItem: brokenStorage.setItem });
  const key = startAttempt('dialog', 'answers');
  saveDraft('dialog', sampleForm, { name: 'Ravi' });
  expect(startAttempt('dialog', 'answers')).toBe(key);
  expect(readDraft('dialog')).toEqual({ name: 'Ravi' });
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
  expect(hasTypedText(sampleForm, { name: ' ', colour: 'Red paint' }, {})).toBe(false);
  expect(hasTypedText(sampleForm, { city: 'Kochi' }, {})).toBe(true);
  // What another form of the tab keeps is not lost.
  expect(hasTypedText(sampleForm, { city: 'Kochi' }, { city: 'Kochi' })).toBe(false);
});
