import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { variantByKey } from '../schema/variants.ts';
import { clearDraft, findAttempt, readDraft, saveDraft, startAttempt } from './draft.ts';
import { hasTypedText, initialValues } from './form-values.ts';

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
    saveDraft({ name: 'Asha', city: 'Kochi', consent: 'on', csrfToken: 'x', website: '' });
    expect(readDraft()).toEqual({ name: 'Asha', city: 'Kochi' });
    clearDraft();
    expect(readDraft()).toEqual({});
  });

  test('a field that is hidden for a moment keeps its text', () => {
    saveDraft({ name: 'Asha', company_name: 'Menon & Co' });
    saveDraft({ name: 'Asha M' });
    expect(readDraft()).toEqual({ name: 'Asha M', company_name: 'Menon & Co' });
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

test('a kept purpose is taken only where the form admits it', () => {
  expect(initialValues(variantByKey('general'), { concern: 'POSP', name: 'Asha' })).toMatchObject({
    concern: 'POSP',
    name: 'Asha',
  });
  expect(initialValues(variantByKey('cruise'), { concern: 'POSP' }).concern).toBe('Cruise Insurance');
});

test('typed text is what one would have to type again', () => {
  expect(hasTypedText({ name: ' ', concern: 'POSP' })).toBe(false);
  expect(hasTypedText({ city: 'Kochi' })).toBe(true);
});
