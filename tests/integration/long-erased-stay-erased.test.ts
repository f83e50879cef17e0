import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

const { dataDir } = setEnvironment();

import { allPersonalData } from '#desk/all-personal-data.ts';
import { makeBackup } from '#main/backup/make-backup.ts';
import { personsOf } from '#newsletter/subscribers/person-of.ts';
import { inTransaction } from '#platform/database.ts';
import { env } from '#platform/env.ts';
import { startQueue } from '#platform/queue.ts';
import { copyLedgersOutside } from '#privacy/ledgers/ledgers.ts';
import { replayErasures } from '#privacy/ledgers/replay-erasures.ts';
import { eraseOnRequest } from '#privacy/requests/erase-on-request.ts';
import { insertRequest } from '#privacy/requests/insert-request.ts';
import { lockRequest } from '#privacy/requests/open-request.ts';
import { withContentService } from '../support/content-service.ts';
import { createPersonalData } from '../support/create-personal-data.ts';
import { rowsOf, withDatabase } from '../support/database.ts';
import { findTraces } from '../support/find-traces.ts';
import { restartWith } from '../support/restart-with.ts';
import { restoreOver } from '../support/restore-backup.ts';

withDatabase();
withContentService();

const file = path.join(dataDir, 'backups/one.tar.age');
const ledgers = ['files/erasures.jsonl', 'backups/erasures.jsonl'].map((name) => path.join(dataDir, name));

const ask = (email: string) =>
  inTransaction((client) =>
    insertRequest(client, { kind: 'erasure', state: 'confirmed', via: 'email', email, locale: 'en' }),
  );

async function carryOut(reference: string): Promise<void> {
  const [row] = await rowsOf<{ id: number }>('select id from privacy_requests where reference = $1', [
    reference,
  ]);
  await inTransaction(async (client) => {
    const request = await lockRequest(client, row?.id ?? 0);
    if (!request) throw new Error('There is no request.');
    await eraseOnRequest(client, allPersonalData, { request, userId: 1, heldBack: {} });
  });
}

async function restore(): Promise<void> {
  await restoreOver(file);
  await startQueue();
}

test('a person who was erased after a backup is erased again when it is restored, and no one else', {
  timeout: 240_000,
}, async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await rowsOf(
    `insert into users (id, name, email, role) values (1, 'Meera', 'meera@broker.example', 'administrator')`,
  );
  const [gone, stays] = [await createPersonalData('Wqzvgone'), await createPersonalData('Wqzvstays')];
  const marks = [...gone.marks, gone.email];
  const others = await findTraces([...stays.marks, stays.email], dataDir);
  await makeBackup(file);

  await carryOut(await ask(gone.email));
  await copyLedgersOutside();
  for (const ledger of ledgers) {
    expect(fs.readFileSync(ledger, 'utf8').trim().split('\n')).toHaveLength(1);
    for (const mark of marks) expect(fs.readFileSync(ledger, 'utf8')).not.toContain(mark);
  }
  await restore();
  expect(await findTraces(marks, dataDir)).toEqual(
    expect.arrayContaining(['files/', 'public.call_from_experts.email', 'public.cases.name']),
  );

  // One of the two is enough: the other is written again.
  fs.rmSync(ledgers[0] ?? '');
  expect(await replayErasures(allPersonalData)).toBe(1);
  expect(await findTraces(marks, dataDir)).toEqual([]);
  expect(await findTraces([...stays.marks, stays.email], dataDir)).toEqual(others);
  for (const ledger of ledgers) expect(fs.existsSync(ledger)).toBe(true);

  // A person who comes back later is a new visitor.
  const back = await createPersonalData('Wqzvgone');
  expect(await replayErasures(allPersonalData)).toBe(0);
  expect(await findTraces([back.phone], dataDir)).toContain('public.cases.phone');
});

test('a request that the backup has open is settled by the erasure that followed it', async () => {
  const person = await createPersonalData('Wqzvopen');
  const reference = await ask(person.email);
  await makeBackup(file);
  await carryOut(reference);
  await copyLedgersOutside();
  await restore();
  await replayErasures(allPersonalData);
  const found = await rowsOf(
    'select state, email, settled_at is not null as "isSettled" from privacy_requests where reference = $1',
    [reference],
  );
  expect(found).toEqual([{ state: 'done', email: null, isSettled: true }]);
});

test('someone who only reads the newsletter is erased again as well', async () => {
  const email = 'only-a-reader@mail.example';
  const stored = () =>
    rowsOf('select from newsletter_subscribers where email = $1 or person = any($2)', [
      email,
      personsOf(email),
    ]);
  await rowsOf(
    `insert into newsletter_subscribers (email, person, state, locale, asked_at, confirmed_at)
     values ($1, $2, 'confirmed', 'en', now(), now())`,
    [email, personsOf(email)[0]],
  );
  await makeBackup(file);
  await carryOut(await ask(email));
  await copyLedgersOutside();
  await restore();
  expect(await stored()).toHaveLength(1);
  expect(await replayErasures(allPersonalData)).toBe(1);
  expect(await stored()).toEqual([]);
});

test('a form sent between an erasure and its repetition is not taken for one from before', async () => {
  const person = await createPersonalData('Wqzvlater');
  await makeBackup(file);
  await carryOut(await ask(person.email));
  await copyLedgersOutside();
  const [erased] = await rowsOf<{ at: Date }>('select max(created_at) as at from privacy.erasures');
  await restore();
  await replayErasures(allPersonalData);
  const [noted] = await rowsOf<{ at: Date }>('select max(erased_at) as at from enquiry.journal_erasures');
  expect(noted?.at.getTime()).toBeLessThanOrEqual(erased?.at.getTime() ?? 0);
});

test('an erasure from before a rotation of the secret is repeated after it', async () => {
  const person = await createPersonalData('Wqzvrotated');
  await makeBackup(file);
  await carryOut(await ask(person.email));
  await copyLedgersOutside();
  await restore();
  const former = env().appSecret ?? '';
  restartWith('another one of the same length, as made by a rotation', [former]);
  await replayErasures(allPersonalData);
  restartWith(former, []);
  expect(await findTraces([...person.marks, person.email], dataDir)).toEqual([]);
});

test('an erasure that is stored while another is copied is in the ledgers, and so are several at once', async () => {
  const listed = () =>
    ledgers.map((ledger) =>
      fs
        .readFileSync(ledger, 'utf8')
        .trimEnd()
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line).reference)
        .filter((reference) => reference.startsWith('LATE')),
    );
  const store = async (reference: string) =>
    rowsOf(
      `insert into privacy.erasures (reference, state, codes, held_back) values ($1, 'done', '[]', '[]')`,
      [reference],
    );
  await copyLedgersOutside();
  // As a process leaves it that was killed while it wrote.
  for (const ledger of ledgers) fs.writeFileSync(`${ledger}.part`, 'half');
  await store('LATE0');
  const copying = await inTransaction(async (client) => {
    await client.query(`select pg_advisory_xact_lock(hashtext('erasures.jsonl'))`);
    const waiting = copyLedgersOutside();
    await pause(500);
    expect(listed()).toEqual([[], []]);
    return { waiting };
  });
  await store('LATE1');
  await copying.waiting;
  expect(listed()).toEqual([
    ['LATE0', 'LATE1'],
    ['LATE0', 'LATE1'],
  ]);

  const references = Array.from({ length: 20 }, (_, at) => `LATER${at}`);
  await Promise.all(
    references.map(async (reference) => {
      await store(reference);
      await copyLedgersOutside();
      for (const each of listed()) expect(each).toContain(reference);
    }),
  );
});
