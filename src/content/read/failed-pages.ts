/**
 * Pages whose newest version could not be rendered: visitors read the last good one in the meantime, and editors see them
 * here until the page is rendered again. Every instance renders the same from the same, so one list serves all.
 */

import { database } from '#platform/database.ts';

export type FailedPage = {
  path: string;
  /** Table and number: `pages/12`. */
  record: string;
  /** The part that cannot be rendered, in words. */
  place: string;
  /** The program's message, for the administrator. */
  reason: string;
  since: Date;
};

export async function recordFailedPage({
  path,
  record,
  place,
  reason,
}: Omit<FailedPage, 'since'>): Promise<void> {
  await database().query(
    `INSERT INTO content.failed_pages (path, record, place, reason) VALUES ($1, $2, $3, $4)
      ON CONFLICT (path) DO UPDATE SET record = excluded.record, place = excluded.place, reason = excluded.reason`,
    [path, record, place, reason],
  );
}

/** All others are rendered by now, or gone. */
export async function deleteFailedPagesExcept(paths: readonly string[]): Promise<void> {
  await database().query('DELETE FROM content.failed_pages WHERE path <> ALL ($1)', [paths]);
}

/** @param record of one record alone */
export async function failedPages(record?: string): Promise<FailedPage[]> {
  const { rows } = await database().query<FailedPage>(
    `SELECT path, record, place, reason, since FROM content.failed_pages
      WHERE $1::text IS NULL OR record = $1 ORDER BY since, path LIMIT 200`,
    [record ?? null],
  );
  return rows;
}
