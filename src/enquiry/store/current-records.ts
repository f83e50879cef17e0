import type pg from 'pg';
import { consentPurposes } from '#forms/consents.ts';
import type { Answer } from '#forms/words.ts';
import { columnsOf } from '../definitions/visitor-forms.ts';
import { coverRegisters, type RegisterName, registerOf } from '../registers.ts';

/**
 * Records of people who ask for cover as other systems get them: under the names of the endpoints, as they are now, so
 * that what is sent late, or again, carries every correction and withdrawn consent.
 */
export type CurrentRecord = {
  reference: string;
  /** As a CRM's web hook names it. */
  event: string;
  receivedAt: Date;
  data: Readonly<Record<string, string | boolean>>;
};

type Row = {
  register: RegisterName;
  reference: string;
  receivedAt: Date;
  row: Record<string, unknown> & { answers: Answer[] | null; campaign: Record<string, string> | null };
  given: Record<string, boolean> | null;
};

const given = `(select jsonb_object_agg(purpose, given) from (
  select purpose, bool_or(is_given and withdrawn_at is null) as given from consents
  where consents.reference = r.reference group by purpose) as purposes)`;

const query = coverRegisters
  .map(
    (register) => `select '${register}' as register, r.reference, r.created_at as "receivedAt",
      to_jsonb(r) as row, ${given} as given from ${registerOf(register).table} r where r.reference = any($1)`,
  )
  .join(' union all ');

/** @returns those that there are, by their reference */
export async function currentRecords(
  client: Pick<pg.ClientBase, 'query'>,
  references: readonly string[],
): Promise<Map<string, CurrentRecord>> {
  const { rows } = await client.query<Row>({ name: 'current-records', text: query, values: [references] });
  return new Map(rows.map((row) => [row.reference, asSent(row)]));
}

function asSent({ register, reference, receivedAt, row, given: agreed }: Row): CurrentRecord {
  const answers = (row.answers ?? []).map(({ field, words }) => [field, words]);
  const columns = columnsOf(register).map((column) => [column, textOf(row[column])]);
  const consents = consentPurposes.map((purpose) => [purpose, agreed?.[purpose] ?? false]);
  const about = ['variant', 'channel', 'locale'].map((column) => [column, textOf(row[column])]);
  const data = {
    reference,
    ...Object.fromEntries(answers),
    ...Object.fromEntries([...columns, ...consents, ...about]),
    ...row.campaign,
  };
  return { reference, event: registerOf(register).event, receivedAt, data };
}

function textOf(value: unknown): string {
  return value === null || value === undefined ? '' : String(value);
}
