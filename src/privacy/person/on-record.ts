import type pg from 'pg';
import { registerNames, registerOf } from '#enquiry/registers.ts';
import type { Proved } from './find-person.ts';

const records = registerNames
  .map((name) => `select reference, phone, lower(email) as email from ${registerOf(name).table}`)
  .join(' union all ');

/** The ten digits that came with a submission, if there is one with this reference number. */
export async function phoneOnRecord(
  client: Pick<pg.ClientBase, 'query'>,
  reference: string,
): Promise<string | undefined> {
  const { rows } = await client.query<{ phone: string | null }>(
    `select phone from (${records}) record where reference = $1`,
    [reference],
  );
  return rows[0]?.phone ?? undefined;
}

/** Did all that is given come with one submission? A proof of one of them then proves the others. */
export async function isOnOneRecord(
  client: Pick<pg.ClientBase, 'query'>,
  { email, phone, reference }: Proved,
): Promise<boolean> {
  const { rows } = await client.query(
    `select from (${records}) record
     where ($1::text is null or email = $1) and ($2::text is null or phone = $2)
       and ($3::text is null or reference = $3) limit 1`,
    [email?.toLowerCase() || null, phone || null, reference || null],
  );
  return rows.length > 0;
}
