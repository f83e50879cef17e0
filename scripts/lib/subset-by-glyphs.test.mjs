import fs from 'node:fs';
import { expect, test } from 'vitest';
import { drawnOtherwise, subsetByGlyphs } from './subset-by-glyphs.mjs';
import { wordsOf } from './web-fonts.mjs';

const recipe = JSON.parse(fs.readFileSync('brand/chhatri/fonts/recipe.json', 'utf8'));
const [hindi] = recipe.scripts;
const whole = fs.readFileSync(hindi.source);

test('the fonts that ship draw every word of the Hindi texts as the whole font does', async () => {
  const words = wordsOf(hindi);
  expect(words.size).toBeGreaterThan(4000);
  const styles = fs.readFileSync('brand/chhatri/fonts/fonts.css', 'utf8');
  const files = [...styles.matchAll(/\/assets\/anek-devanagari-[0-9a-f]{10}[^"]+/g)].map(
    ([address]) => address,
  );
  expect(files).toHaveLength(hindi.weights.length);
  for (const [index, { wght }] of hindi.weights.entries()) {
    const part = fs.readFileSync(`brand/chhatri/public${files[index]}`);
    expect(await drawnOtherwise(whole, part, { words, variations: { wght } })).toEqual([]);
  }
});

test('a half letter that always joins the next one is kept, and a word with another one is noticed', async () => {
  const axes = { wght: { min: 400, max: 400 } };
  const part = await subsetByGlyphs(whole, { words: ['व्यक्ति'], signs: 'वय्कति', axes });
  const asked = { words: ['व्यक्ति', 'क्व'], variations: { wght: 400 } };
  expect(await drawnOtherwise(whole, part, asked)).toEqual(['क्व']);
});
