import fs from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { startEmbeddedPostgres } from '#platform/embedded-postgres/start.ts';
import { removeFolder, temporaryFolder } from '#platform/testing/temporary-folder.ts';
import { tokenFor } from '../../tests/support/desk-login.ts';
import { newSite } from '../../tests/support/fault-site.ts';
import { jsonOf } from './http-loop.mjs';
import { fillWithCases } from './many-cases.mjs';
import { percentile, rounded, table } from './statistics.mjs';

/**
 * The desk with 200,000 cases: how long its pages take, what an export of 100,000 rows does to the process, and what a
 * visitor's page feels of staff at work. 300 ms for 95 of 100 pages, 100 MB, and twice the visitor's usual p99 are
 * promised.
 */
const cases = 200_000;
const asksOfEach = 20;
export const staff = { email: 'bench@broker.example', password: 'nobody has leaked this one yet, 42' };
/** Half of two years; long enough for an export from here to have some 100,000 rows. */
const daysOfHalf = 350;

const questions = {
  Today: { path: '' },
  'Find: all, the newest': { path: '/find' },
  'Find: late, next due first': { path: '/find?late=yes&order=due' },
  'Find: a rare city, resting, Hindi': { path: '/find?city=Ziro&state=resting&language=Hindi' },
  'Find: nothing fits': { path: '/find?city=Ziro&state=new&outcome=done&source=walk-in' },
  'search: a name, three errors': { path: '/find', words: 'laksmi nagpoor' },
  'search: the commonest name': { path: '/find', words: 'aarti' },
  'search: three short words': { path: '/find', words: 'mohamed ali pune' },
  'search: a phone, two digits swapped': { path: '/find', words: '9876545321' },
  'search: an e-mail, misspelt': { path: '/find', words: 'laxmi.tiwari2@exmaple.com' },
  'search: nobody': { path: '/find', words: 'xylophon' },
  'a case': { path: '/cases/1000' },
};

/** One question after the other. */
export function askAbout(turn) {
  const asked = Object.values(questions);
  return asked[turn % asked.length];
}

export async function measureDesk({ seconds, say }) {
  const folder = temporaryFolder();
  const server = await startEmbeddedPostgres({ dataDir: folder, log: { info() {}, warn() {} } });
  const { email, password } = staff;
  const account = { STAFF_EMAIL: email, STAFF_PASSWORD: password };
  const site = await newSite({ DATABASE_URL: server.url, DESK: 'on', ...account });
  try {
    await site.start();
    say(`Making ${cases} cases …`);
    await fillWithCases({ connectionString: server.url, count: cases });
    const cookie = `payload-token=${await tokenFor(site.url, staff)}`;
    const desk = { url: `${site.url}/desk`, headers: { cookie, origin: site.url } };
    const pages = [];
    for (const [name, question] of Object.entries(questions)) pages.push(await timesOf(desk, name, question));
    say('Exporting …');
    const exports = [];
    for (const format of ['csv', 'xlsx'])
      exports.push({ format, ...(await measureExport(desk, format, site.pid())) });
    say('A visitor, while no one works, then while everyone does …');
    const visitor = () => jsonOf('visitor-times.mjs', { URL: `${site.url}/`, SECONDS: String(seconds) });
    const quiet = await visitor();
    const busy = await whileStaffWork(desk, visitor);
    return { pages, exports, quiet, busy };
  } finally {
    await site.remove();
    await server.stop();
    removeFolder(folder);
  }
}

async function timesOf(desk, name, question) {
  // Code that has run before is what staff meet.
  await ask(desk, question);
  const times = [];
  for (let asked = 0; asked < asksOfEach; asked += 1) {
    const begun = performance.now();
    await ask(desk, question);
    times.push(performance.now() - begun);
  }
  times.sort((a, b) => a - b);
  return { name, p50: percentile(times, 0.5), p95: percentile(times, 0.95) };
}

export async function ask({ url, headers }, { path, words }) {
  const body = words && new URLSearchParams({ q: words });
  const answer = await fetch(url + path, { method: words ? 'POST' : 'GET', headers, body });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${text.slice(0, 300)}`);
}

export function beginExport({ url, headers }, format) {
  const from = new Date(Date.now() - daysOfHalf * 86_400_000).toISOString().slice(0, 10);
  const asked = { format, which: 'all', list: `from=${from}`, readers: 'us', reason: 'A measurement' };
  return fetch(`${url}/exports`, { method: 'POST', headers, body: new URLSearchParams(asked) });
}

async function measureExport(desk, format, pid) {
  const before = megabytesOf(pid);
  let most = before;
  const watching = setInterval(() => {
    most = Math.max(most, megabytesOf(pid));
  }, 50);
  const begun = performance.now();
  const answer = await beginExport(desk, format);
  let bytes = 0;
  let lines = 0;
  for await (const chunk of answer.body) {
    bytes += chunk.length;
    if (format === 'csv') lines += chunk.reduce((sum, byte) => (byte === 10 ? sum + 1 : sum), 0);
  }
  clearInterval(watching);
  const rows = format === 'csv' ? lines - 1 : undefined;
  return { seconds: (performance.now() - begun) / 1000, bytes, rows, before, growth: most - before };
}

/** Memory of the site's process and the staff side's together. */
function megabytesOf(pid) {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  const children = fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  return children.reduce((sum, child) => sum + megabytesOf(child), Number(kilobytes) / 1000);
}

/** Four people open page after page with a second's thought between, and one takes a file away, again and again. */
async function whileStaffWork(desk, work) {
  let isOver = false;
  const until = async (step) => {
    while (!isOver) await step();
  };
  const readers = Array.from({ length: 4 }, (_, index) => {
    let turn = index;
    return until(async () => {
      await ask(desk, askAbout(turn++));
      await pause(1000);
    });
  });
  const exporter = until(async () => {
    const answer = await beginExport(desk, 'xlsx');
    for await (const _ of answer.body) if (isOver) break;
  });
  const measured = await work();
  isOver = true;
  await Promise.all([...readers, exporter]);
  return measured;
}

export function reportDesk({ pages, exports, quiet, busy }) {
  return [
    table(
      [`The desk with ${cases} cases, ms`, 'p50', 'p95'],
      pages.map(({ name, p50, p95 }) => [name, rounded(p50), rounded(p95)]),
    ),
    table(
      ['An export', 'rows', 'seconds', 'MB', 'memory before, MB', 'more at most, MB'],
      exports.map(({ format, rows, seconds, bytes, before, growth }) => [
        ...[format, rows ?? 'the same', rounded(seconds, 1), rounded(bytes / 1e6, 1)],
        ...[rounded(before), rounded(growth)],
      ]),
    ),
    table(
      ['A visitor’s page, ms', 'asked', 'p50', 'p99'],
      [
        ['nobody works', quiet.count, rounded(quiet.p50, 1), rounded(quiet.p99, 1)],
        ['four work, one exports', busy.count, rounded(busy.p50, 1), rounded(busy.p99, 1)],
        ['times', '', rounded(busy.p50 / quiet.p50, 2), rounded(busy.p99 / quiet.p99, 2)],
      ],
    ),
  ].join('\n\n');
}
