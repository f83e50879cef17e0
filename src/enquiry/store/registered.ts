import { database } from '#platform/database.ts';

/** Who has registered: agents and small businesses are unique by phone and by e-mail (kept in lower case). */
export type Registration = 'agent' | 'business';

const tables = { agent: 'posp_agent_forms', business: 'corporate_insurance_forms' } as const;

export async function isRegistered(
  registration: Registration,
  field: 'phone' | 'email',
  value: string,
): Promise<boolean> {
  const { rowCount } = await database().query({
    name: `registered-${registration}-${field}`,
    text: `select from ${tables[registration]} where ${field} = $1`,
    values: [value],
  });
  return rowCount !== 0;
}
