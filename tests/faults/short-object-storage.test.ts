import { beforeAll, expect, test } from 'vitest';
import { fileStore } from '#platform/files/choose-store.ts';
import { setEnvironment } from '../support/environment.ts';
import { tidyUpAfterwards } from '../support/fault-clean-up.ts';
import { startReaders } from '../support/fault-outage.ts';
import { type FaultSite, newSite } from '../support/fault-site.ts';
import { newAsk, newSession, send } from '../support/fault-visitor.ts';
import { pause, until } from '../support/fault-wait.ts';
import { type ObjectStorage, startObjectStorage } from '../support/object-storage.ts';
import { openRunbook } from '../support/runbook.ts';
import { samplePdf } from '../support/sample-documents.ts';
import { copySeededCluster } from '../support/seeded-cluster.ts';
import { shell } from '../support/shell.ts';

/** The bucket with the site's files is away when it starts, comes back, and goes again. */
const runbook = openRunbook('object-storage-away.md');
const tidyUp = tidyUpAfterwards();
const picture = '/media/roof-0123456789abcdef-320.webp';
let storage: ObjectStorage;
let site: FaultSite;

beforeAll(async () => {
  storage = await startObjectStorage();
  setEnvironment(storage.settings);
  tidyUp(() => storage.stop());
  await storage.cut();
  site = await newSite(storage.settings);
  tidyUp(() => site.remove());
  await copySeededCluster(site.dataDir);
});

const uploads = fileStore({ folder: 'uploads/', pattern: /^[\w.-]+$/ });
const files = fileStore({ folder: 'files/', pattern: /^[\w.-]+$/ });
const statusOf = async (at: string) => (await fetch(site.url + at)).status;
const canSave = async () => {
  const answer = await fetch(`${site.url}/readyz/save`);
  return [answer.status, ((await answer.json()) as { checks: object }).checks];
};
const away = { pages: true, running: true, database: true, files: false };

async function sendResume(): Promise<{ status: number; text: string }> {
  const { cookie, origin, token } = await newSession(site.url);
  const form = new FormData();
  form.set('resume', new File([new Uint8Array(samplePdf())], 'cv.pdf'));
  const headers = { cookie, origin, token };
  const answer = await fetch(`${site.url}/api/upload_resume`, { method: 'POST', headers, body: form });
  return { status: answer.status, text: await answer.text() };
}

test('a site starts without its bucket: pages are read and forms stored, files are refused in clear words', async () => {
  await site.start();
  expect(site.output()).toMatch(
    /The object storage at \S+ is not responding .* Until it is back, pages are served/,
  );
  expect(await statusOf('/readyz')).toBe(200);
  expect(await canSave()).toEqual([503, away]);
  await until('the log says it', 20_000, () => site.output().includes('"the object storage is away"'));
  const readers = startReaders(site.url, ['/', '/group-medical-cover', '/career']);
  const stored = await send(site.url, await newSession(site.url), newAsk());
  expect([stored.status, stored.body.data?.waiting]).toEqual([200, undefined]);
  expect(await statusOf(picture)).toBe(503);
  const refused = await sendResume();
  expect(refused.status).toBe(503);
  expect(refused.text).toContain('We cannot accept files at the moment. Please try again in a while.');
  await readers.end();
  expect(readers.failures).toEqual([]);
});

test('the doctor says which setting to look at', () => {
  const variables = { ...storage.settings, DATA_DIR: site.dataDir };
  expect(shell(runbook.command(/doctor/), { variables }).output).toMatch(
    /UPLOADS_URL cannot be used\. The object storage at \S+ is not responding/,
  );
});

test('once the bucket is back the start is completed, and a later absence is noticed and logged', async () => {
  await storage.mend();
  await until('the files can be used', 30_000, async () => (await statusOf('/readyz/save')) === 200);
  await until('the start is complete', 20_000, () => site.output().includes('and the start is complete'));
  expect(site.output()).toContain('"the object storage is back"');
  expect([await uploads.names(), await files.names()]).toEqual([['database.id'], ['database.id']]);
  expect(await statusOf(picture)).toBe(404);
  expect((await sendResume()).status).toBe(200);

  await storage.cut();
  await until('the absence is noticed', 30_000, async () => (await statusOf('/readyz/save')) === 503);
  expect(await statusOf('/readyz')).toBe(200);
  await storage.mend();
  await until('its end is noticed', 30_000, async () => (await statusOf('/readyz/save')) === 200);
});

test('the bucket of another database ends the site once it answers, and nothing in it is changed', async () => {
  expect(await site.stop()).toBe(0);
  await files.put('database.id', [Buffer.from('00000000-0000-4000-8000-000000000000\n')], { maxBytes: 100 });
  const before = await files.names();
  await storage.cut();
  await site.start();
  await pause(1000);
  await storage.mend();
  await until('the site has ended', 30_000, () => !site.isRunning());
  expect(site.output()).toContain('s3://site-files/files/ belongs to another database');
  expect(await files.names()).toEqual(before);
});
