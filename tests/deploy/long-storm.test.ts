import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { fileStore } from '#platform/files/choose-store.ts';
import { findNginx } from '../../scripts/lib/nginx.mjs';
import { setEnvironment } from '../support/environment.ts';
import { candidates } from '../support/fault-candidates.ts';
import { tidyUpAfterwards } from '../support/fault-clean-up.ts';
import { expectStoredOnce, type Ledger, openLedger } from '../support/fault-ledger.ts';
import { startReaders } from '../support/fault-outage.ts';
import { say } from '../support/fault-say.ts';
import { type FaultSite, newSite, postmasterOf } from '../support/fault-site.ts';
import { type Storm, startStorm } from '../support/fault-storm.ts';
import { until } from '../support/fault-wait.ts';
import { type OwnServer, openServer } from '../support/fault-world.ts';
import { randomFrom } from '../support/fuzz-random.ts';
import { type ObjectStorage, startObjectStorage } from '../support/object-storage.ts';
import { type RealNginx, startNginxBefore } from '../support/real-nginx.ts';

/**
 * Everything at once: two instances, one PostgreSQL, one object storage, nginx before them, and thousands of enquiries while
 * each is killed in turn and a release replaces both. No visitor sees an error.
 */
const enquiries = Number(process.env.STORM_ENQUIRIES ?? 5000);
const seed = Number(process.env.STORM_SEED ?? 1);
const visitors = 24;
const tidyUp = tidyUpAfterwards();
const random = randomFrom(seed);
const publicUrl = 'http://127.0.0.1:3170';
let storage: ObjectStorage;
let database: OwnServer;
let ledger: Ledger;
let sites: [FaultSite, FaultSite];
let nginx: RealNginx;

describe.skipIf(!findNginx())('the whole of it behind nginx', () => {
  beforeAll(async () => {
    storage = await startObjectStorage();
    setEnvironment(storage.settings);
    tidyUp(() => storage.stop());
    database = await openServer(tidyUp, { isSeeded: true });
    ledger = openLedger(database.url);
    tidyUp(() => ledger.close());
    sites = [await instance(), await instance()];
    for (const site of sites) await site.start();
    nginx = await startNginxBefore(
      { SITE_URL: publicUrl, DATA_DIR: sites[0].dataDir, CAPTCHA: 'off' },
      sites.map(({ url }) => new URL(url).host),
    );
    tidyUp(() => nginx.stop());
  });

  async function instance(): Promise<FaultSite> {
    const site = await newSite({
      ...storage.settings,
      DATABASE_URL: database.url,
      SITE_URL: publicUrl,
      DRAIN_SECONDS: '5',
      TRUSTED_PROXIES: '127.0.0.1',
    });
    tidyUp(() => site.remove());
    return site;
  }

  const kill = (index: 0 | 1) => async () => {
    await sites[index].kill();
    await sites[index].start();
  };
  const faults: Record<string, () => Promise<void>> = {
    'one instance killed': kill(0),
    'the database killed': killDatabase,
    'the other instance killed': kill(1),
    'a release': release,
    'the other instance killed again': kill(1),
    'the database killed again': killDatabase,
    'one instance killed again': kill(0),
    'the other killed as soon as that one is back': kill(1),
  };

  async function killDatabase(): Promise<void> {
    const killed = postmasterOf(database.folder);
    process.kill(killed, 'SIGKILL');
    await until('the database is back', 60_000, async () => {
      const answer = await fetch(`${sites[0].url}/readyz/save`).catch(() => undefined);
      return answer?.status === 200;
    });
  }

  /** docs/runbooks/release.md, as its own test runs it. */
  async function release(): Promise<void> {
    for (const site of sites) {
      expect(await site.stop()).toBe(0);
      await site.start();
    }
    nginx.reload();
  }

  test('a storm with every part killed in turn: nothing lost, nothing double, no error for a visitor', async () => {
    const storm = startStorm({ url: nginx.url, connections: visitors, restMs: 400, origin: publicUrl });
    const applying = candidates({ url: nginx.url, origin: publicUrl });
    const readers = startReaders(nginx.url, ['/', '/group-medical-cover', '/call-back']);
    const names = Object.keys(faults);
    for (const [index, name] of names.entries()) {
      await untilStored(storm, (enquiries * (index + 1)) / (names.length + 2) - random.below(visitors));
      const before = nginx.errors().length;
      await faults[name]?.();
      say(name, {
        asks: storm.asks.length,
        statuses: Object.fromEntries(storm.statuses),
        retried: tally(nginx.errors().slice(before)),
      });
    }
    await untilStored(storm, enquiries);
    await storm.end();
    await applying.end();
    await readers.end();

    const sorted = storm.durations.toSorted((one, other) => one - other);
    const p99 = Math.round(sorted[Math.floor(sorted.length * 0.99)] ?? 0);
    const stored = await expectStoredOnce(ledger, storm.asks);
    say('storm', {
      ...{ seed, enquiries: storm.asks.length, stored: stored.length, journalled: storm.kept() },
      ...{ statuses: Object.fromEntries(storm.statuses), p99, atMost: Math.round(sorted.at(-1) ?? 0) },
      ...{ applications: applying.sent.length, pages: readers.answers(), retried: tally(nginx.errors()) },
      failures: [...readers.failures, ...applying.failures],
    });
    expect(nginx.errors().length, 'requests that nginx had to hand on').toBeGreaterThan(20);
    // A reload closes kept connections: what is being sent over one just then, a browser sends again.
    const unanswered = [...readers.failures, ...applying.failures].filter((failure) =>
      /no answer/.test(failure),
    );
    expect(unanswered.length + (storm.statuses.get(0) ?? 0)).toBeLessThanOrEqual(visitors);
    const answered = [...storm.statuses.keys()].filter((status) => status !== 0);
    expect(answered, 'what visitors were answered').toEqual([200]);
    const refused = [...readers.failures, ...applying.failures].filter(
      (failure) => !unanswered.includes(failure),
    );
    expect(refused).toEqual([]);
    expect(storm.acknowledged().length).toBe(storm.asks.length);
    await expectFilesKept(applying.sent);
    for (const { dataDir } of sites)
      await until(
        'the journal is empty',
        60_000,
        () => fs.readdirSync(path.join(dataDir, 'journal')).length === 0,
      );
  });
});

async function untilStored(storm: Storm, count: number): Promise<void> {
  await until(`${count} enquiries are acknowledged`, 300_000, () => storm.acknowledged().length >= count);
}

/** Each application once, with the bytes that were sent. */
async function expectFilesKept(sent: { phone: string; file: Buffer }[]): Promise<void> {
  const files = fileStore({ folder: 'files/', pattern: /^[\w.-]+$/ });
  for (const { phone, file } of sent) {
    const rows = await ledger.rows<{ id: string }>(
      'select u.id from resumes r join enquiry.uploads u on u.resume_id = r.id where r.phone = $1',
      [phone],
    );
    expect(rows).toHaveLength(1);
    expect((await files.readWhole(rows[0]?.id ?? '')).equals(file)).toBe(true);
  }
}

/** The errors of nginx by their kinds. */
function tally(lines: string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const line of lines) {
    const [, kind = line] = /\d+#\d+: (?:\*\d+ )?(.*?)(?:, client:|$)/.exec(line) ?? [];
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}
