import { ownerColumns } from '#cases/read-case.ts';
import { type RegisterName, registerOf } from '#enquiry/registers.ts';
import type { Answer } from '#forms/words.ts';
import { database } from '#platform/database.ts';
import { isErasureAsked } from '#privacy/requests/erasure-asked.ts';

/** Facts on the card of the next call, besides those that lists have: they are read of one case alone. */
export type NextCase = {
  phone: string;
  page: string;
  /** The visitor's own words, or what one of us wrote down while they rang or were there. */
  message: string;
  isErasureAsked: boolean;
};

type Read = { phone: string; email: string; page: string; answers: Answer[] | null; heard: string | null };

export async function readNext(id: number, register: RegisterName): Promise<NextCase> {
  const { rows } = await database().query<Read>(
    `select c.phone, c.email, c.page, s.answers,
       (select text from case_events e where e.case_id = c.id and e.kind = 'arrived' limit 1) as heard
     from cases c
     left join ${registerOf(register).table} s on s.id = coalesce(${ownerColumns}) where c.id = $1`,
    [id],
  );
  const { phone = '', email = '', page = '', answers, heard } = rows[0] ?? {};
  const wrote = answers?.find(({ field }) => field === 'message')?.words;
  return {
    phone,
    page,
    message: wrote ?? heard ?? '',
    isErasureAsked: await isErasureAsked({ phone, email }),
  };
}
