import type pg from 'pg';
import { database } from '#platform/database.ts';
import { describeError, log } from '#platform/log.ts';
import { areasVersion, type Contact, offices } from './offices.ts';

/** The list as a person of the broker compared it with the Council's. Another version of the areas needs another. */
export type ConfirmedList = { contacts: Record<string, Contact>; by: string; at: Date };

/** The list as it was typed last, shown to visitors or not: the desk's form begins with it. */
export type KeptList = ConfirmedList & { isShown: boolean };

export async function readKeptList(): Promise<KeptList | undefined> {
  const { rows } = await database().query<KeptList & { version: string }>(
    `select version, contacts, confirmed_by as "by", confirmed_at as "at", is_shown as "isShown"
     from desk.ombudsman_lists order by confirmed_at desc limit 1`,
  );
  const [kept] = rows;
  return kept && { ...kept, isShown: kept.isShown && kept.version === areasVersion };
}

/** Returns nothing while visitors may not see the list, or the database is away: the page leads to the Council's. */
export async function readConfirmedList(): Promise<ConfirmedList | undefined> {
  try {
    const kept = await readKeptList();
    return kept?.isShown ? kept : undefined;
  } catch (error) {
    log.warn('Ombudsman offices without their database', describeError(error));
    return undefined;
  }
}

/** The contacts on which published lists agree, for a form that no one has filled in. */
export function contactsFromSources(): Record<string, Contact> {
  return Object.fromEntries(offices.map(({ id, address, phone, email }) => [id, { address, phone, email }]));
}

export async function confirmList(
  client: pg.ClientBase,
  contacts: Record<string, Contact>,
  who: string,
): Promise<void> {
  await client.query(
    `insert into desk.ombudsman_lists (version, contacts, confirmed_by) values ($1, $2, $3)
     on conflict (version) do update
       set contacts = excluded.contacts, confirmed_by = excluded.confirmed_by, confirmed_at = now(), is_shown = true`,
    [areasVersion, JSON.stringify(contacts), who],
  );
  await client.query('delete from desk.ombudsman_lists where version <> $1', [areasVersion]);
}

/** @returns whether visitors saw it until now */
export async function hideList(client: pg.ClientBase): Promise<boolean> {
  const { rowCount } = await client.query('update desk.ombudsman_lists set is_shown = false where is_shown');
  return rowCount !== 0;
}
