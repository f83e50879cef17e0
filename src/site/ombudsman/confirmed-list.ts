import type pg from 'pg';
import { database } from '#platform/database.ts';
import { describeError, log } from '#platform/log.ts';
import { areasVersion, type Contact, offices } from './offices.ts';

/** The list as a person of the broker compared it with the Council's. Another version of the areas needs another. */
export type ConfirmedList = { contacts: Record<string, Contact>; by: string; at: Date };

/** The list as it was typed last, shown to visitors or not: the desk's form begins with it. */
export type KeptList = ConfirmedList & { isShown: boolean };

export async function readKeptList(
  client: Pick<pg.ClientBase, 'query'> = database(),
): Promise<KeptList | undefined> {
  const { rows } = await client.query<KeptList & { version: string }>(
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

/** The contacts as kept; those on which published lists agree, until someone has filled in the form. */
export function contactsOf(kept: KeptList | undefined): Record<string, Contact> {
  const fromSources = offices.map(({ id, address, phone, email }) => [id, { address, phone, email }]);
  return { ...Object.fromEntries(fromSources), ...kept?.contacts };
}

/** Holds the list until the transaction ends: of two who confirm at once, the second reads what the first has kept. */
export async function lockKeptList(client: pg.ClientBase): Promise<void> {
  await client.query('lock table desk.ombudsman_lists in share row exclusive mode');
}

/** @param client with the lock */
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
