import fs from 'node:fs';
import path from 'node:path';
import { env } from '#platform/env.ts';
import { defaultLocale, type Language, type Locale, pseudoLocale } from '#ui/language/locales.ts';
import { publishedLocales } from '#ui/language/published-locales.ts';
import type { Catalogue } from './translate.ts';

/** The texts of a seed file in the other languages that the site is published in; one without any is absent. */
export type Catalogues = ReadonlyMap<Language, Catalogue>;

/**
 * Reads the catalogues of a seed file: those of `content/pages/cruise.json` in Hindi are in
 * `content/translations/hi/pages/cruise.json`, an object of English texts and their Hindi.
 * @param folder the one that holds all content, such as `content`
 */
export function readCatalogues(folder: string, file: string): Catalogues {
  const others = publishedLocales({ ...env(), hasPseudoLocale: false }).filter(isTranslated);
  const read = others.flatMap((language) => {
    const place = path.join(folder, 'translations', language, path.relative(folder, file));
    if (!fs.existsSync(place)) return [];
    const texts: Record<string, string> = JSON.parse(fs.readFileSync(place, 'utf8'));
    return [[language, new Map(Object.entries(texts))] as const];
  });
  return new Map(read);
}

/** Lays the catalogues of later files over those of earlier ones, text by text. */
export function mergeCatalogues(layers: readonly Catalogues[]): Catalogues {
  const merged = new Map<Language, Catalogue>();
  for (const [language, texts] of layers.flatMap((layer) => [...layer]))
    merged.set(language, new Map([...(merged.get(language) ?? []), ...texts]));
  return merged;
}

function isTranslated(locale: Locale): locale is Language {
  return locale !== defaultLocale && locale !== pseudoLocale;
}
