import { expect, test, vi } from 'vitest';

vi.mock('#platform/env.ts', () => ({ env: () => ({ languages: ['en', 'hi'], hasPseudoLocale: false }) }));

const { pathInEachLanguage } = await import('./cookie-in-each-language.ts');

test('a page’s paths are the same, whichever language it was asked for in', () => {
  expect(pathInEachLanguage('/status')).toEqual(['/status', '/hi/status']);
  expect(pathInEachLanguage('/hi/status')).toEqual(['/status', '/hi/status']);
});
