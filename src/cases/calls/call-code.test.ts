import { expect, test } from 'vitest';
import words from './code-words.json' with { type: 'json' };

test('the code words are a hundred and more, each once, and easily typed from hearing', () => {
  expect(new Set(words).size).toBe(words.length);
  expect(words.length).toBeGreaterThan(100);
  for (const word of words) expect(word).toMatch(/^[a-z]{3,8}$/);
});
