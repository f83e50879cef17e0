import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { type Cable, cableTo } from '../support/cuttable-database.ts';
import { setEnvironment } from '../support/environment.ts';

const { dataDir } = setEnvironment({ RATE_LIMITS: 'on', CAPTCHA: 'altcha' });

import { generalForm } from '#enquiry/definitions/call-back.form.ts';
import { signedMoment } from '#enquiry/guards/filling-time.ts';
import { appendToJournal } from '#enquiry/journal/enquiry-journal.ts';
import { newRecord } from '#enquiry/journal/journal-record.ts';
import { replayJournal } from '#enquiry/journal/replay-journal.ts';
import { enquiryMessages } from '#enquiry/messages/messages.ts';
import { callBackRoutes, type RespondPlainPage } from '#enquiry/page/call-back-page.ts';
import type { Submission } from '#enquiry/submit/submission.ts';
import { validate } from '#forms/validate.ts';
import { referencePattern } from '#platform/ids.ts';
import { countOf, rowsOf, withDatabase } from '../support/database.ts';
import { journalFilesIn, mended, notesOf, storedUnder } from '../support/journal-world.ts';
import { solvedChallenge } from '../support/solved-challenge.ts';
import { type Answer, newVisitor, origin, sampleAgent, sampleEnquiry } from '../support/visitor.ts';

let cable: Cable;
withDatabase(async (url) => {
  cable = await cableTo(url);
  return cable.url;
});
afterAll(() => cable.cut());
beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});

const { waiting } = enquiryMessages('en').form.thanks;

async function sendLead(changes: Record<string, unknown> = {}, key?: string): Promise<Answer> {
  const { post } = await newVisitor();
  const form = { ...sampleEnquiry(changes), g_recaptcha_response: await solvedChallenge() };
  return post('save_lead_data', { ...form, ...changes }, key ? { 'idempotency-key': key } : {});
}

const referenceIn = ({ body }: Answer) => String(body.data?.reference);

/** Cuts, does something, mends. */
async function whileAway<T>(work: () => Promise<T>): Promise<T> {
  await cable.cut();
  const value = await work();
  await mended(cable);
  return value;
}

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

const onceAsAnEnquiry = { enquiries: 1, agents: 0, consents: 4, cases: 1, deliveries: 1 };

