import { type RegisterName, registerNames, registerOf } from '#enquiry/registers.ts';
import type { Answer } from '#forms/words.ts';
import { database } from '#platform/database.ts';

/** What the card of the next call says beside what lists know: it is read of one case alone. */
export type NextCase = { phone: string; page: string; message: string };

const ownerColumns = registerNames.map((name) => `c.${registerOf(name).owner}`).join(', ');

export async function readNext(id: number, register: RegisterName): Promise<NextCase> {
  const { rows } = await database().query<{ phone: string; page: string; answers: Answer[] | null }>(
    `select c.phone, c.page, s.answers from cases c
     left join ${registerOf(register).table} s on s.id = coalesce(${ownerColumns}) where c.id = $1`,
    [id],
  );
  const { phone = '', page = '', answers } = rows[0] ?? {};
  return { phone, page, message: answers?.find(({ field }) => field === 'message')?.words ?? '' };
}
