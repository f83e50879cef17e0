import fs from 'node:fs';
import { expect, test } from 'vitest';
import { hexValue } from '#ui/brand/brand.ts';
import { type ResultMailInput, resultMail } from './result-mail.tsx';

const link = 'https://www.example.com/risk-janampatri/result/abcDEF_ghi-jkl0123456789';
const input: ResultMailInput = {
  locale: 'en',
  toolTitle: 'Risk Janampatri',
  link,
  // In India it is the 22nd already.
  expiresAt: new Date('2026-12-21T19:00:00Z'),
  settings: {
    brand: 'Parasol & <b>Sons</b>',
    company: { legalName: 'Parasol Brokers Limited', registeredOffice: '1 Rain Street, Pune' },
    contact: { supportEmail: 'support@example.com' },
  },
};

test('the text says whose site, which tool, the link, until when, who can read it, what to do', async () => {
  const { subject, text } = await resultMail(input);
  expect(subject).toBe('Parasol & <b>Sons</b>: the link to your result (Risk Janampatri)');
  expect(text).toContain('Parasol & <b>Sons</b>');
  expect(text).toContain('The tool is called Risk Janampatri.');
  expect(text.split('\n').filter((line) => line === link)).toHaveLength(1);
  expect(text).toContain('on www.example.com');
  expect(text).toContain('until 22 December 2026');
  expect(text).toContain('Whoever has this link can read the result');
  expect(text).toContain('It was not you?');
  expect(text).toContain('support@example.com');
  expect(text).toContain('Parasol Brokers Limited, 1 Rain Street, Pune');
  expect(text.replaceAll(/<\/?b>/g, '')).not.toMatch(/<\/?[a-z]|&[a-z]+;|\n{4}/i);
});

test('the markup leads to the link, fetches nothing, and takes words as words', async () => {
  const { html } = await resultMail(input);
  const addresses = [...html.matchAll(/(?:href|src|background|url)\s*[=(]\s*["']?([^"')\s>]+)/g)];
  expect(new Set(addresses.map(([, address]) => address))).toEqual(new Set([link]));
  expect(html).not.toMatch(/<(img|script|style|link)\b/i);
  expect(html).toContain('Parasol &amp; &lt;b&gt;Sons&lt;/b&gt;');
  expect(html).toMatch(/<html[^>]* lang="en-IN"/);
  expect(html).toContain(hexValue('marigold'));
});

test('it is small enough to be shown whole', async () => {
  // Gmail cuts a mail off after 102 KB.
  expect((await resultMail(input)).html.length).toBeLessThan(20_000);
});

test('another language says all of it in its own words', async () => {
  const { subject, text } = await resultMail({ ...input, locale: 'en-XA' });
  expect(subject + text).not.toMatch(/\b(the|your|link|until|page)\b/i);
});

test('what draws mails is loaded for a mail, and by nothing else', () => {
  const files = fs.globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file));
  const using = (pattern: RegExp) => files.filter((file) => pattern.test(fs.readFileSync(file, 'utf8')));
  expect(using(/from '@react-email\//).sort()).toEqual([
    'src/tools/result-mail/result-mail.tsx',
    'src/tools/result-mail/result-message.tsx',
  ]);
  expect(using(/from '.*\bresult-mail\/result-(mail|message)\.tsx'/)).toEqual([]);
  const beside = using(/from '\.\/result-(mail|message)\.tsx'/).filter((file) =>
    file.includes('/result-mail/'),
  );
  expect(beside).toEqual(['src/tools/result-mail/result-mail.tsx']);
});
