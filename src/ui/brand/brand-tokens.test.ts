import fs from 'node:fs';
import { expect, test } from 'vitest';
import { brand } from './brand.ts';
import { brandTokens } from './brand-tokens.ts';

// The staff side's own views take the content service's values.
const sheets = fs
  .globSync('src/**/*.css', { exclude: ['src/desk/**', 'src/panel/**'] })
  .map((file) => fs.readFileSync(file, 'utf8'));
const styles = [brandTokens(brand()), brand().headingStyles, ...sheets].join('\n');
const namesIn = (pattern: RegExp) => new Set([...styles.matchAll(pattern)].map(([, name]) => name));

test('every value that a style takes is there, from the brand or from the house', () => {
  const taken = namesIn(/var\((--[\w-]+)\)/g);
  expect(taken.size).toBeGreaterThan(40);
  const given = namesIn(/(--[\w-]+)\s*:/g);
  expect([...taken].filter((name) => !given.has(name))).toEqual([]);
});

test('no style sheet has a colour value of its own: all are the brand’s', () => {
  expect(sheets.join('\n')).not.toMatch(/#[0-9a-f]{3,8}\b|rgba?\(|hsla?\(/i);
});

test('what a window has room for is measured in letters: with letters twice as large, columns would be too narrow', () => {
  const conditions = [...sheets.join('\n').matchAll(/@(?:media|container)[^{]*/g)].map(([text]) => text);
  expect(conditions.length).toBeGreaterThan(100);
  expect(conditions.filter((text) => /width[^)]*\dpx/.test(text))).toEqual([]);
});

test('the shade over a page is ink that lets through half', () => {
  const { colours } = brand();
  const tokens = brandTokens({ ...brand(), colours: { ...colours, ink: '#102030' } });
  expect(tokens).toContain('--ink:#102030;');
  expect(tokens).toContain('--shade:#10203073;');
});
