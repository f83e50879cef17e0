import { expect, test } from 'vitest';
import { captcha, renderInput, site } from '../fixtures/site-fixture.ts';
import { renderPage } from '../pages/render-page.tsx';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { scriptFonts } from './font-styles.ts';
import { hashSource } from './hash-source.ts';

test('a page in Hindi names the fonts of its script, and a phone’s first view waits for none of them', () => {
  const html = renderPage(renderInput({}, site({ locale: 'hi', locales: ['en', 'hi'] })));
  expect(scriptFonts('hi')).toHaveLength(2);
  for (const font of scriptFonts('hi')) expect(html).toContain(`src:url("${font}")`);
  const preloads = [...html.matchAll(/<link rel="preload" [^>]*as="font"[^>]*>/g)].map(([link]) => link);
  expect(preloads).toHaveLength(3);
  expect(preloads.filter((link) => !link.includes('media="(width &gt;= 48rem)"'))).toEqual([]);
  const [, standIn = ''] = /:lang\(hi\)\{[^}]*--stand-in:([^;}]+)/.exec(html) ?? [];
  // The font itself is asked only where the device has none for Devanagari.
  expect(standIn).toMatch(/"Anek for Noto", "Anek Devanagari"/);
});

test('a page in English does not carry the fonts of another script', () => {
  expect(renderPage(renderInput({}, site({ locales: ['en', 'hi'] })))).not.toContain('"Anek Devanagari"');
});

test('the letters of headings are in a page in English alone: one in Hindi hardly has any of them', () => {
  const letters = 'url("data:font/woff2;base64,';
  expect(renderPage(renderInput({}, site()))).toContain(letters);
  expect(renderPage(renderInput({}, site({ locale: 'hi', locales: ['en', 'hi'] })))).not.toContain(letters);
});

test.each(['en', 'hi', 'en-XA'] as const)('the policy names each sheet of a page in %s', (locale) => {
  const html = renderPage(renderInput({}, site({ locale, locales: ['en', 'hi'] })));
  const policy = contentSecurityPolicy({ captcha, scriptHashes: [] });
  const sheets = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text = '']) => text);
  expect(sheets).toHaveLength(2);
  for (const sheet of sheets) expect(policy).toContain(hashSource(sheet));
});
