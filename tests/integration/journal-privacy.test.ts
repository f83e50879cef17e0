import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

const { dataDir } = setEnvironment();

import { allPersonalData } from '#desk/all-personal-data.ts';
import { findByReference } from '#enquiry/journal/enquiry-journal.ts';
import { forgetUnreadable } from '#enquiry/journal/forget-unreadable.ts';
import { replayJournal, trySetAsideAgain } from '#enquiry/journal/replay-journal.ts';
import { inTransaction } from '#platform/database.ts';
import { setDatabasePrepared } from '#platform/database-presence.ts';
import { sweepAll } from '#platform/retention.ts';
import { appSecret } from '#platform/secrets.ts';
import { erasePerson } from '#privacy/erase/erase-person.ts';
import { exportJson } from '#privacy/own-page/export-json.ts';
import { collectData } from '#privacy/person/collect-data.ts';
import { findPerson } from '#privacy/person/find-person.ts';
import { inWords } from '#privacy/person/in-words.ts';
import { countOf, rowsOf, withDatabase } from '../support/database.ts';
import { findTraces } from '../support/find-traces.ts';
import { journalFilesIn, storedUnder } from '../support/journal-world.ts';
import { restartWith } from '../support/restart-with.ts';
import { newVisitor, sampleEnquiry } from '../support/visitor.ts';

withDatabase();
beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});

/** Sent while the database was away; it is back, and the journal has not been taken over yet. */
async function waiting(word: string) {
  const email = `${word}@journal.example`.toLowerCase();
  const form = sampleEnquiry({ name: `${word} Name`, email, variant: 'corporate' });
  const { post } = await newVisitor();
  setDatabasePrepared(false);
  const { body } = await post('save_lead_data', form);
  setDatabasePrepared(true);
  expect(body.data?.waiting).toBeDefined();
  return { email, phone: String(form.phone), reference: String(body.data?.reference) };
}

const dataOf = (email: string) =>
  inTransaction(async (client) =>
    collectData(client, allPersonalData, await findPerson(client, allPersonalData, { email })),
  );

test('a person finds in access and export what waits in the journal, and nothing of another', async () => {
  const one = await waiting('Xqzvone');
  await waiting('Xqzvother');
  const data = await dataOf(one.email);
  const [place, ...more] = inWords(data, 'en');
  expect(more).toEqual([]);
  expect(place?.title).toBe('A form kept until our database is back');
  expect(place?.records).toHaveLength(1);
  const lines = place?.records[0]?.lines.map(({ label, said }) => `${label}: ${said}`);
  expect(lines).toEqual(
    expect.arrayContaining([
      'Name: Xqzvone Name',
      `Phone: ${one.phone}`,
      `Reference number: ${one.reference}`,
    ]),
  );
  const exported = JSON.stringify(await exportJson(data));
  expect(exported).toContain('Xqzvone Name');
  expect(exported).not.toContain('Xqzvother');
  await replayJournal();
  expect((await dataOf(one.email)).rows.has('journal/')).toBe(false);
});

test('what waits of a person who is erased is never stored, and another’s is', async () => {
  const [gone, stays] = [await waiting('Xqzvgone'), await waiting('Xqzvstays')];
  const erased = await inTransaction(async (client) => {
    const person = await findPerson(client, allPersonalData, { email: gone.email });
    return erasePerson(client, allPersonalData, { person, heldBack: [] });
  });
  expect(erased.counts).toEqual({ 'journal/': 1 });
  expect(await replayJournal()).toMatchObject({ erased: 1, stored: 1 });
  expect(await findTraces(['Xqzvgone', gone.phone, gone.reference], dataDir)).toEqual([]);
  expect(journalFilesIn(dataDir)).toEqual([]);
  expect(await storedUnder(stays.reference)).toMatchObject({ enquiries: 1 });

  // A person who writes again after that is a visitor like any other.
  const { post } = await newVisitor();
  setDatabasePrepared(false);
  await post('save_lead_data', sampleEnquiry({ email: gone.email, phone: gone.phone, variant: 'corporate' }));
  setDatabasePrepared(true);
  expect(await replayJournal()).toMatchObject({ erased: 0, stored: 1 });
});

