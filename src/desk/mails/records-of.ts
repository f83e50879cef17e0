import { database } from '#platform/database.ts';

/** The page of the record that a reference belongs to: an enquiry's case, or a request about someone's own data. */
export async function recordsOf(
  references: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(references.filter((reference) => reference !== null))];
  if (wanted.length === 0) return new Map();
  const { rows } = await database().query<{ reference: string; href: string }>(
    `select reference, '/admin/collections/privacy-requests/' || id as href from privacy_requests where reference = any($1)
     union all select reference, '/desk/cases/' || id from cases where reference = any($1)`,
    [wanted],
  );
  return new Map(rows.map(({ reference, href }) => [reference, href]));
}
