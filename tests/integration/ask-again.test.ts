import { expect, test } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

setEnvironment();

import { actOnCase } from '#cases/act-on-case.ts';
import { askMissedVisitors } from '#cases/ask-again/ask-again.ts';
import { actForVisitor } from '#cases/status/act-for-visitor.ts';
import { staffMember, withContentService } from '../support/content-service.ts';
import { rowsOf, withDatabase } from '../support/database.ts';
import { newVisitor, sampleEnquiry } from '../support/visitor.ts';

withDatabase();
withContentService();

// A Tuesday at eleven in India, and at midnight.
const inHours = new Date('2026-11-24T05:30:00Z');
const atNight = new Date('2026-11-23T18:45:00Z');
const eightDays = `interval '8 days'`;

type Case = { id: number; state: string; due_at: Date | null; asked_again_at: Date | null };

/** Sends an enquiry and dates it back by eight days. @returns the id of its case */
async function sent(changes: Record<string, unknown> = {}): Promise<number> {
  const { post } = await newVisitor();
  const form = sampleEnquiry({ variant: 'corporate' });
  const { body } = await post('save_lead_data', {
    ...form,
    email: `a${form.phone}@mail.example`,
    ...changes,
  });
  const [found] = await rowsOf<{ id: number }>(
    `update cases set created_at = now() - ${eightDays} where reference = $1 returning id`,
    [body.data?.reference],
  );
  return found?.id ?? 0;
}

async function caseOf(id: number): Promise<Case | undefined> {
  const [found] = await rowsOf<Case>('select id, state, due_at, asked_again_at from cases where id = $1', [
    id,
  ]);
  return found;
}
const isAsked = async (id: number) => (await caseOf(id))?.asked_again_at !== null;

test('after seven days without reaching the visitor one mail asks, once, in calling hours, and the call waits for the answer', async () => {
  const id = await sent();
  expect(await askMissedVisitors(atNight)).toBe(0);
  const counts = await Promise.all([askMissedVisitors(inHours), askMissedVisitors(inHours)]);
  expect(counts.toSorted()).toEqual([0, 1]);
  expect(await caseOf(id)).toMatchObject({
    state: 'resting',
    due_at: null,
    asked_again_at: expect.any(Date),
  });
  const mails = await rowsOf(
    `select recipient, data from mail.outgoing o join cases c using (reference) where c.id = $1 and template = 'ask-again'`,
    [id],
  );
  expect(mails).toEqual([
    { recipient: expect.stringContaining('@mail.example'), data: { reference: expect.any(String) } },
  ]);
  const adviser = { ...(await staffMember('adviser')), name: 'Meera', isAdministrator: false };
  const call = { kind: 'call', isAnswered: false, text: '' } as const;
  expect(await actOnCase(id, call, adviser)).toEqual({ done: false, refusal: 'rests' });

  expect(await actForVisitor(id, { kind: 'go-on' })).toEqual({ done: true });
  expect(await caseOf(id)).toMatchObject({ state: 'new', due_at: expect.any(Date), asked_again_at: null });
  expect(await askMissedVisitors(inHours)).toBe(0);
});

test('planning the next step answers the question, and a case that then rests no longer counts as asked', async () => {
  const id = await sent();
  await askMissedVisitors(inHours);
  expect(await isAsked(id)).toBe(true);
  const [meera] = await rowsOf<{ id: number }>(`select id from users where role = 'adviser' limit 1`);
  const by = { id: meera?.id ?? 0, name: 'Meera', isAdministrator: false };
  const dueAt = new Date(Date.now() + 86_400_000);
  await actOnCase(id, { kind: 'plan', dueAt, text: 'They rang us.' }, by);
  await actOnCase(id, { kind: 'rest', text: '' }, by);
  expect(await caseOf(id)).toMatchObject({ state: 'resting', asked_again_at: null });
});

test('visitors who were reached, chose a time, gave no address or withdrew consent are not asked', async () => {
  const reached = await sent();
  await rowsOf('update cases set reached_at = now() where id = $1', [reached]);
  const ahead = await sent();
  await rowsOf(`update cases set slot_at = now() + interval '1 day' where id = $1`, [ahead]);
  const without = await sent({ variant: 'general', email: undefined });
  const withdrawn = await sent();
  await rowsOf(
    `update consents set withdrawn_at = now() where purpose = 'consent' and reference = (select reference from cases where id = $1)`,
    [withdrawn],
  );
  const closed = await sent();
  await actForVisitor(closed, { kind: 'stop', reason: '' });
  const fresh = await sent();
  await rowsOf(`update cases set created_at = now() - interval '6 days' where id = $1`, [fresh]);
  expect(await askMissedVisitors(inHours)).toBe(0);
  for (const id of [reached, ahead, without, withdrawn, closed, fresh]) expect(await isAsked(id)).toBe(false);
  await rowsOf('update cases set reached_at = null where id = $1', [reached]);
  expect(await askMissedVisitors(inHours)).toBe(1);
});
