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

const tables = coverRegisters.map((register) => registerOf(register).table);

/** Marked by a trigger when its enquiry is deleted: it becomes a tombstone, at a new place and without the reference. */
const buryMarked = buryWhere('e.version is not null and e.reference is null');

/** Deleted in the moment in which its entry was made, which the trigger does not see. */
const buryGone = buryWhere(
  [
    'e.version > $1',
    ...tables.map((table) => `not exists (select from ${table} t where t.reference = e.reference)`),
  ].join(' and '),
);

function buryWhere(condition: string): string {
  return `update enquiry.feed_entries e
    set reference = null, version = null, position = nextval('enquiry.feed_positions'), changed_at = now()
    where ${condition}`;
}

/** Enquiries that have changed since $1, each with its latest change: of itself, or of a consent of its. */
const changed = `changed as materialized (
  ${[...tables, 'consents'].map((table) => `select reference from ${table} where updated_at > $1`).join(' union ')}
), present as (${tables
  .map(
    (table) => `select t.reference, t.created_at,
      greatest(t.updated_at, (select max(c.updated_at) from consents c where c.reference = t.reference)) as version
      from changed join ${table} t on t.reference = changed.reference`,
  )
  .join(' union all ')})`;

const moveChanged = `
  with ${changed}
  update enquiry.feed_entries e
  set version = present.version, position = nextval('enquiry.feed_positions'), changed_at = now()
  from present where present.reference = e.reference and present.version <> e.version`;

const addNew = `
  with ${changed}
  insert into enquiry.feed_entries (reference, version, position)
  select reference, version, nextval('enquiry.feed_positions') from (
    select * from present
    where not exists (select from enquiry.feed_entries e where e.reference = present.reference)
    order by created_at, reference) as fresh`;

async function inOrder(client: pg.ClientBase, since: string): Promise<void> {
  await client.query(buryMarked);
  // With the moment as a value, so that each is planned for how much there is since then: little, or all.
  for (const statement of [buryGone, moveChanged, addNew]) await client.query(statement, [since]);
}

/**
 * A day before the latest change that has a place: a change has the time at which its transaction began, by a clock that
 * is not ours.
 */
async function lately(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ since: string }>(
    `select (coalesce(max(version), '-infinity') - interval '1 day')::text as since from enquiry.feed_entries`,
  );
  return rows[0]?.since ?? '-infinity';
}

/** One reader at a time. */
async function lockFeed(client: pg.ClientBase): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [lock]);
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
      await lockFeed(client);
      await inOrder(client, await lately(client));
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

/**
 * Lets go of the references of enquiries that are gone, also where no one reads the feed, and of old tombstones. Where
 * someone does, each enquiry is compared with its entry, for what was written with a date of long ago.
 */
export async function sweepFeed(): Promise<void> {
  await inTransaction(async (client) => {
    await lockFeed(client);
    const { rowCount } = await client.query('select from enquiry.feed_entries limit 1');
    if (rowCount) await inOrder(client, '-infinity');
  });
  await database().query(
    `delete from enquiry.feed_entries where version is null and changed_at < now() - make_interval(months => $1)`,
    [tombstoneMonths],
  );
}
