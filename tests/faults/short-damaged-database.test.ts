import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { findCluster } from '#platform/embedded-postgres/place.ts';
import { tidyUpAfterwards } from '../support/fault-clean-up.ts';
import { expectStoredOnce, openEmbeddedLedger } from '../support/fault-ledger.ts';
import { startReaders } from '../support/fault-outage.ts';
import { type FaultSite, newSite } from '../support/fault-site.ts';
import { newAsk, newSession, send } from '../support/fault-visitor.ts';
import { until } from '../support/fault-wait.ts';
import { openRunbook } from '../support/runbook.ts';
import { copySeededCluster } from '../support/seeded-cluster.ts';

/** The files of the embedded database are damaged when the site starts. */
openRunbook('database-away.md');
const tidyUp = tidyUpAfterwards();
let site: FaultSite;
let control: string;

beforeAll(async () => {
  site = await newSite();
  tidyUp(() => site.remove());
  await copySeededCluster(site.dataDir);
  control = path.join(String(findCluster(site.dataDir)), 'global/pg_control');
});

test('a site without published pages ends, and says why', async () => {
  fs.renameSync(control, `${control}.away`);
  await expect(site.start()).rejects.toThrow(/The embedded database cannot run here: it did not start/);
  fs.renameSync(`${control}.away`, control);
});

test('one with pages serves them and keeps enquiries, which are stored once the files are mended', async () => {
  await site.start();
  expect(await site.stop()).toBe(0);
  fs.renameSync(control, `${control}.away`);
  await site.start();
  const readers = startReaders(site.url, ['/', '/group-medical-cover', '/call-back']);
  const ask = newAsk();
  const { status, body } = await send(site.url, await newSession(site.url), ask);
  expect([status, body.data?.waiting !== undefined]).toEqual([200, true]);
  ask.references.push(String(body.data?.reference));
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
  const saving = await fetch(`${site.url}/readyz/save`);
  expect([saving.status, await saving.json()]).toEqual([
    503,
    { ok: false, checks: { pages: true, running: true, database: false } },
  ]);
  expect(site.output()).toContain('"the embedded database does not start"');
  await readers.end();
  expect(readers.failures).toEqual([]);

  fs.renameSync(`${control}.away`, control);
  await until(
    'the site can save',
    60_000,
    async () => (await fetch(`${site.url}/readyz/save`)).status === 200,
  );
  const ledger = await openEmbeddedLedger(site.dataDir);
  tidyUp(() => ledger.close());
  await expectStoredOnce(ledger, [ask]);
  expect(await site.stop()).toBe(0);
});
