import type { Totals } from '#platform/backup/manifest.ts';

/** For the person at the terminal. */
export function inWords({ tables, rows, files, bytesOfFiles }: Totals): string {
  const count = (value: number) => value.toLocaleString('en-IN');
  return `${count(rows)} rows of ${tables} tables and ${count(files)} files (${(bytesOfFiles / 1e6).toFixed(1)} MB)`;
}
