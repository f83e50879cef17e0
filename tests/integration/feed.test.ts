import { beforeEach, expect, test } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

const environmentKey = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
setEnvironment({ RATE_LIMITS: 'on', FEED_KEY: environmentKey });

import { readIsFeedOpen } from '#content/collections/site-settings/feed-open.ts';
import { allPersonalData } from '#desk/all-personal-data.ts';
import { sweepFeed } from '#enquiry/feed/feed-entries.ts';
import { endFeedKey, feedKeys, makeFeedKey } from '#enquiry/feed/feed-keys.ts';
import { correctRecord } from '#enquiry/store/correct-record.ts';
import { inTransaction } from '#platform/database.ts';
import { erasePerson } from '#privacy/erase/erase-person.ts';
import { tokensOf } from '#site/text/fill-tokens.ts';
import { rowsOf, withDatabase } from '../support/database.ts';
import { promise, textOf } from '../support/promise.ts';
import { verifyStandardWebhook } from '../support/standard-webhook.ts';
import { api, newVisitor, sampleAgent, sampleEnquiry } from '../support/visitor.ts';

withDatabase();
beforeEach(async () => {
  await ask('', 'wrong');
  await rowsOf('delete from limits.attempts');
});

const policy = textOf('content/pages/privacy-policy.json');

type Entry = { id: string; state: string; kind?: string; data?: Record<string, unknown> };
type Page = { data: Entry[]; next_cursor: string; has_more: boolean };

const ask = (query = '', key = environmentKey) =>
  api.request(`/api/feed/enquiries${query}`, { headers: { authorization: `Bearer ${key}` } });

async function pageOf(query = '', key = environmentKey): Promise<Page> {
  const answer = await ask(query, key);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Page;
}

async function save(changes: Record<string, unknown> = {}): Promise<string> {
  const { post } = await newVisitor();
  return String((await post('save_lead_data', sampleEnquiry(changes))).body.data?.reference);
}

/** Everything after a cursor, page by page, as a program fetches it. */
async function fetchAll(cursor = '', limit = 3): Promise<{ entries: Entry[]; cursor: string }> {
  const entries: Entry[] = [];
  for (let after = cursor; ; ) {
    const page = await pageOf(`?limit=${limit}${after && `&cursor=${after}`}`);
    entries.push(...page.data);
    after = page.next_cursor;
    if (!page.has_more) return { entries, cursor: after };
  }
}

const referencesIn = (entries: readonly Entry[]) => entries.map(({ data }) => data?.reference);

test('a key opens the feed; without one, with a wrong one and with an ended one it stays closed', async () => {
  expect((await api.request('/api/feed/enquiries')).status).toBe(401);
  const wrong = `whsec_${Buffer.alloc(32, 8).toString('base64')}`;
  expect((await ask('', wrong)).status).toBe(401);
  const key = await inTransaction((client) => makeFeedKey(client, { name: 'Suite', by: 'Meera' }));
  expect((await ask('', key)).status).toBe(200);
  const [kept] = await feedKeys();
  expect(kept).toMatchObject({ name: 'Suite', madeBy: 'Meera', lastUsedAt: expect.any(Date) });
  expect(JSON.stringify(await rowsOf('select * from enquiry.feed_keys'))).not.toContain(key.slice(6));
  expect(await inTransaction((client) => endFeedKey(client, kept?.id ?? 0))).toBe('Suite');
  expect((await ask('', key)).status).toBe(401);
});

