// `node scripts/reading-ease.mjs`: for each page about a product, the number of its sentences, their mean length in words
// and Flesch's reading ease, over running text. The unit test of the pages' content holds 12 to 17 words.
import { measure, productPages } from '../src/content/copy-rules/testing/product-prose.ts';

const rows = productPages().map((page) => ({ path: page.path, ...measure(page) }));
for (const { path, sentences, meanWords, ease } of rows.toSorted((a, b) => a.meanWords - b.meanWords)) {
  console.log(
    `${path.padEnd(44)} ${String(sentences).padStart(4)} ${meanWords.toFixed(1).padStart(6)} ${ease.toFixed(1).padStart(6)}`,
  );
}
/** @param {'meanWords' | 'ease'} name */
const mean = (name) =>
  rows.reduce((sum, row) => sum + row[name] * row.sentences, 0) /
  rows.reduce((sum, { sentences }) => sum + sentences, 0);
console.log(
  `All: ${mean('meanWords').toFixed(1)} words a sentence, reading ease ${mean('ease').toFixed(1)}.`,
);