test('while the database is away an enquiry is kept, told so with its number, and stored once it is back', async () => {
  const before = await countOf('call_from_experts');
  const name = 'Xqzvjournal';
  const form = sampleEnquiry({ name });
  const answer = await whileAway(() => sendLead(form, randomUUID()));
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    status_code: 1,
    status_description: waiting,
    data: { reference: expect.stringMatching(referencePattern), is_waiting: true },
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

test.each([-730, 730])('a clock that was %i days off gives nobody a record of that day', async (days) => {
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
  // Known before, so that nothing else commits on the way.
  await sendLead();
  cable.cutAt('commit');
  const lost = await sendLead(form, randomUUID());
  await mended(cable);
  expect([lost.status, lost.body.data?.is_waiting]).toEqual([200, true]);
  expect(await replayJournal()).toMatchObject({ stored: 0, 'stored-already': 1 });
  expect(await storedUnder(referenceIn(lost))).toEqual(onceAsAnEnquiry);
  expect(await countOf(`call_from_experts where phone = '${form.phone}'`)).toBe(1);
});

test('what is wrong is still said, and a form of the same key with other answers is refused', async () => {
  const key = randomUUID();
  const form = sampleEnquiry();
  await whileAway(async () => {
    const wrong = await sendLead(sampleEnquiry({ phone: '12' }), key);
    expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([422, ['phone']]);
    expect((await sendLead(form, key)).status).toBe(200);
    const other = await sendLead({ ...form, city: 'Nagpur' }, key);
    expect(other.status).toBe(409);
    const { post } = await newVisitor();
    expect((await post('save_lead_data', sampleEnquiry())).status).toBe(403);
    const forged = { ...sampleEnquiry(), g_recaptcha_response: btoa('{}') };
    expect((await post('save_lead_data', forged)).status).toBe(403);
  });
  expect(await replayJournal()).toMatchObject({ stored: 1 });
});

test('a captcha solution serves one form while away', async () => {
  const g_recaptcha_response = await solvedChallenge();
  const statuses = await whileAway(async () => [
    (await sendLead({ g_recaptcha_response })).status,
    (await sendLead({ g_recaptcha_response })).status,
  ]);
  expect(statuses).toEqual([200, 403]);
  await replayJournal();
});

test('one that had been spent before becomes a case for a person, with its reason and no confirmation', async () => {
  const g_recaptcha_response = await solvedChallenge();
  expect((await sendLead({ g_recaptcha_response })).status).toBe(200);
  const email = 'spent@journal.example';
  const answer = await whileAway(() => sendLead({ g_recaptcha_response, email, variant: 'corporate' }));
  expect(answer.status).toBe(200);
  expect(await replayJournal()).toMatchObject({ 'for-a-person': 1 });
  expect(await storedUnder(referenceIn(answer))).toEqual(onceAsAnEnquiry);
  expect(await notesOf(referenceIn(answer))).toEqual([
    expect.stringContaining('had been used for another form'),
  ]);
  expect(await rowsOf('select from mail.outgoing where recipient = $1', [email])).toEqual([]);
});

test('the limits of a person hold while away, and what others had saved is counted when it is taken over', async () => {
  const { phone } = sampleEnquiry();
  for (let count = 0; count < 4; count += 1) expect((await sendLead({ phone })).status).toBe(200);
  const answers = await whileAway(async () => {
    const sent: Answer[] = [];
    for (let count = 0; count < 6; count += 1) sent.push(await sendLead({ phone }));
    return sent;
  });
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
  expect(await replayJournal()).toMatchObject({ stored: 1, 'for-a-person': 4 });
  const notes = await Promise.all(answers.slice(0, 5).map((answer) => notesOf(referenceIn(answer))));
  expect(notes[0]).toEqual([]);
  for (const note of notes.slice(1))
    expect(note).toEqual([expect.stringContaining('five forms within the hour')]);
});

test('an agent who is registered already becomes an enquiry under the number that they were told', async () => {
  const { post } = await newVisitor();
  const agent = sampleAgent();
  const sendAgent = async () =>
    post(
      'save_pos_data',
      { ...agent, g_recaptcha_response: await solvedChallenge() },
      { 'idempotency-key': randomUUID() },
    );
  const first = await sendAgent();
  const [checked, second] = await whileAway(async () => [
    await post('check_pos_phone_details', { phone: agent.phone }),
    await sendAgent(),
  ]);
  expect([checked.status, checked.body.status_code, second.status]).toEqual([200, 1, 200]);
  expect(referenceIn(second)).not.toBe(referenceIn(first));
  expect(await replayJournal()).toMatchObject({ 'for-a-person': 1 });
  expect(await storedUnder(referenceIn(second))).toEqual(onceAsAnEnquiry);
  expect(await storedUnder(referenceIn(first))).toMatchObject({ agents: 1, cases: 1 });
  expect(await notesOf(referenceIn(second))).toEqual([expect.stringContaining('registered already')]);
});

test('a journal that cannot be written thanks nobody, and says that what was typed is kept', async () => {
  const place = path.join(dataDir, 'journal');
  fs.rmSync(place, { recursive: true, force: true });
  fs.writeFileSync(place, 'in the way');
  const answer = await whileAway(() => sendLead({}, randomUUID()));
  fs.rmSync(place);
  expect(answer.status).toBe(503);
  expect(answer.body.status_description).toContain('what you typed is kept');
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
});

const respond: RespondPlainPage = async ({ status }) => new Response('drawn', { status });
const pages = callBackRoutes(respond, 'en');

test('the form without JavaScript is kept, too, and leads to its thanks', async () => {
  const { headers } = await newVisitor();
  const fields = {
    ...sampleEnquiry(),
    consent: 'on',
    from: '/',
    key: randomUUID(),
    csrfToken: headers.token ?? '',
  };
  const sent = await whileAway(() =>
    Promise.resolve(
      pages.request(`${origin}/call-back`, {
        method: 'POST',
        headers: { origin, cookie: headers.cookie ?? '' },
        body: new URLSearchParams({ ...fields, moment: signedMoment(Date.now() - 10_000) }),
      }),
    ),
  );
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
  // As another process would: the module's own guard lets one run at a time.
  vi.resetModules();
  const { replayJournal: ofAnother } = await import('#enquiry/journal/replay-journal.ts');
  const reports = await Promise.all([replayJournal(), ofAnother()]);
  expect(reports.reduce((sum, { stored }) => sum + stored, 0)).toBe(8);
  for (const answer of answers) expect(await storedUnder(referenceIn(answer))).toEqual(onceAsAnEnquiry);
  expect(journalFilesIn(dataDir)).toEqual([]);
});

test('a database that goes away again in the middle leaves the rest for the next time', async () => {
  const answers = await whileAway(async () => {
    const sent: Answer[] = [];
    for (let count = 0; count < 6; count += 1) sent.push(await sendLead({}, randomUUID()));
    return sent;
  });
  cable.cutAt('replayed_records');
  await expect(replayJournal()).rejects.toThrow();
  await mended(cable);
  await replayJournal();
  for (const answer of answers) expect(await storedUnder(referenceIn(answer))).toEqual(onceAsAnEnquiry);
});

test('a record that was cut off is skipped loudly, the others are stored, and the file is set aside', async () => {
  const answer = await whileAway(() => sendLead({}, randomUUID()));
  const folder = path.join(dataDir, 'journal');
  const [file = ''] = journalFilesIn(dataDir);
  const bytes = fs.readFileSync(path.join(folder, file));
  fs.appendFileSync(path.join(folder, file), bytes.subarray(0, bytes.length - 7));
  const log = vi.spyOn(process.stdout, 'write').mockClear();
  expect(await replayJournal()).toMatchObject({ stored: 1, unreadable: bytes.length - 7 });
  expect(log.mock.calls.join()).toContain('is not whole, and is set aside');
  expect(await storedUnder(referenceIn(answer))).toEqual(onceAsAnEnquiry);
  expect(journalFilesIn(dataDir)).toEqual([expect.stringMatching(/\.unreadable$/)]);
  fs.rmSync(folder, { recursive: true });
});
