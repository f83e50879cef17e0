import fs from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

const { dataDir } = setEnvironment({ RATE_LIMITS: 'on' });

import { actForVisitor } from '#cases/status/act-for-visitor.ts';
import { makeBackup } from '#main/backup/make-backup.ts';
import { leave } from '#newsletter/subscribers/unsubscribe.ts';
import { unsubscribeTokenOf } from '#newsletter/subscribers/unsubscribe-token.ts';
import { inTransaction } from '#platform/database.ts';
import { env } from '#platform/env.ts';
import { startQueue } from '#platform/queue.ts';
import { copyLedgersOutside } from '#privacy/ledgers/ledgers.ts';
import { replayWithdrawals } from '#privacy/ledgers/replay-withdrawals.ts';
import { skipNumbers } from '#privacy/ledgers/skip-numbers.ts';
import { forgetByKey, forgetKeyOf } from '#renewals/reminders/forget-reminder.ts';
import { withContentService } from '../support/content-service.ts';
import { createPersonalData } from '../support/create-personal-data.ts';
import { rowsOf, withDatabase } from '../support/database.ts';
import { look, openPage, send, withPrivacyStaff } from '../support/privacy-pages.ts';
import { restartWith } from '../support/restart-with.ts';
import { restoreOver } from '../support/restore-backup.ts';

/** What people had withdrawn before the database was restored from an older backup. */
withDatabase();
withContentService();
withPrivacyStaff();

const file = path.join(dataDir, 'backups/one.tar.age');
const ledgers = ['files', 'backups'].map((folder) => path.join(dataDir, folder, 'withdrawals.jsonl'));

type Person = Awaited<ReturnType<typeof createPersonalData>>;

const casesOf = ({ references }: Person) =>
  rowsOf<{ id: number; state: string; outcome: string | null; isDue: boolean }>(
    `select id, state, outcome, due_at is not null as "isDue" from cases where reference = any($1) order by id`,
    [references],
  );
const consentsOf = ({ references }: Person) =>
  rowsOf<{ id: number; purpose: string; state: string; by: string | null }>(
    `select id, purpose, state, withdrawn_source as by from consents where reference = any($1) order by id`,
    [references],
  );
const withdrawnOf = async (person: Person) =>
  (await consentsOf(person)).flatMap(({ purpose, state, by }) =>
    state === 'withdrawn' ? [`${purpose} by ${by}`] : [],
  );
const idsIn = async (table: string, email: string) =>
  (await rowsOf<{ id: number }>(`select id from ${table} where email = $1`, [email])).map(({ id }) => id);

/** A stopped call, a consent on one's own page, the newsletter, a reminder: as visitors do it. */
async function withdrawEach(person: Person, ids: { subscriber: number; reminder: number }): Promise<void> {
  const [call] = await casesOf(person);
  expect(await actForVisitor(call?.id ?? 0, { kind: 'stop', reason: '' })).toEqual({ done: true });
  const { token: csrfToken, cookie } = await look(await openPage(person));
  const share = (await consentsOf(person)).find(({ purpose }) => purpose === 'consent_share');
  const input = { csrfToken, consent: String(share?.id) };
  expect((await send('/privacy/request/mine/withdraw', input, cookie)).status).toBe(303);
  expect(await leave(unsubscribeTokenOf(ids.subscriber))).toBe('left');
  expect(await forgetByKey(forgetKeyOf(ids.reminder))).toBe(true);
}

const linesIn = (ledger: string) => fs.readFileSync(ledger, 'utf8').trim().split('\n');
const momentsOf = async ({ references }: Person) =>
  (
    await rowsOf<{ second: string }>(
      `select date_trunc('second', withdrawn_at)::text as second from consents
       where reference = any($1) and withdrawn_at is not null order by id`,
      [references],
    )
  ).map(({ second }) => second);

