import { expect, test } from 'vitest';
import { pathIn, splitPath } from './paths.ts';
import { everyLocale, publishedLocales } from './published-locales.ts';

const locales = everyLocale();

test.each(['/', '/cruise', '/blog/a-post'])('%s has a place in every locale, and leads back', (path) => {
  const asked = locales.map((locale) => pathIn(locale, path));
  expect(new Set(asked).size).toBe(locales.length);
  expect(asked.map((each) => splitPath(each, locales))).toEqual(locales.map((locale) => ({ locale, path })));
});

test('a path that only begins like a locale is a page', () => {
  expect(splitPath('/en-XAmple', locales)).toEqual({ locale: 'en', path: '/en-XAmple' });
});

test('a locale that is not published has no pages', () => {
  const published = publishedLocales({ languages: ['en'], hasPseudoLocale: false });
  expect(published).not.toContain('en-XA');
  expect(splitPath('/en-XA/cruise', published)).toEqual({ locale: 'en', path: '/en-XA/cruise' });
});

test('a language that the site does not speak is named, with those that it does', () => {
  expect(() => publishedLocales({ languages: ['en', 'xx'], hasPseudoLocale: false })).toThrow(
    'LANGUAGES: "xx" is none of this site\'s languages: en, hi',
  );
});
