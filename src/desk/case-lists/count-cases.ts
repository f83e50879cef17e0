import { database } from '#platform/database.ts';
import { bindings, type CaseFilter, whereOf } from './case-filter.ts';

/**
 * How many cases each of these filters names, counted no further than `most`: no one acts on more differently.
 * @param newest only among so many, where each might have to read them all
 * @param above only those that have come after the case of this number
 */
export async function countCases(
  filters: readonly CaseFilter[],
  { asker, most, newest, above }: { asker: number; most: number; newest?: number; above?: number },
): Promise<number[]> {
  if (filters.length === 0) return [];
  const { values, bind } = bindings();
  const from = newest ? `(select * from cases order by created_at desc, id desc limit ${newest})` : 'cases';
  const isLater = above === undefined ? '' : `and c.id > ${bind(above)}`;
  const counts = filters.map(
    (filter) =>
      `(select count(*)::int from (select from ${from} c where ${whereOf(filter, bind, asker)} ${isLater} limit ${most}) counted)`,
  );
  const { rows } = await database().query<{ counts: number[] }>(
    `select array[${counts.join(', ')}] as counts`,
    values,
  );
  return rows[0]?.counts ?? [];
}

/** `37`, or `1,000+` where counting stopped. */
export function countInWords(count: number, most: number): string {
  return count < most ? String(count) : `${most.toLocaleString('en-IN')}+`;
}
