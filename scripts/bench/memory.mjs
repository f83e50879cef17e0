import { setTimeout as pause } from 'node:timers/promises';
import { startEmbeddedPostgres } from '#platform/embedded-postgres/start.ts';
import { removeFolder, temporaryFolder } from '#platform/testing/temporary-folder.ts';
import { tokenFor } from '../../tests/support/desk-login.ts';
import { newSite, postmasterOf } from '../../tests/support/fault-site.ts';
import { newAsk, newSession, send } from '../../tests/support/fault-visitor.ts';
import { ask, askAbout, beginExport, staff } from './desk.mjs';
import { fillWithCases } from './many-cases.mjs';
import { memoryOfDatabase, memoryOfSite } from './resident.mjs';
import { rounded, table } from './statistics.mjs';
import { newResult } from './tools.mjs';

/**
 * Memory of each process, as an operator runs them (both languages, source maps), under mixed load for some minutes: pages
 * without a pause, enquiries, results of a tool and their PDFs, and two people at the desk and in the panel, one of whom
 * takes files away. Then of an instance that serves visitors only. 350 MB for visitors, 800 for both and 250 without the
 * desk are promised.
 */
const cases = 20_000;
/** What visitors alone take is at its most within minutes; exports and the panel, which grow longer, are not there. */
const visitorsOnlyMinutes = 10;
const panelPages = [
  '/admin',
  '/admin/collections/pages',
  '/admin/collections/pages/1',
  '/admin/globals/site-settings',
];

export async function measureMemory({ minutes, say }) {
  const folder = temporaryFolder();
  const server = await startEmbeddedPostgres({ dataDir: folder, log: { info() {}, warn() {} } });
  const database = { url: server.url, pid: postmasterOf(folder) };
  try {
    say(`With the desk, ${minutes} minutes …`);
    const withDesk = await measureSite({ database, minutes, hasDesk: true });
    const minutesWithout = Math.min(minutes / 2, visitorsOnlyMinutes);
    say(`Visitors only, ${minutesWithout} minutes …`);
    const without = await measureSite({ database, minutes: minutesWithout, hasDesk: false });
    return { minutes, minutesWithout, withDesk, without };
  } finally {
    await server.stop();
    removeFolder(folder);
  }
}

async function measureSite({ database, minutes, hasDesk }) {
  const variables = {
    DATABASE_URL: database.url,
    LANGUAGES: 'en,hi',
    DESK: hasDesk ? 'on' : 'off',
    STAFF_EMAIL: staff.email,
    STAFF_PASSWORD: staff.password,
  };
  const site = await newSite(variables, undefined, 'scripts/bench/serve.mjs');
  const memory = () => ({ ...memoryOfSite(site.pid()), database: memoryOfDatabase(database.pid) });
  try {
    await site.start();
    if (hasDesk) await fillWithCases({ connectionString: database.url, count: cases });
    const begun = memory();
    const load = await startLoad(site, hasDesk);
    const most = { ...begun };
    let ended = begun;
    const endsAt = performance.now() + minutes * 60_000;
    for (; performance.now() < endsAt; await pause(500)) {
      ended = memory();
      for (const part of Object.keys(most)) most[part] = Math.max(most[part], ended[part]);
    }
    return { begun, most, ended, done: await load.end() };
  } finally {
    await site.remove();
  }
}

async function startLoad(site, hasDesk) {
  const done = { pages: 0, enquiries: 0, results: 0, reports: 0, desk: 0, panel: 0, exports: 0 };
  let isOver = false;
  /** @param restMs between two, as of people who read */
  const repeat = async (name, restMs, step) => {
    for (let turn = 0; !isOver; turn += 1) {
      await step(turn);
      done[name] += 1;
      await pause(restMs);
    }
  };
  const addresses = await addressesOf(site.url);
  const session = await newSession(site.url);
  const works = [
    ...Array.from({ length: 4 }, (_, index) =>
      repeat('pages', 20, (turn) => read(site.url + addresses[(turn * 4 + index) % addresses.length])),
    ),
    repeat('enquiries', 300, () => send(site.url, session, newAsk())),
    repeat('results', 1000, async () => read(site.url + (await newResult(site.url)))),
    repeat('reports', 10_000, async () => read(`${site.url}${await newResult(site.url)}/report.pdf`)),
  ];
  if (hasDesk) {
    const cookie = `payload-token=${await tokenFor(site.url, staff)}`;
    const desk = { url: `${site.url}/desk`, headers: { cookie, origin: site.url } };
    works.push(
      repeat('desk', 1000, (turn) => ask(desk, askAbout(turn))),
      repeat('panel', 3000, (turn) => read(site.url + panelPages[turn % panelPages.length], { cookie })),
      repeat('exports', 60_000, async (turn) => {
        await pause(5000);
        await (await beginExport(desk, turn % 2 ? 'xlsx' : 'csv')).arrayBuffer();
      }),
    );
  }
  return {
    async end() {
      isOver = true;
      await Promise.race([Promise.all(works), pause(10_000)]);
      return done;
    },
  };
}

async function addressesOf(url) {
  const map = await (await fetch(`${url}/sitemap.xml`)).text();
  return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => new URL(loc).pathname);
}

async function read(url, headers = {}) {
  const answer = await fetch(url, { headers });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}.`);
}

export function reportMemory({ minutes, minutesWithout, withDesk, without }) {
  const row = (name, { begun, most, ended }, part, aim) => [
    name,
    ...[begun[part], most[part], ended[part]].map((value) => rounded(value)),
    aim,
  ];
  const done = Object.entries(withDesk.done).map(([name, count]) => `${count} ${name}`);
  return [
    table(
      [`Memory after ${minutes} minutes, MB`, 'at first', 'at most', 'in the end', 'promised'],
      [
        row('visitors’ process, beside the desk', withDesk, 'visitors', 350),
        row('the staff side', withDesk, 'staff', ''),
        row('both', withDesk, 'both', 800),
        row('jobs that come and go: cards, PDFs', withDesk, 'jobs', ''),
        row('the database, what it shares once', withDesk, 'database', ''),
        row(`\`DESK=off\`, ${minutesWithout} minutes`, without, 'visitors', 250),
        row('its jobs', without, 'jobs', ''),
      ],
    ),
    '',
    `In that time: ${done.join(', ')}.`,
  ].join('\n');
}
