import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { startEmbeddedPostgres } from '#platform/embedded-postgres/start.ts';
import { removeFolder, temporaryFolder } from '#platform/testing/temporary-folder.ts';
import { newSite } from '../../tests/support/fault-site.ts';
import { growContent } from './growth-content.mjs';
import { median } from './statistics.mjs';

/**
 * Measures what thousands of posts and questions do to an edit, a page, a start and the memory: everything is measured on
 * the seed alone, then again with them. An edit is written as the content service writes it, and is live when a
 * visitor is served it.
 */
const edits = 5;
const maxMs = 300_000;

/** Texts that editors change: one of a record, found by its key, and the address where it must then be read. */
const editedRecords = {
  page: { table: 'pages', column: 'content_key', key: 'cruise', text: 'heading', address: '/cruise' },
  post: {
    table: 'blog_posts',
    column: 'slug',
    key: 'free-look-and-moratorium',
    text: 'description',
    address: '/blog/free-look-and-moratorium',
  },
  question: { table: 'faqs', column: 'key', key: 'posp-what-is', text: 'question', address: '/posp-faq' },
};

export async function measureGrowth({ say, posts = 5000, questions = 1000 }) {
  const folder = temporaryFolder();
  const server = await startEmbeddedPostgres({ dataDir: folder, log: { info() {}, warn() {} } });
  const site = await newSite({ DATABASE_URL: server.url, PAGE_PACKING: 'tight' });
  const database = new pg.Client({ connectionString: server.url });
  try {
    await site.start();
    await database.connect();
    const before = await measure({ site, database, say, what: 'the seed alone' });
    say(`growing by ${posts} posts and ${questions} questions`);
    const begun = performance.now();
    await growContent(database, { posts, questions });
    await untilServed(site, `/blog/grown-${posts}`, 'Grown');
    await untilQuiet(site);
    const drawnSeconds = (performance.now() - begun) / 1000;
    const after = await measure({ site, database, say, what: 'with all of them' });
    const everyPage = await measureEveryPage({ site, database });
    return { posts, questions, before, after, drawnSeconds, everyPage };
  } finally {
    await database.end();
    await site.remove();
    await server.stop();
    removeFolder(folder);
  }
}

async function measure({ site, database, say, what }) {
  const published = path.join(site.dataDir, 'published');
  const figures = {};
  for (const [kind, record] of Object.entries(editedRecords)) {
    const liveMs = [];
    const files = [];
    for (let round = 0; round < edits; round += 1) {
      await untilQuiet(site);
      const written = writtenPages(published);
      const begun = performance.now();
      const { address, words } = await edit(database, record);
      await untilServed(site, address, words);
      liveMs.push(performance.now() - begun);
      await untilQuiet(site);
      const now = writtenPages(published);
      files.push([...now].filter(([name, at]) => written.get(name) !== at).length);
    }
    figures[kind] = { liveMs: median(liveMs), files: Math.max(...files) };
    say(`${what}: ${kind} live after ${Math.round(figures[kind].liveMs)} ms, ${figures[kind].files} files`);
  }
  await untilQuiet(site);
  figures.startSeconds = await startsAgain(site);
  figures.pageMs = await timePages(site, published);
  figures.memoryMb = memoryOf(site.pid());
  say(`${what}: start ${figures.startSeconds.toFixed(1)} s, memory ${figures.memoryMb} MB`);
  return figures;
}

async function startsAgain(site) {
  const seconds = [];
  for (let round = 0; round < 3; round += 1) {
    await site.stop();
    const begun = performance.now();
    await site.start();
    seconds.push((performance.now() - begun) / 1000);
  }
  return median(seconds);
}

/** Pages all over the site, each asked for the first time since the start: read from their files. */
async function timePages(site, published) {
  const names = [...writtenPages(published).keys()].sort();
  const step = Math.max(1, Math.floor(names.length / 80));
  const times = [];
  for (let at = 0; at < names.length; at += step) {
    const address = `/${names[at].replace(/\.html$/, '').replace(/^index$/, '')}`;
    const begun = performance.now();
    await (await fetch(site.url + address)).arrayBuffer();
    times.push(performance.now() - begun);
  }
  return median(times);
}

async function measureEveryPage({ site, database }) {
  await untilQuiet(site);
  const begun = performance.now();
  await database.query(
    `with changed as (update site_settings set updated_at = now() returning id)
     update site_settings_locales set company_legal_name = 'Parasol Insurance Brokers' from changed
      where _parent_id = changed.id`,
  );
  await untilServed(site, '/', 'Parasol Insurance Brokers');
  const firstSeconds = (performance.now() - begun) / 1000;
  await untilQuiet(site);
  const seconds = (performance.now() - begun) / 1000;
  await untilServed(site, '/blog/grown-2500', 'Parasol Insurance Brokers');
  return { firstSeconds, seconds, memoryMb: memoryOf(site.pid()) };
}

let edited = 0;
function newWords() {
  edited += 1;
  return `Edited ${edited} times`;
}

async function edit(database, { table, column, key, text, address }) {
  const words = newWords();
  await database.query(
    `with changed as (update ${table} set updated_at = now() where ${column} = $2 returning id)
     update ${table}_locales set ${text} = $1 from changed where _parent_id = changed.id`,
    [words, key],
  );
  return { address, words };
}

async function untilServed(site, address, words) {
  const limit = performance.now() + maxMs;
  while (performance.now() < limit) {
    if ((await (await fetch(site.url + address)).text()).includes(words)) return;
    await pause(5);
  }
  throw new Error(`${address} does not say "${words}" after ${maxMs / 1000} s.`);
}

/** Nothing has been written for a moment. */
async function untilQuiet(site) {
  const folder = path.join(site.dataDir, 'published');
  const newest = () => Math.max(0, ...writtenPages(folder).values());
  const limit = performance.now() + maxMs;
  while (performance.now() < limit) {
    const before = newest();
    await pause(1500);
    if (newest() === before) return;
  }
  throw new Error('The publisher does not become idle.');
}

function writtenPages(folder) {
  const names = fs.readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.html'));
  return new Map(
    names.map((name) => [name, fs.statSync(path.join(folder, name), { throwIfNoEntry: false })?.mtimeMs]),
  );
}

/** Resident memory in MB. */
function memoryOf(pid) {
  const [, kilobytes = 0] = /VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}
