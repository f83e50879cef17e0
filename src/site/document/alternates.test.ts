import { expect, test } from 'vitest';
import { renderInput, site } from '../fixtures/site-fixture.ts';
import { renderPage } from '../pages/render-page.tsx';
import { alternates } from './alternates.ts';

const inLocale = (locale: 'en' | 'en-XA') =>
  renderPage({ ...renderInput(), ...site({ locale, locales: ['en', 'en-XA'] }) });

test('one language is no choice, and the pseudo-locale is none', () => {
  expect(alternates(['en'])).toEqual([]);
  expect(alternates(['en', 'en-XA'])).toEqual([]);
  expect(inLocale('en')).not.toContain('en-XA');
});

test('a page names itself by its address in its own language', () => {
  expect(inLocale('en')).toContain('<link rel="canonical" href="https://example.com/cruise"/>');
  expect(inLocale('en-XA')).toContain('<link rel="canonical" href="https://example.com/en-XA/cruise"/>');
  expect(inLocale('en-XA')).toContain('<a class="logo" href="/en-XA">');
});