async function subscribe(email: string): Promise<number> {
  const [row] = await rowsOf<{ id: number }>(
    `insert into newsletter_subscribers (email, person, state, locale, asked_at, confirmed_at)
     values ($1::text, $1::text || ' hashed', 'confirmed', 'en', now(), now()) returning id`,
    [email],
  );
  return row?.id ?? 0;
}

test('withdrawals made after a backup are repeated when it is restored, and no one else’s', {
  timeout: 240_000,
}, async () => {
  const [one, other] = [await createPersonalData('Yqzvone'), await createPersonalData('Yqzvother')];
  const subscriber = await subscribe(one.email);
  const othersSubscriber = await subscribe(other.email);
  const [reminder = 0] = await idsIn('renewals.reminders', one.email);
  const before = [await casesOf(other), await consentsOf(other)];
  await makeBackup(file);

  await withdrawEach(one, { subscriber, reminder });
  const moments = await momentsOf(one);
  await copyLedgersOutside();
  for (const ledger of ledgers) {
    const text = fs.readFileSync(ledger, 'utf8');
    expect(text.trim().split('\n')).toHaveLength(4);
    for (const mark of [...one.marks, one.email]) expect(text).not.toContain(mark);
  }
  await restoreOver(file);
  expect((await casesOf(one))[0]).toMatchObject({ state: 'new', isDue: true });
  expect(await withdrawnOf(one)).toEqual([]);

  // One of the two is enough, and a secret that was changed meanwhile is none in the way.
  fs.rmSync(ledgers[0] ?? '');
  const former = env().appSecret ?? '';
  restartWith('another one of the same length, as made by a rotation', [former]);
  expect(await replayWithdrawals()).toBe(4);
  restartWith(former, []);
  expect((await casesOf(one))[0]).toMatchObject({ state: 'closed', outcome: 'stopped', isDue: false });
  expect(await withdrawnOf(one)).toEqual(['consent by visitor', 'consent_share by visitor']);
  // As they were withdrawn, to the second: the register shows people's own moment and not the restore's.
  expect(await momentsOf(one)).toEqual(moments);
  expect(await idsIn('renewals.reminders', one.email)).toEqual([]);
  expect(
    await rowsOf('select state, email from newsletter_subscribers where id = any($1) order by id', [
      [subscriber, othersSubscriber],
    ]),
  ).toEqual([
    { state: 'unsubscribed', email: null },
    { state: 'confirmed', email: other.email },
  ]);
  expect([await casesOf(other), await consentsOf(other)]).toEqual(before);
  for (const ledger of ledgers) expect(linesIn(ledger)).toHaveLength(4);

  expect(await replayWithdrawals()).toBe(0);
  await startQueue();
});

test('where the backups’ folder is away, the site starts by the other ledger, and a restore does not end', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const [besideFiles = '', besideBackups = ''] = ledgers;
  const before = linesIn(besideFiles);
  fs.rmSync(besideBackups);
  fs.mkdirSync(besideBackups);
  await rowsOf(`insert into enquiry.withdrawals (code, by) values ('another', 'staff')`);
  expect(await replayWithdrawals()).toBe(0);
  await expect(replayWithdrawals([path.join(dataDir, 'elsewhere', 'withdrawals.jsonl')])).rejects.toThrow(
    'EISDIR',
  );
  await expect(copyLedgersOutside()).rejects.toThrow('EISDIR');
  expect(linesIn(besideFiles)).toHaveLength(before.length + 1);
  fs.rmdirSync(besideBackups);
  await copyLedgersOutside();
  expect(linesIn(besideBackups)).toEqual(linesIn(besideFiles));
});

test('after a restore no one gets a number that an old link names', async () => {
  const [last] = await rowsOf<{ id: number }>('select max(id) as id from newsletter_subscribers');
  await inTransaction((client) => skipNumbers(client));
  expect(await subscribe('later@mail.example')).toBeGreaterThan((last?.id ?? 0) + 10_000);
});
