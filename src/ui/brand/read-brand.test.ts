import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#platform/testing/temporary-folder.ts';
import { brand } from './brand.ts';
import { BrandError, readBrand } from './read-brand.ts';

/** What is wrong with this site's own brand, once its definition has been changed. */
function problemsOf(change: (definition: Record<string, Record<string, unknown>>) => void): string[] {
  const folder = temporaryFolder();
  fs.cpSync(brand().folder, folder, { recursive: true });
  const file = path.join(folder, 'brand.json');
  const definition = JSON.parse(fs.readFileSync(file, 'utf8'));
  change(definition);
  fs.writeFileSync(file, JSON.stringify(definition));
  try {
    readBrand(folder);
    return [];
  } catch (error) {
    if (!(error instanceof BrandError)) throw error;
    expect(error.message).toContain(folder);
    return error.problems;
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

test.each(fs.readdirSync('brand'))('the brand “%s” can be used', (name) => {
  expect(readBrand(path.resolve('brand', name)).colours.ink).toMatch(/^#/);
});

test('nothing is wrong with an unchanged copy', () => {
  expect(problemsOf(() => undefined)).toEqual([]);
});

test('every fault is told with its place', () => {
  const problems = problemsOf((definition) => {
    Object.assign(definition.colours ?? {}, { ink: 'navy', plum: '#552244', rose: undefined });
    Object.assign(definition.radii ?? {}, { 'radius-s': 10 });
    Object.assign(definition.umbrellas?.people ?? {}, { cloth: 'plum' });
  });
  expect(problems).toEqual([
    'brand.json: colours.ink: is no colour such as #16213e',
    expect.stringMatching(/^brand\.json: colours\.rose: /),
    expect.stringMatching(/^brand\.json: colours: .*plum/),
    expect.stringMatching(/^brand\.json: radii\.radius-s: /),
    expect.stringMatching(/^brand\.json: umbrellas\.people\.cloth: /),
  ]);
});

test('colours that cannot be read are refused', () => {
  expect(problemsOf(({ colours }) => Object.assign(colours ?? {}, { danger: '#e08a7a' }))).toEqual([
    'errors: danger on paper has a contrast of 2.4:1 and needs 4.5:1',
    'errors: danger on white has a contrast of 2.5:1 and needs 4.5:1',
  ]);
});

test('a folder without a definition, or with one that is no JSON, is told', () => {
  expect(() => readBrand('/nowhere')).toThrow('/nowhere cannot be used:\n  - brand.json: is missing');
});
