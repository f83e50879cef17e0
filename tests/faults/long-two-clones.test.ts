import pg from 'pg';
import { beforeEach, expect, test } from 'vitest';
import { tidyUpAfterwards } from '../support/fault-clean-up.ts';
import { cloneProject, waitingLine } from '../support/fault-clone.ts';
import { say } from '../support/fault-say.ts';
import { type FaultSite, newSite } from '../support/fault-site.ts';
import { pause, until } from '../support/fault-wait.ts';
import { type OwnServer, openServer } from '../support/fault-world.ts';

/** Two instances, each from a clone of its own, start on one empty database whose migration takes long. */
const tidyUp = tidyUpAfterwards();
const slowMs = 25_000;
let server: OwnServer;
let sites: [FaultSite, FaultSite];
let beside: pg.Client;

beforeEach(async () => {
  server = await openServer(tidyUp);
  sites = [await siteFromClone(), await siteFromClone()];
  beside = new pg.Client({ connectionString: server.url });
  await beside.connect();
  const client = beside;
  tidyUp(() => client.end());
  // A name that is taken by a transaction which is not over yet keeps the migration's CREATE TABLE waiting.
  await beside.query('begin');
  await beside.query('create table users (id int)');
});

async function siteFromClone(): Promise<FaultSite> {
  const clone = cloneProject();
  tidyUp(() => clone.remove());
  const site = await newSite({ DATABASE_URL: server.url }, clone.folder);
  tidyUp(() => site.remove());
  return site;
}

/** Every migration was applied once and every page is there once, and both serve them. */
async function expectPreparedOnce(): Promise<void> {
  const { rows: twice } =
    await beside.query(`select name from payload_migrations group by 1 having count(*) > 1
    union all select path from pages group by 1 having count(*) > 1`);
  expect(twice).toEqual([]);
  const { rowCount: administrators } = await beside.query('select 1 from users');
  expect(administrators).toBe(1);
  for (const site of sites) expect((await fetch(`${site.url}/group-medical-cover`)).status).toBe(200);
}

function linesOf(pattern: RegExp): string[] {
  return sites.flatMap((site) => site.output().match(pattern) ?? []);
}

test('both come up: one prepares the database, the other waits for as long as that takes', async () => {
  const begun = Date.now();
  const starts = sites.map((site) => site.start());
  await pause(slowMs);
  await beside.query('rollback');
  await Promise.all(starts);
  const told = linesOf(waitingLine);
  say('two clones', { bothServeMs: Date.now() - begun, told: told.length });
  // At once, and every ten seconds.
  expect(told.length).toBeGreaterThanOrEqual(3);
  expect(linesOf(/^Migration \S+_initial: /gm)).toHaveLength(1);
  expect(linesOf(/^Loading the content that ships with this version: /gm)).toHaveLength(1);
  await expectPreparedOnce();
});

test('the one at work is killed with -9 in the middle: the other takes over', async () => {
  const [first, second] = sites;
  const killed = expect(first.start()).rejects.toThrow('ended instead of starting');
  await until('the first is at work', 30_000, () => first.output().includes('Migration '));
  const started = second.start();
  await until('the second waits', 30_000, () => second.output().match(waitingLine) !== null);
  await first.kill();
  const tookOverMs = await until('the second is at work', 30_000, () =>
    second.output().includes('Migration '),
  );
  await killed;
  await beside.query('rollback');
  await started;
  say('killed', { tookOverMs });
  await first.start();
  await expectPreparedOnce();
});
