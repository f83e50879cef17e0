import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { languageLists, listedLanguages, writeLanguageLists } from './language-lists.mjs';

/**
 * A third language in a copy of the sources: its own files are added, nothing is changed by hand, and `npm run generate`
 * lists it. It is Hindi by another name, so that each of its files is as whole as a language's has to be.
 */
const code = 'xx';
const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'third-language-'));
const inCopy = (file) => import(path.join(copy, file));
let changed;

beforeAll(() => {
  for (const shared of ['node_modules', 'brand', 'content'])
    fs.symlinkSync(path.resolve(shared), path.join(copy, shared));
  fs.cpSync('src', path.join(copy, 'src'), { recursive: true });
  fs.cpSync('package.json', path.join(copy, 'package.json'));
  for (const file of fs.globSync('src/**/hi.ts')) {
    const words = fs.readFileSync(file, 'utf8');
    const renamed = words
      .replace(/(?<=\b(?:import|import type|export const) (?:\{ )?)hi\b/g, code)
      .replace(/(?<![\w'/-])hi(?=\.\w)/g, code)
      .replaceAll("/hi.ts'", `/${code}.ts'`)
      .replace("tag: 'hi-IN'", `tag: '${code}-IN'`)
      .replace("pathPrefix: '/hi'", `pathPrefix: '/${code}'`);
    fs.writeFileSync(path.join(copy, path.dirname(file), `${code}.ts`), renamed);
  }
  changed = writeLanguageLists(copy);
});
afterAll(() => fs.rmSync(copy, { recursive: true }));

test('its files are listed wherever languages are', () => {
  expect(changed.length).toBeGreaterThan(70);
  expect(changed.map((file) => path.relative(copy, file))).toEqual(languageLists(copy));
  expect(writeLanguageLists(copy)).toEqual([]);
});

test('its texts are those of its files in every room', async () => {
  const { languageCodes } = await inCopy('src/ui/language/locales.ts');
  expect(languageCodes).toEqual([...listedLanguages(), code]);
  const withTexts = languageLists(copy).filter(
    (file) => !/(cities|search)\/languages|language\/facts/.test(file),
  );
  expect(withTexts.length).toBeGreaterThan(70);
  for (const file of withTexts) {
    const messages = Object.values(await inCopy(file)).find((each) => each.length === 1);
    const own = Object.values(await inCopy(file.replace('messages.ts', `${code}.ts`)));
    expect(own, file).toContain(messages(code));
  }
});

test('its pages have addresses, and name those in the other languages, which name them', async () => {
  const { sitemapXml } = await inCopy('src/site/feeds/sitemap.ts');
  const locales = ['en', 'hi', code];
  const entry = { path: '/cruise', isIndexed: true, languages: locales };
  const sitemap = sitemapXml('https://example.com', [entry], locales);
  expect(sitemap).toContain(`<loc>https://example.com/${code}/cruise</loc>`);
  expect(sitemap.split(`hreflang="${code}-IN" href="https://example.com/${code}/cruise"`)).toHaveLength(4);
  const { dateInWords } = await inCopy('src/ui/language/dates.ts');
  expect(dateInWords('2026-11-01', code)).not.toBe('2026-11-01');
});

test('it is published where the setting names it, and its texts of content are its own', async () => {
  const { publishedLocales } = await inCopy('src/ui/language/published-locales.ts');
  expect(publishedLocales({ languages: ['en', code], hasPseudoLocale: false })).toEqual(['en', code]);
  const { faultsOfTranslation } = await inCopy('src/content/translation/faults-of-translation.ts');
  expect(faultsOfTranslation({ source: 'A cruise' }, '', code)).toEqual(['it is empty']);
  const { searchLanguages } = await inCopy('src/site/search/languages/messages.ts');
  expect(searchLanguages[code].readingOf('बीमा').isInOwnScript).toBe(true);
});
