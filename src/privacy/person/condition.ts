import type pg from 'pg';
import type { Person, PersonalData } from '#platform/personal-data.ts';

/**
 * Which rows of a place are a person's, as SQL. What is in it comes from definitions of ours; what a person gave
 * goes as values.
 */
export type Condition = { sql: string; values: string[][] };

/** @returns nothing where no one's rows are found by anything of theirs */
export function conditionOf({ whose }: PersonalData, person: Person): Condition | undefined {
  if (!whose) return undefined;
  const { as = (identity: string) => [identity] } = whose;
  const parts = [
    {
      column: whose.email,
      by: (expression: string) => `lower(${expression})`,
      values: person.emails.flatMap(as),
    },
    { column: whose.phone, by: undefined, values: person.phones.flatMap(as) },
    { column: whose.reference, by: undefined, values: [...person.references] },
  ].filter(({ column, values }) => column && values.length > 0);
  if (parts.length === 0) return undefined;
  return {
    sql: parts
      // A hash of an address is compared unchanged.
      .map(({ column = '', by }, index) => `${by && !whose.as ? by(column) : column} = any($${index + 1})`)
      .join(' or '),
    values: parts.map(({ values }) => values),
  };
}

/** Some tables are made when they are first needed. */
export async function isNowhere(client: pg.ClientBase, table: string): Promise<boolean> {
  const { rows } = await client.query<{ isThere: boolean }>(
    'select to_regclass($1) is not null as "isThere"',
    [table],
  );
  return !rows[0]?.isThere;
}
