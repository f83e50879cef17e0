import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { readSeedFiles as Read } from '#content/seed/read-seed-files.ts';
import { faultsOfTranslation } from '#content/translation/faults-of-translation.ts';
import { type TranslationUnit, unitsOf } from '#content/translation/translate.ts';
import { variables } from '#platform/env-variables.ts';
import { defaultLocale, type Language, languageCodes } from '#ui/language/locales.ts';
import { seedHouse } from './fixtures/seed-house.ts';

/** The content that ships, in the other languages: complete, and with all that a text has to keep. */

type Files = ReturnType<typeof Read>;
let files: Files;

beforeAll(async () => {
  vi.stubEnv('LANGUAGES', languageCodes.join(','));
  vi.resetModules();
  const { readSeedFiles } = await import('#content/seed/read-seed-files.ts');
  files = readSeedFiles();
});

/** Every record is in these; in a language that an operator adds to them, those that have been begun. */
const byDefault = variables.shape.LANGUAGES.parse(undefined).split(',');

type Text = { place: string; unit: TranslationUnit; target: string | undefined };

function textsIn(language: Language): Text[] {
  const ofRecords = files.collections.flatMap(({ collection, seeds, files: places, catalogues }) => {
    const { fields } = collection.config(seedHouse);
    return seeds.map((seed, index) => ({
      fields,
      seed,
      place: places[index] ?? '',
      catalogue: catalogues[index]?.get(language),
    }));
  });
  const ofGlobals = files.globals.map(({ global, seed, files: places, catalogues }) => ({
    fields: global.config.fields,
    seed: global.fromSeed?.(seed) ?? seed,
    place: places.join(', '),
    catalogue: catalogues.get(language),
  }));
  const isExpected = ({ catalogue }: { catalogue: ReadonlyMap<string, string> | undefined }) =>
    byDefault.includes(language) || catalogue !== undefined;
  return [...ofRecords, ...ofGlobals]
    .filter(isExpected)
    .flatMap(({ fields, seed, place, catalogue }) =>
      unitsOf(fields, seed).map((unit) => ({ place, unit, target: catalogue?.get(unit.source) })),
    );
}

describe.each(languageCodes.filter((code) => code !== defaultLocale))('in %s', (language) => {
  test('every text of the seed is translated', () => {
    const missing = textsIn(language).filter(({ target }) => target === undefined);
    expect(missing.map(({ place, unit }) => `${place}: ${unit.source.slice(0, 80)}`)).toEqual([]);
  });

  test('each keeps names, links, bold parts and lengths, in the language’s script with Latin digits', () => {
    const faults = textsIn(language).flatMap(({ place, unit, target = 'क' }) =>
      target === 'क'
        ? []
        : faultsOfTranslation(unit, target, language).map(
            (fault) => `${place}: ${fault}: ${target.slice(0, 80)}`,
          ),
    );
    expect(faults).toEqual([]);
  });

  test('no translation is of a text that is gone', () => {
    const known = new Set(textsIn(language).map(({ unit }) => unit.source));
    const all = [
      ...files.collections.flatMap(({ catalogues }) => catalogues),
      ...files.globals.map(({ catalogues }) => catalogues),
    ].flatMap((each) => [...(each.get(language)?.keys() ?? [])]);
    expect([...new Set(all)].filter((source) => !known.has(source) && !isOverridden(source))).toEqual([]);
  });
});

/** A brand's own text replaces one of the house, which other brands show. */
function isOverridden(source: string): boolean {
  return source === 'Insurance that you understand before you need it';
}
