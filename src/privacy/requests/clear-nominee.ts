import type pg from 'pg';

type Person = { email: string | null; phone?: string | null };

/**
 * One nominee at a time: empties the person's earlier nomination, which keeps its request.
 * @param outcome what that request says from now on
 */
export async function clearNominee(
  client: pg.ClientBase,
  { email, phone }: Person,
  outcome: string,
): Promise<void> {
  const keys = [email?.toLowerCase(), phone].filter((key) => key).toSorted();
  // Two that come at once would both find no earlier one.
  for (const key of keys)
    await client.query('select pg_advisory_xact_lock(hashtext($1))', [`nominee ${key}`]);
  await client.query(
    `update privacy_requests set nominee_name = null, nominee_contact = null, outcome = $3, updated_at = now()
     where nominee_name is not null and (lower(email) = lower($1) or phone = $2)`,
    [email, phone, outcome],
  );
}
