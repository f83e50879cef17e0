import { expect, test } from 'vitest';
import { renderMail } from '#mail/layout/render-mail.tsx';
import type { RenderedMail } from '#mail/template.ts';
import { sampleFacts } from '#mail/testing/sample-facts.ts';
import type { Locale } from '#ui/language/locales.ts';
import { resultLinkMail } from './result-link.mail.tsx';
import type { ResultLinkData } from './result-link.ts';

const link = 'https://www.example.com/risk-janampatri/result/abcDEF_ghi-jkl0123456789';
const data: ResultLinkData = {
  toolTitle: 'Risk Janampatri',
  link,
  // In India it is the 22nd already.
  expiresAt: '2026-12-21T19:00:00Z',
  consentVersion: '2026-11-22',
};
const drawn = (locale: Locale = 'en'): Promise<RenderedMail> =>
  renderMail({ template: resultLinkMail, data, facts: sampleFacts, locale });

test('the text says whose site, which tool, the link, until when, who can read it, what to do', async () => {
  const { subject, text } = await drawn();
  expect(subject).toBe('Parasol & <b>Sons</b>: the link to your result (Risk Janampatri)');
  expect(text).toContain('a result of the tool “Risk Janampatri”');
  expect(text.split('\n').filter((line) => line === link)).toHaveLength(1);
  expect(text).toContain('on www.example.com');
  expect(text).toContain('until 22 December 2026');
  expect(text).toContain('Anyone who has this link can read the result');
  expect(text).toContain('If it was not you,');
});

test('the markup leads to the link and nowhere else, and fetches nothing', async () => {
  const { html } = await drawn();
  const addresses = [...html.matchAll(/(?:href|src|background|url)\s*[=(]\s*["']?([^"')\s>]+)/g)];
  expect(new Set(addresses.map(([, address]) => address))).toEqual(new Set([link]));
});

test('another language says all of it in its own words', async () => {
  const { subject, text } = await drawn('en-XA');
  expect(subject + text).not.toMatch(/\b(the|your|link|until|page)\b/i);
});
