import type pg from 'pg';
import type { Person, PersonalData } from '#platform/personal-data.ts';
import { conditionOf, isNowhere } from './condition.ts';

/**
 * Finds a person by what they have proved: that a mail to an address reaches them, or that they answer a number.
 * The references of what was sent with it belong to them. It never goes on from there, from an address to the number
 * next to it and to what others sent with that number: anyone may write a stranger's number into a form.
 */
export type Proved = { email?: string | null; phone?: string | null; reference?: string | null };

export async function findPerson(
  client: pg.ClientBase,
  places: readonly PersonalData[],
  { email, phone, reference }: Proved,
): Promise<Person> {
  const given = { emails: listOf(email?.toLowerCase()), phones: listOf(phone), references: [] };
  const references = new Set(listOf(reference));
  for (const place of places) {
    for (const found of await referencesIn(client, place, given)) references.add(found);
  }
  return { ...given, references: [...references] };
}

function listOf(value: string | null | undefined): string[] {
  return value ? [value] : [];
}

async function referencesIn(client: pg.ClientBase, place: PersonalData, person: Person): Promise<string[]> {
  const reference = place.whose?.reference;
  const condition = conditionOf(place, person);
  if (!reference || !condition || (await isNowhere(client, place.place))) return [];
  const { rows } = await client.query<{ reference: string | null }>(
    `select distinct ${reference} as reference from ${place.place} where ${condition.sql}`,
    condition.values,
  );
  return rows.flatMap((row) => (row.reference ? [row.reference] : []));
}
