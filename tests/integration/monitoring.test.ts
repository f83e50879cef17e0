import { once } from 'node:events';
import net from 'node:net';
import { afterAll, expect, test, vi } from 'vitest';
import { setEnvironment } from '../support/environment.ts';
import { isExhaustive } from '../support/exhaustive.ts';
import { openMailbox } from '../support/mailbox.ts';
import { startObjectStorage } from '../support/object-storage.ts';

const port = await freePort();
const mailbox = await openMailbox();
const storage = await startObjectStorage();
setEnvironment({
  ...storage.settings,
  SMTP_URL: mailbox.url,
  ALERTS_TO: 'it@broker.example',
  METRICS_ADDRESS: `127.0.0.1:${port}`,
  BACKUP_TIME: '02:30',
});

import { allMailTemplates } from '#desk/mails/all-mail-templates.ts';
import { startOutbox } from '#mail/outbox/start-outbox.ts';
import { mailedAlerts } from '#main/monitoring/alerts.ts';
import { startMetricsServer } from '#main/monitoring/metrics-server.ts';
import { readSignals, signals } from '#main/monitoring/signals.ts';
import { createSender, startWatch, workOnAlerts } from '#main/monitoring/watch.ts';
import { database } from '#platform/database.ts';
import { watchStorage } from '#platform/files/watch-storage.ts';
import { closeMail } from '#platform/mail.ts';
import { withContentService } from '../support/content-service.ts';
import { type Cable, cableTo } from '../support/cuttable-database.ts';
import { withDatabase } from '../support/database.ts';

let cable: Cable;
withDatabase(async (url) => {
  cable = await cableTo(url);
  return cable.url;
});
withContentService();
const closing: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of closing) await close();
  closeMail();
  await mailbox.close();
  await storage.stop();
});

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  server.close();
  return port;
}

/** It has no HTTPS. */
const ofThisSite = Object.keys(signals).filter((name) => name !== 'site_certificate_days_left');
const hourAgo = "now() - interval '1 hour'";

test('A fresh site has nothing that waits, and knows its disk and its database', async () => {
  const readings = await readSignals();
  expect(Object.keys(readings).sort()).toEqual(ofThisSite.toSorted());
  expect(readings).toMatchObject({
    site_database_up: 1,
    site_object_storage_up: 1,
    site_deliveries_oldest_seconds: 0,
    site_mails_oldest_seconds: 0,
    site_pages_failing: 0,
    site_jobs_failed: 0,
  });
  expect(readings.site_disk_free_ratio).toBeGreaterThan(0);
  expect(readings.site_disk_free_ratio).toBeLessThan(1);
});

test('Work that has waited for an hour shows in its signal', async () => {
  await database().query(
    `insert into mail.outgoing (message_id, template, recipient, locale, data, created_at)
     values ('a@b', 'staff-notice', 'a@example.com', 'en', '{}', ${hourAgo})`,
  );
  await database().query(
    `insert into content.failed_pages (path, record, place, reason, since) values ('/a', 'pages/1', '', '', ${hourAgo})`,
  );
  await database().query(
    `insert into staff.audit_log (kind, who, network, device, about, detail)
     values ('wrong-password', '', '', '', '', ''), ('login', '', '', '', '', '')`,
  );
  await database().query(
    `insert into operations.backup_runs (kind, file, started_at, finished_at) values ('backup', 'x', now(), ${hourAgo})`,
  );
  const readings = await readSignals();
  expect(Math.round((readings.site_mails_oldest_seconds ?? 0) / 60)).toBe(60);
  expect(Math.round((readings.site_pages_failing_seconds ?? 0) / 60)).toBe(60);
  expect(Math.round((readings.site_backup_age_seconds ?? 0) / 60)).toBe(60);
  expect(readings).toMatchObject({ site_pages_failing: 1, site_logins_refused: 1 });
});