test('an answer can be checked with a stock library, by the key that it was fetched with', async () => {
  const answer = await ask();
  const body = await answer.text();
  const headers = Object.fromEntries(answer.headers);
  expect(verifyStandardWebhook(environmentKey, headers, body)).toBe(true);
  expect(verifyStandardWebhook(environmentKey, headers, `${body} `)).toBe(false);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('pages in order: each enquiry once, new ones after the cursor, and no agents', async () => {
  const before = await fetchAll();
  const sent = [await save(), await save(), await save(), await save()];
  const { post } = await newVisitor();
  await post('save_pos_data', sampleAgent());
  const { entries, cursor } = await fetchAll(before.cursor);
  expect(referencesIn(entries)).toEqual(sent);
  expect(entries[0]).toMatchObject({
    state: 'current',
    kind: 'enquiry',
    data: { name: 'Asha D’Souza', concern: 'Corporate Insurance', consent: true, consent_news: false },
  });
  expect((await fetchAll(cursor)).entries).toEqual([]);
  expect((await fetchAll(cursor)).cursor).toBe(cursor);
  const again = await fetchAll(before.cursor, 200);
  expect(again.entries).toEqual(entries);
});

test('nothing is missed that is committed late, between two fetches of a program', async () => {
  const { cursor } = await fetchAll();
  let during = '';
  const late = await inTransaction(async (client) => {
    const { rows } = await client.query<{ reference: string }>(
      `insert into call_from_experts (reference, name, answers) values ('LA2TE3AA', 'Late', '[]') returning reference`,
    );
    during = await save();
    expect(referencesIn((await fetchAll(cursor)).entries)).toEqual([during]);
    return rows[0]?.reference;
  });
  const first = await fetchAll(cursor);
  expect(referencesIn(first.entries)).toEqual([during, late]);
});

test('a correction and a withdrawn consent move an enquiry to the end, under the same id', async () => {
  const [one, other] = [await save({ consent_share: true }), await save()];
  const { entries, cursor } = await fetchAll();
  const idOf = (reference: string) => entries.find(({ data }) => data?.reference === reference)?.id;
  await inTransaction((client) =>
    correctRecord(client, { reference: other, field: 'name', right: 'Asha Rao' }),
  );
  await rowsOf(
    `update consents set withdrawn_at = now(), updated_at = now() where reference = $1 and purpose = 'consent_share'`,
    [one],
  );
  const changed = (await fetchAll(cursor)).entries;
  expect(changed.map(({ id }) => id).sort()).toEqual([idOf(one), idOf(other)].sort());
  const dataOf = (reference: string) => changed.find(({ data }) => data?.reference === reference)?.data;
  expect(dataOf(other)?.name).toBe('Asha Rao');
  expect(dataOf(one)?.consent_share).toBe(false);
  expect((await fetchAll()).entries.filter(({ id }) => id === idOf(one))).toHaveLength(1);
});

test('an erased enquiry is a tombstone that says nothing but its id, and is gone after thirteen months', async () => {
  // With the test before, what the policy says of them.
  expect(policy).toContain(
    'Our other programs receive a correction or an erasure the next time they fetch data.',
  );
  const reference = await save();
  const { entries, cursor } = await fetchAll();
  const { id } = entries.find(({ data }) => data?.reference === reference) ?? { id: '' };
  await inTransaction((client) =>
    erasePerson(client, allPersonalData, {
      person: { emails: [], phones: [], references: [reference] },
      heldBack: [],
    }),
  );
  expect(await rowsOf('select from enquiry.feed_entries where reference = $1', [reference])).toEqual([]);
  const after = (await fetchAll(cursor)).entries;
  expect(after).toEqual([{ id, state: 'erased', changed_at: expect.any(String) }]);

  // After its period, at once, and also without anyone who fetches.
  const old = await save();
  const last = await fetchAll();
  await rowsOf('delete from call_from_experts where reference = $1', [old]);
  expect(await rowsOf('select from enquiry.feed_entries where reference = $1', [old])).toEqual([]);
  expect((await fetchAll(last.cursor)).entries).toMatchObject([{ state: 'erased' }]);
  await rowsOf(
    `insert into enquiry.feed_entries (reference, version, position) values ('GO2NE3AA', now() - interval '9 days', nextval('enquiry.feed_positions'))`,
  );
  await sweepFeed();
  expect(await rowsOf(`select from enquiry.feed_entries where reference = 'GO2NE3AA'`)).toEqual([]);
  await rowsOf(`update enquiry.feed_entries set changed_at = now() - interval '14 months' where id = $1`, [
    id,
  ]);
  await sweepFeed();
  expect(await rowsOf('select from enquiry.feed_entries where id = $1', [id])).toEqual([]);
});

test('what is asked wrongly is refused in words', async () => {
  for (const query of ['?limit=0', '?limit=201', '?limit=ten', '?cursor=12', '?cursor=ZjE6']) {
    const answer = await ask(query);
    expect(answer.status, query).toBe(400);
    expect(((await answer.json()) as { status_description: string }).status_description).toMatch(/\.$/);
  }
});

test('a key fetches so many times a minute, and a stranger tries so many keys an hour', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 121; count++) statuses.push((await ask('?limit=1')).status);
  expect(new Set(statuses.slice(0, 120))).toEqual(new Set([200]));
  expect(statuses.at(-1)).toBe(429);
  for (let count = 0; count < 60; count++) expect((await ask('', 'wrong')).status).toBe(401);
  const refused = await ask('', 'wrong');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});

promise('fetch your enquiry from this website.', policy, async () => {
  const { settings } = await import('#site/fixtures/site-fixture.ts');
  const said = (isFeedOpen: boolean) =>
    tokensOf({ ...settings, privacy: { ...settings.privacy, isFeedOpen } }, 'en').feed?.();
  expect(said(false)).toBe('');
  // One key is set in the environment here.
  expect(said(await readIsFeedOpen())).not.toBe('');
  // A key from the desk has the policy rendered again, as a change of the settings has.
  const state = () => rowsOf('select xmin::text from site_settings');
  // A site has its settings; here is a row without any.
  await rowsOf(`do $$ declare name text; begin
    for name in select column_name from information_schema.columns
      where table_name = 'site_settings' and is_nullable = 'NO' and column_name <> 'id'
    loop execute format('alter table site_settings alter %I drop not null', name); end loop; end $$`);
  await rowsOf('insert into site_settings default values');
  const before = await state();
  await inTransaction((client) => makeFeedKey(client, { name: 'Another suite', by: 'Meera' }));
  const between = await state();
  expect(between).not.toEqual(before);
  const made = (await feedKeys()).find(({ name }) => name === 'Another suite');
  await inTransaction((client) => endFeedKey(client, made?.id ?? 0));
  expect(await state()).not.toEqual(between);
});
