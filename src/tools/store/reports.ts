/** PDFs of results, kept with them: one for each language, and gone with the result. */

import { database } from '#platform/database.ts';

type ReportKey = {
  /** Id of the result. */
  id: string;
  locale: string;
  /** Digest of everything that is on the report; another one is another report. */
  digest: string;
};

export async function findReport({ id, locale, digest }: ReportKey): Promise<Buffer | undefined> {
  const { rows } = await database().query<{ pdf: Buffer }>({
    name: 'find-report',
    text: 'select pdf from tools.reports where result_id = $1 and locale = $2 and digest = $3',
    values: [id, locale, digest],
  });
  return rows[0]?.pdf;
}

/** Keeps nothing if the result was deleted in the meantime. */
export async function keepReport({ id, locale, digest }: ReportKey, pdf: Buffer): Promise<void> {
  await database().query({
    name: 'keep-report',
    text: `insert into tools.reports as kept (result_id, locale, digest, pdf)
           select id, $2, $3, $4 from tools.results where id = $1 for key share
           on conflict (result_id, locale) do update
             set digest = excluded.digest, pdf = excluded.pdf, created_at = now()
             where kept.digest <> excluded.digest`,
    values: [id, locale, digest, pdf],
  });
}
