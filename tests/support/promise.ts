import fs from 'node:fs';
import { expect, test } from 'vitest';

/** All texts of a file of the seed. */
export function textOf(file: string): string {
  const texts: string[] = [];
  JSON.parse(fs.readFileSync(file, 'utf8'), (_key, value) => {
    if (typeof value === 'string') texts.push(value);
    return value;
  });
  return texts.join('\n');
}

/** One promise: the words, as they are in a text, and what makes them true. */
export function promise(words: string, text: string, keep: () => unknown): void {
  test(words, async () => {
    expect(text).toContain(words);
    await keep();
  });
}
