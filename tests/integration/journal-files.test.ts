import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

const { dataDir } = setEnvironment({ RATE_LIMITS: 'on', CAPTCHA: 'altcha' });

import { replayJournal } from '#enquiry/journal/replay-journal.ts';
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

test('a record that the database refuses stays alone in its file, is tried again, and is stored in the end', async () => {
  const [stored, refused] = await whileAway(async () => [
    await sendLead({}, randomUUID()),
    await sendLead({ name: 'Xqzvrefused' }, randomUUID()),
  ]);
  const sizeOf = () => fs.statSync(path.join(dataDir, 'journal', journalFilesIn(dataDir)[0] ?? '')).size;
  const before = sizeOf();
  await rowsOf(`alter table call_from_experts add constraint no_xqzv check (name <> 'Xqzvrefused')`);
  for (let time = 0; time < 2; time += 1)
    expect(await replayJournal()).toMatchObject({ failed: 1, stored: 1 - time });
  expect(sizeOf()).toBeLessThan(before * 0.6);
  await rowsOf('alter table call_from_experts drop constraint no_xqzv');
  expect(await replayJournal()).toMatchObject({ failed: 0, stored: 1 });
  for (const answer of [stored, refused])
    expect(await storedUnder(referenceIn(answer))).toEqual(onceAsAnEnquiry);
  expect(journalFilesIn(dataDir)).toEqual([]);
});
