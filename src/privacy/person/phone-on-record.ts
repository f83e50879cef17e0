import type pg from 'pg';
import { registerNames, registerOf } from '#enquiry/registers.ts';

const recordsWithPhone = registerNames
  .map((name) => `select reference, phone from ${registerOf(name).table}`)
  .join(' union all ');

/** The ten digits that came with a submission, if there is one with this reference number. */
export async function phoneOnRecord(
  client: Pick<pg.ClientBase, 'query'>,
  reference: string,
): Promise<string | undefined> {
  const { rows } = await client.query<{ phone: string | null }>(
    `select phone from (${recordsWithPhone}) record where reference = $1`,
    [reference],
  );
  return rows[0]?.phone ?? undefined;
}
