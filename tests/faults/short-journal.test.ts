import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { tidyUpAfterwards } from '../support/fault-clean-up.ts';
import { expectMailed, expectStoredOnce } from '../support/fault-ledger.ts';
import { startReaders } from '../support/fault-outage.ts';
import { say } from '../support/fault-say.ts';
import { newSite } from '../support/fault-site.ts';
import { startStorm, untilAcknowledged } from '../support/fault-storm.ts';
import { type Ask, newAsk, newSession, send, sendPage } from '../support/fault-visitor.ts';
import { pause, until } from '../support/fault-wait.ts';
import { type FaultWorld, type OwnServer, openServer, openWorld } from '../support/fault-world.ts';
import { openRunbook } from '../support/runbook.ts';

/**
 * The database is away, and the process that keeps enquiries is killed with -9 while it writes, started again without a
 * database, and killed while it takes the journal over: every enquiry that was thanked for is stored once and mailed.
 */
openRunbook('database-away.md');
const tidyUp = tidyUpAfterwards();
const asks: Ask[] = [];
let server: OwnServer;
let mailbox: FaultWorld['mailbox'];
let site: FaultWorld['site'];
let ledger: FaultWorld['ledger'];

beforeAll(async () => {
  server = await openServer(tidyUp, { isSeeded: true });
  ({ site, mailbox, ledger } = await openWorld(tidyUp, { siteUrl: server.url, url: server.url }));
});

const journalOf = (dataDir: string) => {
  const folder = path.join(dataDir, 'journal');
  return fs.existsSync(folder) ? fs.readdirSync(folder) : [];
};

test('kill -9 while the journal is written and while it is taken over: every enquiry that was thanked for exists once', async () => {
  const storm = startStorm({ url: site.url, connections: 5, maxAsks: 1500 });
  await untilAcknowledged(storm, 20);
  await server.stop();
  await until('enquiries are kept', 20_000, () => storm.kept() >= 20);
  await pause(Math.random() * 300);
  await site.kill();

  await site.start();
  const readers = startReaders(site.url, ['/', '/group-medical-cover', '/call-back']);
  const kept = storm.kept();
  await until('enquiries are kept again', 30_000, () => storm.kept() >= kept + 20);
  const checks = ['/readyz', '/readyz/save'].map(async (at) => (await fetch(site.url + at)).status);
  expect(await Promise.all(checks)).toEqual([200, 503]);
  await readers.end();
  expect(readers.failures).toEqual([]);
  expect(readers.answers()).toBeGreaterThan(0);
  await storm.end();
  expect(journalOf(site.dataDir).length).toBeGreaterThan(0);

  await server.start();
  await until('the journal is being taken over', 60_000, () => journalOf(site.dataDir).some(isClosed));
  await pause(Math.random() * 200);
  await site.kill();
  await site.start();
  asks.push(...storm.asks);
  say('journal', { asks: storm.asks.length, kept: storm.kept(), pagesRead: readers.answers() });
  expect(storm.acknowledged().length).toBe(storm.asks.length);
  await expectStoredOnce(ledger, asks);
});

const isClosed = (file: string) => file.endsWith('.closed');

test('after a restart without a database a form that is sent again gets the first number, also on its page', async () => {
  await server.stop();
  const [ask, onPage] = [newAsk(), newAsk()];
  const first = await send(site.url, await newSession(site.url), ask);
  await site.kill();
  await site.start();
  const again = await send(site.url, await newSession(site.url), ask);
  expect([first.body.data?.waiting !== undefined, again.body]).toEqual([true, first.body]);

  const thanked = await sendPage(site.url, onPage);
  expect(thanked.status).toBe(303);
  const [, reference = ''] = /reference=(\w{8})&waiting=1$/.exec(thanked.to) ?? [];
  const page = await (await fetch(site.url + thanked.to, { headers: { accept: 'text/html' } })).text();
  expect(page).toContain(reference);
  expect(page).toContain('once our database is back');

  await server.start();
  ask.references.push(String(first.body.data?.reference));
  asks.push(ask);
  await until(
    'the site can save',
    60_000,
    async () => (await fetch(`${site.url}/readyz/save`)).status === 200,
  );
  await until('the page form is stored', 60_000, async () => {
    const rows = await ledger.rows('select from call_from_experts where reference = $1', [reference]);
    return rows.length === 1;
  });
  onPage.references.push(reference);
  const [row] = await ledger.rows<{ key: string }>(
    `select key from enquiry.idempotency_keys where response ->> 'reference' = $1`,
    [reference],
  );
  asks.push({ ...onPage, key: row?.key ?? '' });
  await expectStoredOnce(ledger, asks);
});

