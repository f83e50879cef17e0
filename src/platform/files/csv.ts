import { type Cell, looksLikeFormula, plainText } from './cell.ts';
import { sheetMoment } from './sheet-moment.ts';

/**
 * Comma-separated values as RFC 4180 has them, with a byte order mark, without which Excel takes the Indian
 * languages' letters for others. An apostrophe before what looks like a formula keeps it a text.
 */
const byteOrderMark = '\ufeff';

export async function* csvOf(batches: AsyncIterable<readonly (readonly Cell[])[]>): AsyncGenerator<string> {
  yield byteOrderMark;
  for await (const rows of batches) yield rows.map(lineOf).join('');
}

function lineOf(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

export function csvCell(cell: Cell): string {
  if (cell === null) return '';
  if (cell instanceof Date) return sheetMoment(cell);
  const text = plainText(cell);
  return `"${(looksLikeFormula(cell) ? `'${text}` : text).replaceAll('"', '""')}"`;
}
