import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

const { dataDir } = setEnvironment({ RATE_LIMITS: 'on', CAPTCHA: 'altcha' });

import { findByReference } from '#enquiry/journal/enquiry-journal.ts';
import { journalUse } from '#enquiry/journal/journal-use.ts';
import { replayJournal, trySetAsideAgain } from '#enquiry/journal/replay-journal.ts';
import { refusedAgainMs, startJournal } from '#enquiry/journal/start-journal.ts';
import { journalFiles, renameTo } from '#platform/journal/journal-files.ts';
import { countOf, rowsOf } from '../support/database.ts';
import {
  journalFilesIn,
  mended,
  onceAsAnEnquiry,
  referenceIn,
  sendCallBackPage,
  sendLead,
  storedUnder,
  withCuttableDatabase,
} from '../support/journal-world.ts';
import type { Answer } from '../support/visitor.ts';

const { whileAway, cable } = withCuttableDatabase();
beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});

test('the form without JavaScript is kept as well, and leads to its thanks', async () => {
  const sent = await whileAway(sendCallBackPage);
  expect(sent.status).toBe(303);
  const [, reference = ''] =
    /^\/thank-you\?reference=([A-Z2-9]{8})&waiting=1$/.exec(sent.headers.get('location') ?? '') ?? [];
  expect(await replayJournal()).toMatchObject({ stored: 1 });
  expect(await storedUnder(reference)).toEqual(onceAsAnEnquiry);
});

test('two that take a file over at once store each record once', async () => {
  const answers = await whileAway(async () => {
    const sent: Answer[] = [];
    for (let count = 0; count < 8; count += 1)
      sent.push(await sendLead({}, count % 2 ? randomUUID() : undefined));
    return sent;
  });
  // Closed by a process that was killed: both read it.
  for (const file of await journalFiles(path.join(dataDir, 'journal'))) await renameTo(file, 'closed');
  const before = await countOf('call_from_experts');
  // As another process would: the module's own guard lets one run at a time.
  vi.resetModules();
  const { replayJournal: ofAnother } = await import('#enquiry/journal/replay-journal.ts');
  const reports = await Promise.all([replayJournal(), ofAnother()]);
  expect(reports.reduce((sum, { stored }) => sum + stored, 0)).toBe(8);
  expect(reports.map((report) => report.stored + report['stored-already'])).toEqual([8, 8]);
  expect(await countOf('call_from_experts')).toBe(before + 8);
  for (const answer of answers) expect(await storedUnder(referenceIn(answer))).toEqual(onceAsAnEnquiry);
  expect(journalFilesIn(dataDir)).toEqual([]);
});

test('a database that goes away again in the middle leaves the rest for the next time', async () => {
  const answers = await whileAway(async () => {
    const sent: Answer[] = [];
    for (let count = 0; count < 6; count += 1) sent.push(await sendLead({}, randomUUID()));
    return sent;
  });
  cable().cutAt('replayed_records');
  await expect(replayJournal()).rejects.toThrow();
  await mended(cable());
  await replayJournal();
  for (const answer of answers) expect(await storedUnder(referenceIn(answer))).toEqual(onceAsAnEnquiry);
});

test('a record that was cut off is set aside loudly and alone, and the others are stored', async () => {
  const answer = await whileAway(() => sendLead({}, randomUUID()));
  const folder = path.join(dataDir, 'journal');
  const [file = ''] = journalFilesIn(dataDir);
  const bytes = fs.readFileSync(path.join(folder, file));
  fs.appendFileSync(path.join(folder, file), bytes.subarray(0, bytes.length - 7));
  const log = vi.spyOn(process.stdout, 'write').mockClear();
  expect(await replayJournal()).toMatchObject({ stored: 1, unreadable: bytes.length - 7 });
  expect(log.mock.calls.join()).toContain('cannot be read, and is set aside');
  expect(await storedUnder(referenceIn(answer))).toEqual(onceAsAnEnquiry);
  const [aside = '', ...others] = journalFilesIn(dataDir);
  expect([aside, others]).toEqual([expect.stringMatching(/\.unreadable$/), []]);
  // Nothing of what the database has: it may be erased there.
  expect(fs.readFileSync(path.join(folder, aside))).toEqual(bytes.subarray(0, bytes.length - 7));
  fs.rmSync(folder, { recursive: true });
});

test('a record that the database refuses is set aside alone for a person, and is stored once the database takes it', async () => {
  const [stored, refused] = await whileAway(async () => [
    await sendLead({}, randomUUID()),
    await sendLead({ name: 'Xqzvrefused' }, randomUUID()),
  ]);
  const only = async () => {
    const [file, ...others] = await journalFiles(path.join(dataDir, 'journal'));
    expect(others).toEqual([]);
    return file;
  };
  const sent = await only();
  const setAside = { state: 'unreadable', writtenAt: sent?.writtenAt };
  await rowsOf(`alter table call_from_experts add constraint no_xqzv check (name <> 'Xqzvrefused')`);
  expect(await replayJournal()).toMatchObject({ failed: 1, stored: 1, unreadable: 0 });
  expect(await only()).toMatchObject(setAside);
  expect((await only())?.bytes).toBeLessThan((sent?.bytes ?? 0) * 0.6);
  expect(await journalUse()).toMatchObject({ setAside: 1 });
  // Whoever sends the same again while it waits gets the number that they were told.
  expect(await findByReference(referenceIn(refused))).toMatchObject({ isWaiting: true });

  expect(await replayJournal()).toMatchObject({ failed: 0, stored: 0 });
  await trySetAsideAgain();
  expect(await replayJournal()).toMatchObject({ failed: 1, stored: 0 });
  expect(await only()).toMatchObject(setAside);

  await rowsOf('alter table call_from_experts drop constraint no_xqzv');
  await trySetAsideAgain();
  expect(await replayJournal()).toMatchObject({ failed: 0, stored: 1 });
  for (const answer of [stored, refused])
    expect(await storedUnder(referenceIn(answer))).toEqual(onceAsAnEnquiry);
  expect(journalFilesIn(dataDir)).toEqual([]);
});

test('a refused record is tried again every hour, and what does not open at a start alone', async () => {
  const answer = await whileAway(() => sendLead({ name: 'Xqzvlater' }, randomUUID()));
  const folder = path.join(dataDir, 'journal');
  fs.writeFileSync(path.join(folder, '00009999-abcdefgh.unreadable'), 'no record of ours');
  await rowsOf(`alter table call_from_experts add constraint no_later check (name <> 'Xqzvlater')`);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const stop = await startJournal();
  await replayJournal();
  const atStart = journalFilesIn(dataDir);
  expect(atStart.map((file) => path.extname(file))).toEqual(['.unreadable', '.unreadable']);
  expect(atStart[1]).not.toContain('abcdefgh');
  await rowsOf('alter table call_from_experts drop constraint no_later');
  vi.advanceTimersByTime(refusedAgainMs);
  vi.useRealTimers();
  await vi.waitFor(() => expect(journalFilesIn(dataDir)).toEqual(atStart.slice(1)), { timeout: 10_000 });
  expect(await storedUnder(referenceIn(answer))).toEqual(onceAsAnEnquiry);
  await stop();
  fs.rmSync(folder, { recursive: true });
});