test('what waits of a person who is erased is not stored either when the secret is rotated before the database is back', async () => {
  const gone = await waiting('Xqzvrotated');
  await inTransaction(async (client) => {
    const person = await findPerson(client, allPersonalData, { email: gone.email });
    await erasePerson(client, allPersonalData, { person, heldBack: [] });
  });
  restartWith('another one of the same length, as made by a rotation', [appSecret()]);
  expect(await replayJournal()).toMatchObject({ erased: 1, stored: 0 });
  expect(await findTraces(['Xqzvrotated', gone.phone, gone.reference], dataDir)).toEqual([]);
});

test('what the database refused of a person is found, and is deleted once they are erased', async () => {
  const gone = await waiting('Xqzvrefused');
  await rowsOf(`alter table call_from_experts add constraint no_xqzv check (name <> 'Xqzvrefused Name')`);
  expect(await replayJournal()).toMatchObject({ failed: 1, stored: 0 });
  expect((await dataOf(gone.email)).rows.get('journal/')).toHaveLength(1);
  await inTransaction(async (client) => {
    const person = await findPerson(client, allPersonalData, { email: gone.email });
    await erasePerson(client, allPersonalData, { person, heldBack: [] });
  });
  await trySetAsideAgain({ ifItOpens: true });
  expect(await replayJournal()).toMatchObject({ erased: 1, failed: 0 });
  expect(journalFilesIn(dataDir)).toEqual([]);
  await rowsOf('alter table call_from_experts drop constraint no_xqzv');
});

test('what was refused for thirty days is deleted, and no one is told any more that it waits', async () => {
  const { reference } = await waiting('Xqzvforgotten');
  await rowsOf(`alter table call_from_experts add constraint no_xqzv check (name <> 'Xqzvforgotten Name')`);
  await replayJournal();
  await forgetUnreadable(Date.now() + 29 * 86_400_000);
  expect(await findByReference(reference)).toMatchObject({ isWaiting: true });
  await forgetUnreadable(Date.now() + 31 * 86_400_000);
  expect([await findByReference(reference), journalFilesIn(dataDir)]).toEqual([undefined, []]);
  await rowsOf('alter table call_from_experts drop constraint no_xqzv');
});

test('what the database knows of journals goes after thirteen months', async () => {
  expect(await countOf('enquiry.journal_erasures')).toBeGreaterThan(0);
  await sweepAll(allPersonalData);
  expect(await countOf('enquiry.journal_erasures')).toBeGreaterThan(0);
  await rowsOf(`update enquiry.journal_erasures set erased_at = now() - interval '14 months'`);
  await rowsOf(`update enquiry.replayed_records set created_at = now() - interval '14 months'`);
  await sweepAll(allPersonalData);
  expect([await countOf('enquiry.journal_erasures'), await countOf('enquiry.replayed_records')]).toEqual([
    0, 0,
  ]);
});

test('a file that cannot be read stays for thirty days, also while the clock is two years on', async () => {
  const folder = path.join(dataDir, 'journal');
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, '00000001-abcdefgh.closed'), 'no record of ours');
  expect(await replayJournal()).toMatchObject({ unreadable: 'no record of ours'.length });
  const there = () => journalFilesIn(dataDir);
  expect(there()).toEqual([expect.stringMatching(/^00000001-.*unreadable$/)]);
  const dayMs = 86_400_000;
  for (const days of [0, 29, 730]) {
    await forgetUnreadable(Date.now() + days * dayMs);
    expect(there()).toHaveLength(1);
  }
  await forgetUnreadable(Date.now() + 31 * dayMs);
  expect(there()).toEqual([]);
});
