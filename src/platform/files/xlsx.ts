/**
 * A workbook of one sheet as a stream. Every text is an inline string, which no program reads as a formula, in a style
 * that stays one when the cell is edited or saved as another kind of file (`quotePrefix`); moments are numbers with a
 * format, so that a spreadsheet sorts them.
 */

import type { Readable } from 'node:stream';
import { type Cell, looksLikeFormula, plainText } from './cell.ts';
import { sheetDays } from './sheet-moment.ts';
import { type ZipFile, zipOf } from './zip.ts';

export type Column = { head: string; width: number };

const style = { text: 1, moment: 2, head: 3, quoted: 4 } as const;
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const documents = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const kind = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

type Rows = readonly (readonly Cell[])[];

export type Workbook = {
  /** Name of the sheet. */
  sheet: string;
  columns: readonly Column[];
  batches: AsyncIterable<Rows> | Iterable<Rows>;
};

export function xlsxOf({ sheet, columns, batches }: Workbook): Readable {
  return zipOf([
    ...parts,
    { name: 'xl/workbook.xml', content: [workbookNaming(sheet)] },
    { name: 'xl/worksheets/sheet1.xml', content: sheetOf(columns, batches) },
  ]);
}

function workbookNaming(sheet: string): string {
  return `${declaration}<workbook xmlns="${main}" xmlns:r="${documents}"><sheets><sheet name="${xmlText(plainText(sheet)).replaceAll('"', '&quot;')}" sheetId="1" r:id="r1"/></sheets></workbook>`;
}

async function* sheetOf(columns: readonly Column[], batches: Workbook['batches']): AsyncGenerator<string> {
  const widths = columns.map(
    ({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  yield `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData><row r="1">${columns.map(({ head }, index) => textCell(head, style.head, place(index, 1))).join('')}</row>`;
  let number = 1;
  for await (const rows of batches) {
    const first = number + 1;
    number += rows.length;
    yield rows.map((cells, index) => rowOf(cells, first + index)).join('');
  }
  yield '</sheetData></worksheet>';
}

function rowOf(cells: readonly Cell[], number: number): string {
  return `<row r="${number}">${cells.map((cell, index) => xlsxCell(cell, place(index, number))).join('')}</row>`;
}

/** ` r="B2"`: a spreadsheet can do without it, and some programs that read one cannot. */
function place(index: number, number: number): string {
  return ` r="${columnName(index)}${number}"`;
}

function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}

export function xlsxCell(cell: Cell, at = ''): string {
  if (cell === null || cell === '') return `<c${at}/>`;
  if (cell instanceof Date) return `<c${at} s="${style.moment}"><v>${sheetDays(cell)}</v></c>`;
  return textCell(cell, looksLikeFormula(cell) ? style.quoted : style.text, at);
}

function textCell(text: string, styleNumber: number, at: string): string {
  return `<c${at} s="${styleNumber}" t="inlineStr"><is><t xml:space="preserve">${xmlText(plainText(text))}</t></is></c>`;
}

function xmlText(text: string): string {
  return (
    text
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      // Excel reads `_x0041_` as the letter A.
      .replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
  );
}

const parts: readonly ZipFile[] = [
  {
    name: '[Content_Types].xml',
    content: [
      `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${kind}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${kind}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${kind}.worksheet+xml"/></Types>`,
    ],
  },
  {
    name: '_rels/.rels',
    content: [
      `${declaration}<Relationships xmlns="${relations}"><Relationship Id="r1" Type="${documents}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
  },
  {
    name: 'xl/_rels/workbook.xml.rels',
    content: [
      `${declaration}<Relationships xmlns="${relations}"><Relationship Id="r1" Type="${documents}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${documents}/styles" Target="styles.xml"/></Relationships>`,
    ],
  },
  {
    name: 'xl/styles.xml',
    content: [
      `${declaration}<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="5"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" quotePrefix="1"/></cellXfs></styleSheet>`,
    ],
  },
];
