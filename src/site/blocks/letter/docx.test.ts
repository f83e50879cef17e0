import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { validateDocx } from '#platform/files/validate-docx.ts';
import { zipEntries } from '#platform/files/zip-directory.ts';
import { docxOf } from './docx.ts';

const paragraphs = [
  { text: 'Asha Rao\n12, MG Road', isBold: false },
  { text: 'Subject: “Müller & Sons” <claim> छाता\u0001', isBold: true },
];
const bytes = Buffer.from(docxOf(paragraphs));

test('the file is one that we would accept as an upload', async () => {
  expect(await validateDocx(bytes)).toEqual({ type: 'docx' });
});

test('its check sums are those that every reader of archives calculates', () => {
  const [first] = zipEntries(bytes) ?? [];
  expect(bytes.readUInt32LE(14)).toBe(crc32(first?.data ?? ''));
});

test('lines stay lines, a subject is bold, and no character ends an element', () => {
  const document = zipEntries(bytes)?.find(({ name }) => name === 'word/document.xml');
  const xml = document?.data.toString() ?? '';
  expect(xml).toContain('Asha Rao</w:t><w:br/><w:t xml:space="preserve">12, MG Road</w:t>');
  expect(xml).toContain('<w:b/><w:bCs/>');
  expect(xml).toContain('Subject: “Müller &amp; Sons” &lt;claim&gt; छाता</w:t>');
});
