import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

setEnvironment({ RATE_LIMITS: 'on', CAPTCHA: 'altcha' });

import { replayJournal } from '#enquiry/journal/replay-journal.ts';
import { rowsOf } from '../support/database.ts';
import {
  notesOf,
  onceAsAnEnquiry,
  referenceIn,
  sendLead,
  storedUnder,
  withCuttableDatabase,
} from '../support/journal-world.ts';
import { solvedChallenge } from '../support/solved-challenge.ts';
import { type Answer, newVisitor, sampleAgent, sampleEnquiry } from '../support/visitor.ts';

/** Limits, uniqueness and captcha, which the database knows, are checked when the journal is taken over. */
const { whileAway } = withCuttableDatabase();
beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
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
    expect.stringContaining('had already been used for another form'),
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
    expect(note).toEqual([
      expect.stringContaining(
        'Five forms had already come from this phone number or e-mail address within the hour.',
      ),
    ]);
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
  expect(await notesOf(referenceIn(second))).toEqual([expect.stringContaining('already registered')]);
});
