import { database } from '#platform/database.ts';

/** Has someone with this phone or e-mail asked us to erase what we have of them, and does that still wait for us? */
export async function isErasureAsked({ phone, email }: { phone: string; email: string }): Promise<boolean> {
  const { rowCount } = await database().query({
    name: 'erasure-asked',
    text: `select from privacy_requests where kind = 'erasure' and state in ('confirmed', 'in-work')
      and ((phone = $1 and $1 <> '') or (lower(email) = lower($2) and $2 <> '')) limit 1`,
    values: [phone, email],
  });
  return rowCount === 1;
}
