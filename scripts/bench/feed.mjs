import pg from 'pg';
import { startEmbeddedPostgres } from '#platform/embedded-postgres/start.ts';
import { removeFolder, temporaryFolder } from '#platform/testing/temporary-folder.ts';
import { newSite } from '../../tests/support/fault-site.ts';
import { fillWithCases } from './many-cases.mjs';
import { percentile, rounded, table } from './statistics.mjs';

/** The feed with 100,000 enquiries: its first, middle and last page, also while enquiries arrive and are deleted. */
const enquiries = 100_000;
const asksOfEach = 40;
const key = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

export async function measureFeed({ say }) {
  const folder = temporaryFolder();
  const server = await startEmbeddedPostgres({ dataDir: folder, log: { info() {}, warn() {} } });
  const site = await newSite({ DATABASE_URL: server.url, FEED_KEY: key });
  const client = new pg.Client({ connectionString: server.url });
  try {
    await site.start();
    say(`Making ${enquiries} enquiries …`);
    await fillWithCases({ connectionString: server.url, count: enquiries });
    await client.connect();
    const ask = (cursor) => askFor(site.url, cursor);
    say('Fetching …');
    const opening = await timed(() => ask(''));
    // As the database does by itself a minute after so many rows were written.
    await client.query('analyze enquiry.feed_entries');
    const cursors = [''];
    const begun = performance.now();
    for (let page = opening.answer; page.has_more; page = await ask(cursors.at(-1)))
      cursors.push(page.next_cursor);
    const seconds = (performance.now() - begun) / 1000;
    const end = (await ask(cursors.at(-1))).next_cursor;
    const pages = [
      { name: 'the first', ...(await timesOf(() => ask(''))) },
      { name: 'in the middle', ...(await timesOf(() => ask(cursors[cursors.length >> 1]))) },
      { name: 'the last, with nothing new', ...(await timesOf(() => ask(end))) },
      {
        name: 'the last, after one enquiry',
        ...(await timesOf(
          () => ask(end),
          () => change(client, addOne),
        )),
      },
      {
        name: 'the last, after one deletion',
        ...(await timesOf(
          () => ask(end),
          () => change(client, deleteOne),
        )),
      },
    ];
    return { opening: opening.ms, seconds, count: cursors.length, pages };
  } finally {
    await client.end();
    await site.remove();
    await server.stop();
    removeFolder(folder);
  }
}

const addOne = `insert into call_from_experts (reference, name, answers)
  select 'A' || upper(substr(md5(random()::text), 1, 7)), 'Asha Rao', '[]'`;
const deleteOne =
  'delete from call_from_experts where id = (select id from call_from_experts order by random() limit 1)';

async function change(client, statement) {
  await client.query(statement);
}

async function askFor(url, cursor) {
  const answer = await fetch(`${url}/api/feed/enquiries?cursor=${cursor}`, {
    headers: { authorization: `Bearer ${key}` },
  });
  if (!answer.ok) throw new Error(`The feed answered ${answer.status}.`);
  return answer.json();
}

async function timed(work) {
  const begun = performance.now();
  const answer = await work();
  return { answer, ms: performance.now() - begun };
}

async function timesOf(work, before = async () => {}) {
  const times = [];
  for (let turn = 0; turn < asksOfEach; turn++) {
    await before();
    times.push((await timed(work)).ms);
  }
  times.sort((a, b) => a - b);
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95) };
}

export function reportFeed({ opening, seconds, count, pages }) {
  return `${table(
    [`A page of the feed, with ${enquiries} enquiries, ms`, 'p50', 'p95'],
    pages.map(({ name, p50, p95 }) => [name, rounded(p50, 1), rounded(p95, 1)]),
  )}

The very first fetch, which gives each enquiry its place, took ${rounded(opening / 1000, 1)} s, and all ${count} pages ${rounded(seconds, 1)} s.`;
}
