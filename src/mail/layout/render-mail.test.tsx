import fs from 'node:fs';
import { expect, test } from 'vitest';
import { hexValue } from '#ui/brand/brand.ts';
import type { MailTemplate } from '../template.ts';
import { sampleFacts } from '../testing/sample-facts.ts';
import { MailText, MailTitle } from './parts.tsx';
import { renderMail } from './render-mail.tsx';

const template: MailTemplate<{ name: string }> = {
  key: 'hello',
  title: 'Hello',
  draw: ({ name }) => ({
    subject: `Hello ${name}`,
    preview: 'A word.',
    body: (
      <>
        <MailTitle>Hello</MailTitle>
        <MailText>{`You are ${name}.`}</MailText>
      </>
    ),
    headers: { 'X-Kind': 'hello' },
  }),
  example: { name: 'Asha' },
};
const drawn = (name = 'Asha') => renderMail({ template, data: { name }, facts: sampleFacts, locale: 'en' });

test('markup and text say the same: the sender, the template’s words, whom to ask', async () => {
  const { subject, text, headers } = await drawn();
  expect(subject).toBe('Hello Asha');
  expect(headers).toEqual({ 'X-Kind': 'hello' });
  expect(text).toContain('Parasol & <b>Sons</b>');
  expect(text).toContain('You are Asha.');
  expect(text).toContain('Questions? Write to support@example.com.');
  expect(text).toContain('Parasol Brokers Limited, 1 Rain Street, Pune');
  expect(text).not.toContain('A word.');
  expect(text).not.toMatch(/\n{4}/);
});

test('words never become markup, wherever they come from', async () => {
  const { html, text } = await drawn('<img src=x> & </p>');
  expect(html).toContain('Parasol &amp; &lt;b&gt;Sons&lt;/b&gt;');
  expect(html).toContain('You are &lt;img src=x&gt; &amp; &lt;/p&gt;.');
  expect(text).toContain('You are <img src=x> & </p>.');
});

test('the markup is the brand’s, fetches nothing and is small enough to be shown whole', async () => {
  const { html } = await drawn();
  expect(html).toMatch(/<html[^>]* lang="en-IN"/);
  expect(html).toContain(hexValue('marigold'));
  expect(html).not.toMatch(/<(img|script|style|link)\b/i);
  // Gmail cuts a mail off after 102 KB.
  expect(html.length).toBeLessThan(20_000);
});

test('the code that renders mails is loaded only for a mail', () => {
  const files = fs.globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file));
  const using = (pattern: RegExp) =>
    files.filter((file) => pattern.test(fs.readFileSync(file, 'utf8'))).sort();
  expect(using(/from '@react-email\//)).toEqual([
    'src/mail/layout/mail-layout.tsx',
    'src/mail/layout/parts.tsx',
    'src/mail/layout/render-mail.tsx',
  ]);
  expect(using(/from '.*\/render-mail\.tsx'/)).toEqual([]);
  expect(using(/from '.*\.mail\.tsx'/)).toEqual(['src/desk/mails/all-mail-templates.ts']);
  expect(using(/from '.*\/all-mail-templates\.ts'/)).toEqual([]);
  for (const file of using(/from '.*\/layout\/parts\.tsx'/)) expect(file).toMatch(/\.mail\.tsx$/);
});
