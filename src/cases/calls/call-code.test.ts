import { expect, test } from 'vitest';
import words from './code-words.json' with { type: 'json' };

test('a hundred words and more, each once, easily typed as it is heard', () => {
  expect(new Set(words).size).toBe(words.length);
  expect(words.length).toBeGreaterThan(100);
  for (const word of words) expect(word).toMatch(/^[a-z]{3,8}$/);
});
