import fs from 'node:fs';
import { expect, test } from 'vitest';
import { drawnOtherwise, subsetByGlyphs } from './subset-by-glyphs.mjs';
import { fontsOfNames, wordsOf } from './web-fonts.mjs';

const recipe = JSON.parse(fs.readFileSync('brand/chhatri/fonts/recipe.json', 'utf8'));

test.each(recipe.scripts)(
  'the fonts that ship draw every word in $language as the whole font does',
  async (script) => {
    const styles = fs.readFileSync(`brand/chhatri/fonts/fonts.${script.language}.css`, 'utf8');
    const whole = fs.readFileSync(script.source);
    const words = wordsOf(script);
    expect(words.size).toBeGreaterThan(1000);
    const ofScript = new RegExp(`/assets/${script.name}-[0-9a-f]{10}[^"]+`, 'g');
    const files = [...styles.matchAll(ofScript)].map(([address]) => address);
    expect(files).toHaveLength(script.weights.length);
    for (const [index, { wght }] of script.weights.entries()) {
      const part = fs.readFileSync(`brand/chhatri/public${files[index]}`);
      expect(await drawnOtherwise(whole, part, { words, variations: { wght } })).toEqual([]);
    }
  },
);

test('the names of two languages in one script are drawn by one font', async () => {
  const [hindi] = recipe.scripts;
  const [font, ...others] = await fontsOfNames([hindi, { ...hindi, endonym: 'मराठी' }]);
  expect(others).toEqual([]);
  const { wght } = hindi.weights.at(-1);
  const asked = { words: ['हिंदी', 'मराठी'], variations: { wght } };
  expect(await drawnOtherwise(fs.readFileSync(hindi.source), font.content, asked)).toEqual([]);
});

test('a half letter that always joins the next one is kept, and a word with another one is noticed', async () => {
  const axes = { wght: { min: 400, max: 400 } };
  const whole = fs.readFileSync(recipe.scripts[0].source);
  const part = await subsetByGlyphs(whole, { words: ['व्यक्ति'], signs: 'वय्कति', axes });
  const asked = { words: ['व्यक्ति', 'क्व'], variations: { wght: 400 } };
  expect(await drawnOtherwise(whole, part, asked)).toEqual(['क्व']);
});