test.skipIf(process.platform !== 'linux')(
  'a disk that takes no more: 503 in clear words, and thanks again once there is room',
  async () => {
    await server.stop();
    const session = await newSession(site.url);
    const [kept, refused] = [newAsk(), newAsk()];
    await until('enquiries are kept', 20_000, async () => {
      const answer = await send(site.url, session, kept);
      if (answer.status === 200) kept.references.push(String(answer.body.data?.reference));
      return answer.body.data?.waiting !== undefined;
    });
    limitFiles(site.pid(), '100');
    const answer = await send(site.url, session, refused);
    expect([answer.status, answer.body.data?.reason]).toEqual([503, 'not-kept']);
    expect(answer.body.status_description).toContain('we could not keep what you sent');
    expect(site.output()).toContain('"the journal refuses"');
    expect((await fetch(`${site.url}/group-medical-cover`)).status).toBe(200);
    limitFiles(site.pid(), 'unlimited');
    const after = await send(site.url, session, refused);
    expect(after.body.data?.waiting).toBeDefined();
    refused.references.push(String(after.body.data?.reference));
    await server.start();
    asks.push(kept, refused);
    await expectStoredOnce(ledger, asks);
  },
);

/** Makes writes of one process fail as on a full disk. */
function limitFiles(pid: number | undefined, bytes: string): void {
  const { status, stderr } = spawnSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`]);
  expect(status, String(stderr)).toBe(0);
}

test('two instances that take their journals over at once store once what both were sent', async () => {
  const other = await newSite({ SMTP_URL: mailbox.url, DATABASE_URL: server.url, SITE_URL: site.url });
  tidyUp(() => other.remove());
  // It need not render all pages again.
  fs.cpSync(path.join(site.dataDir, 'published'), path.join(other.dataDir, 'published'), { recursive: true });
  await other.start();
  await server.stop();
  const sessions = [await newSession(site.url), await newSession(other.url)] as const;
  sessions[1].origin = site.url;
  const sent = Array.from({ length: 20 }, newAsk);
  for (const ask of sent) {
    // A balancer may send the second attempt to the other instance.
    const answers = [await send(site.url, sessions[0], ask), await send(other.url, sessions[1], ask)];
    expect(answers.map(({ body }) => body.data?.waiting !== undefined)).toEqual([true, true]);
    ask.references.push(...answers.map(({ body }) => String(body.data?.reference)));
  }
  await server.start();
  asks.push(...sent);
  await expectStoredOnce(ledger, asks);
  for (const { dataDir } of [site, other])
    await until('the journal is taken over', 60_000, () => journalOf(dataDir).length === 0);

  // Taken out of service while it keeps an enquiry: another instance takes over what is in its folder.
  await server.stop();
  const last = newAsk();
  const { body } = await send(other.url, sessions[1], last);
  expect(body.data?.waiting).toBeDefined();
  await other.stop();
  expect(journalOf(other.dataDir)).toHaveLength(1);
  fs.cpSync(path.join(other.dataDir, 'journal'), path.join(site.dataDir, 'journal'), { recursive: true });
  await server.start();
  last.references.push(String(body.data?.reference));
  asks.push(last);
  await expectStoredOnce(ledger, asks);
});

test('the log says what the runbook quotes', () => {
  for (const event of ['the database is away', 'queue cannot reach its database', 'the database is back'])
    expect(site.output()).toContain(`"${event}"`);
  expect(site.output()).toMatch(/"journal taken over"[^\n]*"stored":\d+[^\n]*"stored-already":\d+/);
});

test('every mail of the outages arrived, each under one Message-ID', async () => {
  const stored = await expectStoredOnce(ledger, asks);
  await expectMailed(ledger, { stored, mailbox, withinMs: 200_000 });
});