test('The private port prints the signals beside the figures of both processes, and nothing else', async () => {
  const ofStaff = '# HELP nodejs_heap\n';
  closing.push(await startMetricsServer({ metrics: async () => ofStaff }));
  const url = `http://127.0.0.1:${port}`;
  const text = await vi.waitFor(async () => (await fetch(`${url}/metrics`)).text());
  for (const name of ofThisSite) expect(text).toMatch(new RegExp(`^${name} [\\d.e+-]+$`, 'm'));
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
  expect(await (await fetch(`${url}/metrics/staff`)).text()).toBe(ofStaff);
  expect((await fetch(`${url}/`)).status).toBe(404);
  expect((await fetch(`${url}/metrics`, { method: 'POST' })).status).toBe(404);
});

test('Without its database a site says that it is down, and keeps no former values', async () => {
  await cable.cut();
  const readings = await readSignals();
  await cable.mend();
  expect(readings.site_database_up).toBe(0);
  expect(readings).not.toHaveProperty('site_mails_oldest_seconds');
});

test('An object storage that is away is noticed by itself, and so is its return', {
  timeout: 90_000,
}, async () => {
  closing.push(watchStorage());
  const isUp = async () => (await readSignals()).site_object_storage_up;
  await storage.cut();
  await vi.waitFor(async () => expect(await isUp()).toBe(0), { timeout: 30_000 });
  await storage.mend();
  await vi.waitFor(async () => expect(await isUp()).toBe(1), { timeout: 30_000 });
});

const alertOf = (wanted: string) => mailedAlerts.find(({ name }) => name === wanted);
const [databaseAway, undelivered] = [alertOf('DatabaseAway'), alertOf('EnquiryUndelivered')];
const sixHours = 6 * 3_600_000;
const now = Math.ceil(Date.now() / sixHours) * sixHours;

// It waits for the second run of the watch.
test.runIf(isExhaustive)(
  'Of two instances that see the same, one mails the person who is named, once in six hours',
  async () => {
    closing.push(await startOutbox(async () => allMailTemplates), startWatch());
    await workOnAlerts();
    const [one, other] = [createSender('it@broker.example'), createSender('it@broker.example')];
    if (!undelivered) throw new Error('There is no such alert.');
    for (const tell of [one, other, one]) await tell(undelivered, now);
    await vi.waitFor(() => expect(mailbox.mails).toHaveLength(1), { timeout: 30_000 });
    expect(mailbox.mails[0]).toContain('To: it@broker.example');
    expect(mailbox.mails[0]).toContain(undelivered.summary);
    await one(undelivered, now + sixHours - 1);
    await other(undelivered, now + sixHours);
    await vi.waitFor(() => expect(mailbox.mails).toHaveLength(2), { timeout: 30_000 });
  },
);

test('While the database is away, the mail that says so goes past the outbox', async () => {
  mailbox.mails.length = 0;
  if (!databaseAway) throw new Error('There is no such alert.');
  await cable.cut();
  await createSender('it@broker.example')(databaseAway, now);
  await cable.mend();
  expect(mailbox.mails.join()).toContain(databaseAway.summary);
});

test('An alert that cannot be mailed is logged once in six hours, and mailed once it can be', async () => {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const logged = () => written.mock.calls.filter(([line]) => String(line).includes('"event":"alert"')).length;
  mailbox.mails.length = 0;
  if (!databaseAway) throw new Error('There is no such alert.');
  const tell = createSender('it@broker.example');
  await cable.cut();
  mailbox.isRefusing = true;
  for (const later of [0, 60_000]) await expect(tell(databaseAway, now + later)).rejects.toThrow();
  expect([logged(), mailbox.mails]).toEqual([1, []]);
  mailbox.isRefusing = false;
  await tell(databaseAway, now + 120_000);
  await cable.mend();
  expect([logged(), mailbox.mails.length]).toEqual([1, 1]);
  written.mockRestore();
});
