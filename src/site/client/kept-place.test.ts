import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepPlace, takePlace } from './kept-place.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  kept.clear();
});

const press = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

test('the place is for the page that the press opens, once', () => {
  keepPlace(press, '/hi/claims', 3);
  expect(takePlace('/hi/claims')).toBe(3);
  expect(takePlace('/hi/claims')).toBeUndefined();
});

test('a press that did not lead there moves no other page, and is forgotten', () => {
  keepPlace(press, '/hi/claims', 3);
  expect(takePlace('/about-us')).toBeUndefined();
  expect(takePlace('/hi/claims')).toBeUndefined();
});

test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('a press with %s opens a tab of its own', (key) => {
  keepPlace({ ...press, [key]: true }, '/hi/claims', 3);
  expect(takePlace('/hi/claims')).toBeUndefined();
});
