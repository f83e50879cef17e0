import type pg from 'pg';
import { database, inTransaction } from '#platform/database.ts';
import { coverRegisters, registerOf } from '../registers.ts';
import { type CurrentRecord, currentRecords } from '../store/current-records.ts';

/**
 * The order of the feed. Each enquiry has one entry, at the place of its latest change, so a program that goes on from its
 * cursor misses nothing: neither a correction nor an erasure. Places are given when the feed is read, one reader at a
 * time: what is given a place is committed, and nothing is ever placed before what has been read.
 */
export type FeedEntry = { id: string; position: bigint; changedAt: Date; record: CurrentRecord | undefined };
export type FeedPage = { entries: FeedEntry[]; hasMore: boolean };

/** A number of our own, in a space that the other locks do not use. */
const lock = 7_203_518;

const there = coverRegisters
  .map((register) => `select reference, created_at, updated_at from ${registerOf(register).table}`)
  .join(' union all ');

/** The latest change of an enquiry that is there: of itself, or of a consent of its. */
const version =
  'greatest(there.updated_at, (select max(c.updated_at) from consents c where c.reference = there.reference))';

/** An entry whose enquiry is gone becomes a tombstone, at a new place and without the reference. */
const bury = `
  update enquiry.feed_entries e
  set reference = null, version = null, position = nextval('enquiry.feed_positions'), changed_at = now()
  where e.version is not null and (e.reference is null or not exists (
    select from (${there}) as there where there.reference = e.reference))`;

/**
 * Whatever has changed since the latest change that has a place, and for a day before: a change has the time at which its
 * transaction began, by a clock that is not ours.
 */
const changedLately = [...coverRegisters.map((register) => registerOf(register).table), 'consents']
  .map((table) => `select reference from ${table} where updated_at > (select since from latest)`)
  .join(' union ');

const moveChanged = `
  with latest as (select coalesce(max(version), '-infinity') - interval '1 day' as since from enquiry.feed_entries)
  update enquiry.feed_entries e
  set version = ${version}, position = nextval('enquiry.feed_positions'), changed_at = now()
  from (${there}) as there
  where there.reference = e.reference and e.reference in (${changedLately}) and ${version} <> e.version`;

const addNew = `
  insert into enquiry.feed_entries (reference, version, position)
  select fresh.reference, fresh.version, nextval('enquiry.feed_positions') from (
    select there.reference, ${version} as version from (${there}) as there
    where not exists (select from enquiry.feed_entries e where e.reference = there.reference)
    order by there.created_at, there.reference) as fresh`;

async function inOrder(client: pg.ClientBase): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [lock]);
  for (const statement of [bury, moveChanged, addNew]) await client.query(statement);
}

type Asked = { after: bigint; limit: number };

/**
 * A page that the entries fill as they are is a walk along an index: an enquiry that has changed since is shown as it is
 * now, and again at its new place. Only the last page needs what has no place yet.
 * @param after the position of the last entry that is known
 */
export async function readFeed(asked: Asked): Promise<FeedPage> {
  return inTransaction(async (client) => {
    let rows = await entriesAfter(client, asked);
    if (rows.length <= asked.limit) {
      await inOrder(client);
      rows = await entriesAfter(client, asked);
    }
    const shown = rows.slice(0, asked.limit);
    const records = await currentRecords(
      client,
      shown.flatMap(({ reference }) => reference ?? []),
    );
    const entries = shown.map(({ id, reference, position, changedAt }) => {
      const record = reference === null ? undefined : records.get(reference);
      return { id, position: BigInt(position), changedAt, record };
    });
    return { entries, hasMore: rows.length > asked.limit };
  });
}

/** One more than asked for, where there are more. */
async function entriesAfter(client: pg.ClientBase, { after, limit }: Asked): Promise<Row[]> {
  const { rows } = await client.query<Row>(
    `select id, reference, position, changed_at as "changedAt" from enquiry.feed_entries
     where position > $1 order by position limit $2`,
    [String(after), limit + 1],
  );
  return rows;
}

type Row = { id: string; reference: string | null; position: string; changedAt: Date };

/** How long a program may be away and still hear of an erasure. */
export const tombstoneMonths = 13;

/** Lets go of the references of enquiries that are gone, also where no one reads the feed, and of old tombstones. */
export async function sweepFeed(): Promise<void> {
  await inTransaction(async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [lock]);
    await client.query(bury);
  });
  await database().query(
    `delete from enquiry.feed_entries where version is null and changed_at < now() - make_interval(months => $1)`,
    [tombstoneMonths],
  );
}
