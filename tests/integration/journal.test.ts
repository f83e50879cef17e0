import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

const { dataDir } = setEnvironment({ RATE_LIMITS: 'on', CAPTCHA: 'altcha' });

import { generalForm } from '#enquiry/definitions/call-back.form.ts';
import { appendToJournal } from '#enquiry/journal/enquiry-journal.ts';
import { newRecord } from '#enquiry/journal/journal-record.ts';
import { replayJournal } from '#enquiry/journal/replay-journal.ts';
import { answerMessages } from '#enquiry/messages/answers/messages.ts';
import type { Submission } from '#enquiry/submit/submission.ts';
import { validate } from '#forms/validate.ts';
import { referencePattern } from '#platform/ids.ts';
import { countOf, rowsOf } from '../support/database.ts';
import {
  journalFilesIn,
  mended,
  notesOf,
  onceAsAnEnquiry,
  referenceIn,
  sendLead,
  storedUnder,
  withCuttableDatabase,
} from '../support/journal-world.ts';
import { sampleEnquiry } from '../support/visitor.ts';

const { whileAway, cable } = withCuttableDatabase();
beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});

const { waiting } = answerMessages('en');

function someSubmission(): Submission {
  const validated = validate(generalForm, sampleEnquiry(), { today: '2026-11-24', hours: callingHours });
  if (!validated.ok) throw new Error('The form is not complete.');
  return {
    form: generalForm,
    values: validated.values,
    consents: validated.consents,
    campaign: {},
    channel: 'dialog',
    captcha: 'altcha',
    locale: 'en',
  };
}
const callingHours = { from: '10:00', to: '18:30', firstDay: 1, lastDay: 6, holidays: [] };

test('while the database is away an enquiry is kept, told so with its number, and stored once it is back', async () => {
  const before = await countOf('call_from_experts');
  const name = 'Xqzvjournal';
  const form = sampleEnquiry({ name });
  const answer = await whileAway(() => sendLead(form, randomUUID()));
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    status_code: 1,
    status_description: waiting.thanks,
    data: { reference: expect.stringMatching(referencePattern), waiting },
  });
  expect(await countOf('call_from_experts')).toBe(before);
  const [file = ''] = journalFilesIn(dataDir);
  const bytes = fs.readFileSync(path.join(dataDir, 'journal', file), 'latin1');
  expect(bytes).not.toContain(name);
  expect(bytes).not.toContain(form.phone);
  expect(bytes).not.toContain(referenceIn(answer));

  expect(await replayJournal()).toMatchObject({ stored: 1, failed: 0, unreadable: 0 });
  expect(await storedUnder(referenceIn(answer))).toEqual(onceAsAnEnquiry);
  expect(journalFilesIn(dataDir)).toEqual([]);
  const [record] = await rowsOf(
    'select name, phone, channel, captcha, locale from call_from_experts where reference = $1',
    [referenceIn(answer)],
  );
  expect(record).toEqual({ name, phone: form.phone, channel: 'dialog', captcha: 'altcha', locale: 'en' });
  expect(await notesOf(referenceIn(answer))).toEqual([]);
});

/** Cuts, so that each connection from then on finds the database as a full disk or a standby makes it. */
async function cutReadOnly(setting: 'on' | 'off'): Promise<void> {
  const [{ name } = { name: '' }] = await rowsOf<{ name: string }>('select current_database() as name');
  await rowsOf(
    `set transaction read write; alter database "${name}" set default_transaction_read_only = ${setting}`,
  );
  await cable().cut();
}

test('while the database can only be read an enquiry is kept as well, and stored once it can be written', async () => {
  await cutReadOnly('on');
  await cable().mend();
  const answer = await sendLead({}, randomUUID());
  expect([answer.status, answer.body.data]).toMatchObject([200, { waiting }]);
  await cutReadOnly('off');
  await mended(cable());
  expect(await replayJournal()).toMatchObject({ stored: 1, failed: 0 });
  expect(await storedUnder(referenceIn(answer))).toEqual(onceAsAnEnquiry);
});

test('its times are those at which it was sent, and the call is due from then on', async () => {
  const answer = await whileAway(async () => {
    const sent = await sendLead({}, randomUUID());
    await new Promise((resolve) => setTimeout(resolve, 1500));
    return sent;
  });
  await replayJournal();
  const [row] = await rowsOf(
    `select r.created_at < now() - interval '1 second' as early, k.created_at = r.created_at as agreed,
       c.created_at = r.created_at as opened, e.created_at = r.created_at as arrived
     from call_from_experts r join consents k using (reference) join cases c using (reference)
       join case_events e on e.case_id = c.id where r.reference = $1 limit 1`,
    [referenceIn(answer)],
  );
  expect(row).toEqual({ early: true, agreed: true, opened: true, arrived: true });
});

test.each([-730, 730])('a clock that was %i days off gives no record that day', async (days) => {
  const answer = await whileAway(() => {
    const record = newRecord(someSubmission(), new Date(Date.now() + days * 86_400_000));
    return appendToJournal(record).then(() => record.reference);
  });
  expect(await replayJournal()).toMatchObject({ stored: 1 });
  const [row] = await rowsOf(
    `select abs(extract(epoch from now() - r.created_at)) < 60 as "isNow", c.due_at between now() and now() + interval '10 days' as "isDueSoon"
     from call_from_experts r join cases c using (reference) where r.reference = $1`,
    [answer],
  );
  expect(row).toEqual({ isNow: true, isDueSoon: true });
});

test('enquiries are taken over in the order in which they were sent', async () => {
  const phones = await whileAway(async () => {
    const sent: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      const form = sampleEnquiry();
      await sendLead(form, randomUUID());
      sent.push(String(form.phone));
    }
    return sent;
  });
  await replayJournal();
  const rows = await rowsOf<{ phone: string }>(
    'select phone from call_from_experts where phone = any($1) order by id',
    [phones],
  );
  expect(rows.map(({ phone }) => phone)).toEqual(phones);
});

test('a form that is sent again gets the first number: while away, when it is back, and after it was stored', async () => {
  const key = randomUUID();
  const form = sampleEnquiry();
  const [first, again] = await whileAway(async () => [await sendLead(form, key), await sendLead(form, key)]);
  const back = await sendLead(form, key);
  expect(back.body.data).toEqual({ reference: referenceIn(first) });
  expect(again.body).toEqual(first.body);
  expect(await replayJournal()).toMatchObject({ stored: 0, 'stored-already': 1 });
  expect(await storedUnder(referenceIn(first))).toEqual(onceAsAnEnquiry);
  expect(referenceIn(await sendLead(form, key))).toBe(referenceIn(first));
  expect(await countOf(`call_from_experts where phone = '${form.phone}'`)).toBe(1);
});

test('a COMMIT whose answer is lost is kept under the number that it was stored with, and stored once', async () => {
  const form = sampleEnquiry();
  cable().cutAt('commit', String(form.phone));
  const lost = await sendLead(form, randomUUID());
  await mended(cable());
  expect([lost.status, lost.body.data?.waiting !== undefined]).toEqual([200, true]);
  expect(await replayJournal()).toMatchObject({ stored: 0, 'stored-already': 1 });
  expect(await storedUnder(referenceIn(lost))).toEqual(onceAsAnEnquiry);
  expect(await countOf(`call_from_experts where phone = '${form.phone}'`)).toBe(1);
});
