import type pg from 'pg';
import { cityAsStored } from '#content/cities/city-as-stored.ts';
import { type Field, fieldOf } from '#forms/form.ts';
import { kindOf } from '#forms/kinds/kinds.ts';
import type { Answer } from '#forms/words.ts';
import { byHandForm } from '../definitions/by-hand.form.ts';
import { columnsOf, visitorForms } from '../definitions/visitor-forms.ts';
import { emailAsKept, type RegisterName, registerNames, registerOf } from '../registers.ts';

/**
 * One answer of a record, put right: in the answers as staff read them, and in the column by which they look. What went
 * out with the old one (a mail, a hand-over) has gone.
 */
export type Correction = { reference: string; field: string; right: string };

/** @returns false when there is no such record, or no such answer in it */
export async function correctRecord(client: pg.ClientBase, correction: Correction): Promise<boolean> {
  const { reference, field } = correction;
  for (const register of registerNames) {
    const right = asKept(register, correction);
    const { table } = registerOf(register);
    const { rows } = await client.query<{ id: number; answers: Answer[] | null }>(
      `select id, answers from ${table} where reference = $1 for update`,
      [reference],
    );
    const [record] = rows;
    if (!record?.answers?.some((answer) => answer.field === field)) continue;
    const answers = record.answers.map((answer) =>
      answer.field === field ? { ...answer, value: right, words: right } : answer,
    );
    const column = columnsOf(register).includes(field) ? `, "${field}" = $3` : '';
    const values = [record.id, JSON.stringify(answers), ...(column ? [right] : [])];
    await client.query(`update ${table} set answers = $2, updated_at = now()${column} where id = $1`, values);
    return true;
  }
  return false;
}

function asKept(register: RegisterName, { field, right }: Correction): string {
  if (field === 'email') return emailAsKept(register, right);
  return field === 'city' ? cityAsStored(right) : right;
}

/** Returns a field that can be corrected by typing it again; a choice from a list is described in words instead. */
export function typedField(variant: unknown, name: string): Field | undefined {
  const form = [...visitorForms, byHandForm].find(({ key }) => key === variant);
  const field = form && fieldOf(form, name);
  return field && kindOf(field).isTyped ? field : undefined;
}
