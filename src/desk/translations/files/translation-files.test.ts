import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { textId } from '#content/translation/pair-texts.ts';
import { xlsxOf } from '#platform/files/xlsx.ts';
import { type OutgoingText, targetId } from './file-line.ts';
import { readSheetFile, sheetOf } from './sheet-file.ts';
import { readXliff, xliffOf } from './xliff-file.ts';

const awkward = [
  ['Read [the **page**](/claims?a=1&b=2) of {brand}.', '{brand} का [**पेज**](/claims?a=1&b=2) पढ़ें।'],
  ['**Always** {brand} <sub>2</sub> & "so" <b>', '**हमेशा** {brand} <sub>2</sub> & "यह" <b>'],
  ['=1+1 is a sum\nand a line', '=1+1 एक जोड़ है\nऔर एक पंक्ति'],
  ['A \\* star, a \\[bracket\\] and 100 %', 'एक \\* तारा, एक \\[कोष्ठक\\] और 100 %'],
  ['Not yet', ''],
] as const;

const texts = awkward.map(
  ([text, target]): OutgoingText => ({
    ...{ text, target, id: textId(text), exported: targetId(target) },
    ...{ record: 'pages/12', about: 'Cruise, /cruise' },
    ...{ place: 'x', field: 'Heading', block: 'prose', maxLength: 90, state: target ? 'older' : 'missing' },
  }),
);
const lines = awkward.map(([english, target], index) => ({
  ...{ record: 'pages/12', text: textId(english), exported: targetId(target) },
  ...{ english, target, number: index + 1 },
}));
const workbook = async () => buffer(sheetOf(texts, 'hi'));

test('what goes out as XLIFF comes back to the letter', async () => {
  expect(await readXliff(await xliffOf(texts, 'hi'), 'hi')).toEqual(lines);
});

test('a translator’s program sees names and marks as its own elements', async () => {
  const xliff = await xliffOf(texts, 'hi');
  expect(xliff).toContain(
    '<source>Read <ph id="2">[</ph>the <ph id="4">**</ph>page<ph id="6">**</ph><ph id="7">](/claims?a=1&amp;b=2)</ph> of <ph id="9">{brand}</ph>.</source>',
  );
  expect(xliff).toContain('source-language="en-IN" target-language="hi-IN"');
  expect(xliff).toContain('maxwidth="90" size-unit="char"');
  expect(xliff).toContain('Cruise, /cruise. Prose: heading. Older than its English. At most 90 characters');
});

test('XLIFF that a program has laid out anew, with segments and states of its own, is read all the same', async () => {
  const file = `\ufeff<?xml version="1.0"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
  <file original="pages/12" source-language="en" target-language="hi" datatype="plaintext">
    <header><tool tool-id="x" tool-name="x"/></header>
    <body>
      <group id="g">
        <trans-unit id="${textId('Read it')}" approved="yes">
          <source>Read it</source>
          <seg-source><mrk mtype="seg" mid="1">Read it</mrk></seg-source>
          <target state="translated"><mrk mtype="seg" mid="1">इसे <ph id="1">{brand}</ph> <g id="2">पढ़ें</g></mrk></target>
          <alt-trans><target>और कुछ</target></alt-trans>
        </trans-unit>
      </group>
    </body>
  </file>
</xliff>`;
  expect(await readXliff(file, 'hi')).toEqual([
    { number: 1, record: 'pages/12', text: textId('Read it'), english: 'Read it', target: 'इसे {brand} पढ़ें' },
  ]);
});

test.each(['', 'words', '<html></html>', '<xliff><file/></xliff>'])('%j is no XLIFF', async (file) => {
  await expect(readXliff(file, 'hi')).rejects.toThrow('This is not an XLIFF 1.2 file, or it is damaged.');
});

test('a file for another language is refused', async () => {
  const file = (await xliffOf(texts, 'hi')).replace('"hi-IN"', '"mr-IN"');
  await expect(readXliff(file, 'hi')).rejects.toThrow(
    'This file is a translation into “mr-IN”, not into Hindi.',
  );
});

test('what goes out as a workbook comes back to the letter, with the number of its row', async () => {
  const read = await readSheetFile(await workbook(), 'hi');
  expect(read).toEqual(lines.map((line) => ({ ...line, number: line.number + 1 })));
});

test('a file that an older version exported says nothing of the translations that went out', async () => {
  const xliff = (await xliffOf(texts, 'hi')).replace(/(id="[0-9a-f]{16})\.[0-9a-f]{16}"/g, '$1"');
  expect(await readXliff(xliff, 'hi')).toEqual(lines.map(({ exported, ...line }) => line));
});

test('a workbook without our columns, or a damaged one, is refused', async () => {
  const bytes = await workbook();
  const other = await buffer(xlsxOf({ sheet: 'Cases', columns: [{ head: 'Name', width: 9 }], batches: [] }));
  await expect(readSheetFile(other, 'hi')).rejects.toThrow(
    'must have the columns “English”, “Hindi” and “Key, do not change”',
  );
  await expect(readSheetFile(bytes.subarray(0, -30), 'hi')).rejects.toThrow('This workbook cannot be read.');
});
