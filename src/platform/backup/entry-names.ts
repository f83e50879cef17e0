import path from 'node:path';

/** The entries of a backup, which is a tar archive, in the order in which they are written. */
export const entryNames = {
  manifest: 'manifest.json',
  settings: 'settings.env',
  /** Followed by a folder and a name. */
  files: 'files/',
  before: 'database/1-before.sql.gz',
  /** The tables with their columns, in the order of their rows. */
  tables: 'database/1-tables.json',
  /** Followed by a table and the number of a part of its rows. */
  rows: 'database/2-rows/',
  after: 'database/3-after.sql.gz',
  sums: 'sums.json',
} as const;

export function nameOfPart(table: string, part: number): string {
  return `${entryNames.rows}${table}/${String(part).padStart(5, '0')}.copy.gz`;
}

/** @returns the table of a part of its rows */
export function tableOfPart(entry: string): string {
  return path.posix.dirname(entry.slice(entryNames.rows.length));
}
