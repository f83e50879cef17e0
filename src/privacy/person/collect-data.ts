/**
 * All our data of a person: the rows of every place that are found by the person's identities, rows that depend on these
 * by a key and would go with them, and their files. Access, export, and the count of what an erasure takes out
 * read this and nothing else.
 */

import type pg from 'pg';
import type { FoundRow, Person, PersonalData } from '#platform/personal-data.ts';
import { conditionOf, isNowhere } from './condition.ts';
import { type Key, keysBetweenTables } from './keys-between-tables.ts';

export type CollectedData = {
  person: Person;
  /** By place, in the order of the list; a place without any is not in it. */
  rows: ReadonlyMap<string, readonly FoundRow[]>;
  /** By folder: names of files in it. */
  files: ReadonlyMap<string, readonly string[]>;
};

export async function collectData(
  client: pg.ClientBase,
  places: readonly PersonalData[],
  person: Person,
): Promise<CollectedData> {
  const rows = new Map<string, Map<string, FoundRow>>();
  const add = (place: string, found: readonly FoundRow[]) => {
    const there = rows.get(place) ?? new Map<string, FoundRow>();
    const fresh = found.filter((row) => !there.has(JSON.stringify(row)));
    for (const row of fresh) there.set(JSON.stringify(row), row);
    if (there.size > 0) rows.set(place, there);
    return fresh;
  };

  for (const place of places) {
    add(place.place, await rowsIn(client, place, person));
    if (place.rowsOf) add(place.place, await place.rowsOf(person));
  }
  const keys = await keysBetweenTables(client);
  // A child may have children of its own; what was found before is not gone through again.
  const waiting = [...rows].map(([place, found]) => ({ place, found: [...found.values()] }));
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { place, found } = next;
    for (const key of keys.filter(({ parent }) => parent === place)) {
      const fresh = add(key.child, await childrenOf(client, key, found));
      if (fresh.length > 0) waiting.push({ place: key.child, found: fresh });
    }
  }

  const plain = new Map([...rows].map(([place, found]) => [place, [...found.values()]] as const));
  const files = new Map<string, readonly string[]>();
  for (const { place, filesOf } of places) {
    const names = await filesOf?.({ person, rowsIn: (table) => plain.get(table) ?? [] });
    if (names?.length) files.set(place, names);
  }
  return { person, rows: plain, files };
}

async function rowsIn(client: pg.ClientBase, place: PersonalData, person: Person): Promise<FoundRow[]> {
  const condition = conditionOf(place, person);
  if (!condition || (await isNowhere(client, place.place))) return [];
  return asRows(client, `select * from ${place.place} where ${condition.sql}`, condition.values);
}

async function childrenOf(
  client: pg.ClientBase,
  key: Key,
  parents: readonly FoundRow[],
): Promise<FoundRow[]> {
  const ids = [...new Set(parents.map((parent) => String(parent[key.parentColumn])))];
  return asRows(
    client,
    `select * from ${key.child} where ${key.childColumn} = any($1::text[]::${key.type}[])`,
    [ids],
  );
}

async function asRows(client: pg.ClientBase, sql: string, values: string[][]): Promise<FoundRow[]> {
  const { rows } = await client.query<{ row: FoundRow }>(
    `select to_jsonb(found) as row from (${sql}) found`,
    values,
  );
  return rows.map(({ row }) => row);
}
