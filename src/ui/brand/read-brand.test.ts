import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#platform/testing/temporary-folder.ts';
import { brand } from './brand.ts';
import { BrandError } from './brand-error.ts';
import { readBrand } from './read-brand.ts';

/** Returns the faults of this site's own brand, once its folder has been changed. */
function problemsOf(change: (folder: string) => void): string[] {
  const folder = temporaryFolder();
  fs.cpSync(brand().folder, folder, { recursive: true });
  change(folder);
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

type Definition = Record<string, Record<string, unknown>>;

function problemsOfDefinition(change: (definition: Definition) => void): string[] {
  return problemsOf((folder) => {
    const file = path.join(folder, 'brand.json');
    const definition = JSON.parse(fs.readFileSync(file, 'utf8'));
    change(definition);
    fs.writeFileSync(file, JSON.stringify(definition));
  });
}

test.each(fs.readdirSync('brand'))('the brand “%s” can be used', (name) => {
  expect(readBrand(path.resolve('brand', name)).colours.ink).toMatch(/^#/);
});

test('nothing is wrong with an unchanged copy', () => {
  expect(problemsOf(() => undefined)).toEqual([]);
});

test('every fault is reported with its place', () => {
  const problems = problemsOfDefinition((definition) => {
    Object.assign(definition.colours ?? {}, { ink: 'navy', plum: '#552244', rose: undefined });
    Object.assign(definition.radii ?? {}, { 'radius-s': 10 });
    Object.assign(definition.umbrellas?.people ?? {}, { cloth: 'plum' });
  });
  expect(problems).toEqual([
    'brand.json: colours.ink: is not a colour such as #16213e',
    expect.stringMatching(/^brand\.json: colours\.rose: /),
    expect.stringMatching(/^brand\.json: colours: .*plum/),
    expect.stringMatching(/^brand\.json: radii\.radius-s: /),
    expect.stringMatching(/^brand\.json: umbrellas\.people\.cloth: /),
  ]);
});

test('colours that cannot be read are refused', () => {
  expect(problemsOfDefinition(({ colours }) => Object.assign(colours ?? {}, { danger: '#e08a7a' }))).toEqual([
    'brand.json: errors: danger on paper has a contrast of 2.4:1 and needs 4.5:1',
    'brand.json: errors: danger on white has a contrast of 2.5:1 and needs 4.5:1',
  ]);
});

test.each([
  'brand.json',
  'mark.svg',
  'fonts/fonts.css',
  'fonts/typesetter.json',
  'public/icon-512.png',
  ...fs.globSync('public/assets/*.woff2', { cwd: brand().folder }),
  ...fs.globSync('fonts/*.ttf', { cwd: brand().folder }),
])('a brand without its %s is refused', (file) => {
  expect(problemsOf((folder) => fs.rmSync(path.join(folder, file)))).toEqual([`${file}: is missing`]);
});

test('a definition that is no JSON is refused', () => {
  const problems = problemsOf((folder) => fs.writeFileSync(path.join(folder, 'brand.json'), '{ ink }'));
  expect(problems).toEqual([expect.stringMatching(/^brand\.json: .*JSON/)]);
});
