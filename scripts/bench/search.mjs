import { startEmbeddedPostgres } from '#platform/embedded-postgres/start.ts';
import { removeFolder, temporaryFolder } from '#platform/testing/temporary-folder.ts';
import { newSite } from '../../tests/support/fault-site.ts';
import { jsonOf } from './http-loop.mjs';
import { rounded, table } from './statistics.mjs';

/** Searching among 5,000 pages, kind of question by kind: 50 ms for 95 of 100 are promised. */
const pages = 5000;

export async function measureSearch({ say }) {
  const folder = temporaryFolder();
  const server = await startEmbeddedPostgres({ dataDir: folder, log: { info() {}, warn() {} } });
  const site = await newSite({ DATABASE_URL: server.url });
  try {
    // Brings the tables; it must not be there afterwards, since it forgets pages that it has not published.
    await site.start();
    await site.stop();
    say(`Reading ${pages} pages …`);
    return await jsonOf('search-rate.mjs', { DATABASE_URL: server.url, PAGES: String(pages) });
  } finally {
    await site.remove();
    await server.stop();
    removeFolder(folder);
  }
}

export function reportSearch({ indexedSeconds, took }) {
  const names = [...new Set(took.map(({ name }) => name))];
  const rows = [...names, 'all'].map((name) => {
    const times = took.filter((each) => name === 'all' || each.name === name).map(({ ms }) => ms);
    const at = (share) => rounded(times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)], 1);
    return [name, at(0.5), at(0.95), at(1)];
  });
  return [
    table(['A search among 5,000 pages, ms', 'p50', 'p95', 'at most'], rows),
    `Read and indexed in ${rounded(indexedSeconds, 1)} s.`,
  ].join('\n\n');
}
