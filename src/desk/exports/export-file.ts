import { Readable } from 'node:stream';
import type { Cell } from '#platform/files/cell.ts';
import { csvOf } from '#platform/files/csv.ts';
import { xlsxOf, xlsxType } from '#platform/files/xlsx.ts';
import { describeError, log } from '#platform/log.ts';
import type { Staff } from '../session/staff-of-request.ts';
import { type ExportAsked, exportColumns, exportedRows } from './case-export.ts';
import { logExportedRows } from './export-log.ts';

/** The kinds of file. */
export const exportFormats = {
  xlsx: xlsxType,
  csv: 'text/csv; charset=utf-8',
} as const;
export type ExportFormat = keyof typeof exportFormats;

type ToExport = ExportAsked & { format: ExportFormat; staff: Staff; noteId: string };

/**
 * The file as a stream, read as fast as it is consumed and no faster; a client that leaves ends the reading. How many rows
 * have left is noted in either case.
 */
export function exportFile({ format, staff, noteId, ...asked }: ToExport): Readable {
  const rows = counted(exportedRows(asked, staff), noteId);
  const heads = exportColumns.map(({ head }) => head);
  const sheet = { sheet: 'Cases', columns: exportColumns, batches: rows };
  return Readable.from(format === 'csv' ? csvOf(after(heads, rows)) : xlsxOf(sheet), {
    objectMode: false,
    highWaterMark: 64 * 1024,
  });
}

async function* after(heads: Cell[], batches: AsyncIterable<Cell[][]>): AsyncGenerator<Cell[][]> {
  yield [heads];
  yield* batches;
}

async function* counted(batches: AsyncIterable<Cell[][]>, noteId: string): AsyncGenerator<Cell[][]> {
  let count = 0;
  try {
    for await (const batch of batches) {
      count += batch.length;
      yield batch;
    }
  } finally {
    await logExportedRows(noteId, count).catch((error: unknown) =>
      log.error('export was not noted to its end', describeError(error)),
    );
  }
}
