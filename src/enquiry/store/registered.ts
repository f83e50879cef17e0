import { database } from '#platform/database.ts';
import { type RegisterName, registerOf } from '../registers.ts';

/** Is someone in this register? @param value as it is stored: ten digits, or an address in lower case */
export async function isRegistered(
  register: RegisterName,
  field: 'phone' | 'email',
  value: string,
): Promise<boolean> {
  const { rowCount } = await database().query({
    name: `registered-${register}-${field}`,
    text: `select from ${registerOf(register).table} where ${field} = $1`,
    values: [value],
  });
  return rowCount !== 0;
}
