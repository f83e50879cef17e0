import type { Readable } from 'node:stream';
import { readSheet, type SheetData } from 'read-excel-file/node';
import { languageInEnglish } from '#content/translation/language-in-english.ts';
import { xlsxOf } from '#platform/files/xlsx.ts';
import { zipEntries } from '#platform/files/zip-directory.ts';
import { defaultLocale, type Language } from '#ui/language/locales.ts';
import {
  type FileLine,
  type OutgoingText,
  placeInWords,
  readUnitKey,
  stateWords,
  unitKey,
} from './file-line.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** A cell has one line: a new line in a text is this sign there. */
const newLine = '⏎';
const keyHead = 'Key, do not change';

/** Texts as a workbook: the English beside its translation, a row each. */
export function sheetOf(texts: readonly OutgoingText[], language: Language): Readable {
  const columns = [
    { head: 'Page', width: 34 },
    { head: 'Where', width: 22 },
    { head: 'State', width: 20 },
    { head: languageInEnglish(defaultLocale), width: 70 },
    { head: languageInEnglish(language), width: 70 },
    { head: 'At most', width: 9 },
    { head: keyHead, width: 46 },
  ];
  const rows = texts.map((text) => [
    ...[text.about, placeInWords(text), stateWords[text.state]],
    ...[inCell(text.text), inCell(text.target), text.maxLength ? String(text.maxLength) : null],
    `${text.record} ${unitKey(text)}`,
  ]);
  return xlsxOf({ sheet: languageInEnglish(language), columns, batches: [rows] });
}

function inCell(text: string): string {
  return text.replaceAll('\n', newLine);
}

const maxUnpackedBytes = 100 * 1024 * 1024;

/** @throws UnreadableFile */
export async function readSheetFile(bytes: Buffer, language: Language): Promise<FileLine[]> {
  const [head = [], ...rows] = await rowsOf(bytes);
  const name = languageInEnglish(language);
  const english = head.indexOf(languageInEnglish(defaultLocale));
  const own = head.indexOf(name);
  const key = head.indexOf(keyHead);
  if (english === -1 || own === -1 || key === -1)
    throw new UnreadableFile(
      `The first row must have the columns “${languageInEnglish(defaultLocale)}”, “${name}” and “${keyHead}”, as in the file that you exported.`,
    );
  return rows.flatMap((row, index) => {
    const [record = '', unit = ''] = cellAt(row, key).split(' ');
    if (!record) return [];
    const texts = { english: cellAt(row, english), target: cellAt(row, own) };
    return [{ number: index + 2, record, ...readUnitKey(unit), ...texts }];
  });
}

async function rowsOf(bytes: Buffer): Promise<SheetData> {
  const damaged = 'This workbook cannot be read. Save it again as .xlsx, and import that.';
  const entries = zipEntries(bytes);
  if (!entries || entries.reduce((sum, { size }) => sum + size, 0) > maxUnpackedBytes)
    throw new UnreadableFile(damaged);
  try {
    return await readSheet(bytes, { trim: true });
  } catch (cause) {
    throw new UnreadableFile(damaged, { cause });
  }
}

function cellAt(row: SheetData[number], index: number): string {
  const value = row[index];
  return value === null || value === undefined ? '' : String(value).replace(/ ?⏎ ?/g, '\n').trim();
}
