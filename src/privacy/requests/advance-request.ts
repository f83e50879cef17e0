import type pg from 'pg';
import { type AuditActor, recordAudit } from '#content/audit/audit-log.ts';
import type { PrivacySettings } from '#content/collections/site-settings/privacy.field.ts';
import { correctRecord } from '#enquiry/store/correct-record.ts';
import { enqueueMail } from '#mail/outbox/enqueue-mail.ts';
import { inTransaction, isUniqueViolation } from '#platform/database.ts';
import type { PersonalData } from '#platform/personal-data.ts';
import { answerMailKey } from '../mails/mail-keys.ts';
import { eraseOnRequest } from './erase-on-request.ts';
import { notifyCrm, notifySupport } from './notices.ts';
import { lockRequest, type OpenRequest } from './open-request.ts';
import { isSettled, type Step, stepRules, stepsOpen } from './request.ts';

/**
 * A member of staff takes a request one step on. What the step says is done in the same transaction: no one can note
 * that something was erased or corrected without it being so.
 */
export type AdvanceResult = { isTaken: true } | { isTaken: false; why: string };

export type AdvanceInput = {
  id: number;
  step: Step;
  words: string;
  userId: number;
  by: AuditActor;
  heldBack: PrivacySettings['heldBack'];
};

export async function advanceRequest(
  places: readonly PersonalData[],
  asked: AdvanceInput,
): Promise<AdvanceResult> {
  const { id, step, userId, heldBack } = asked;
  const words = asked.words.trim().slice(0, 1000);
  if (stepRules[step].needsWords && !words) return no('Please write what was done, or why not.');
  try {
    return await inTransaction(async (client) => {
      const request = await lockRequest(client, id);
      if (!request) return no('There is no such request.');
      if (!stepsOpen(request).includes(step))
        return no('This request has changed since you opened it: look at it again.');
      if (step === 'erase') {
        await eraseOnRequest(client, places, { request, userId, heldBack });
        const about = `Privacy request ${request.reference}`;
        await recordAudit(client, { kind: 'person-erased', by: asked.by, about });
      } else if (step === 'correct') await correct(client, request, userId);
      else await goOn(client, request, { step, words, userId });
      return { isTaken: true };
    });
  } catch (error) {
    if (error instanceof NothingToCorrect) return no(error.message);
    // Where a register takes a person once.
    if (isUniqueViolation(error)) return no('Another record already has this.');
    throw error;
  }
}

function no(why: string): AdvanceResult {
  return { isTaken: false, why };
}

class NothingToCorrect extends Error {
  override name = 'NothingToCorrect';
}

async function correct(client: pg.ClientBase, request: OpenRequest, userId: number): Promise<void> {
  const { reference, aboutReference, aboutField, right } = request;
  const isDone =
    aboutReference &&
    aboutField &&
    (await correctRecord(client, { reference: aboutReference, field: aboutField, right: right ?? '' }));
  if (!isDone) throw new NothingToCorrect('There is no such answer to correct.');
  const done = { event: 'corrected', reference, references: [aboutReference] } as const;
  await notifySupport(client, done);
  await notifyCrm(client, done);
  await goOn(client, request, { step: 'correct', words: '', userId });
}

type Going = { step: Step; words: string; userId: number };

async function goOn(
  client: pg.ClientBase,
  request: OpenRequest,
  { step, words, userId }: Going,
): Promise<void> {
  const { id, reference, kind, email, locale } = request;
  const { to: state } = stepRules[step];
  await client.query(
    `update privacy_requests set state = $2, decided_by_id = $3, outcome = coalesce(nullif($4, ''), outcome),
       confirmed_at = case when $6::boolean then now() else confirmed_at end,
       due_at = case when not $5::boolean then due_at end, settled_at = case when $5::boolean then now() end,
       updated_at = now()
     where id = $1`,
    [id, state, userId, words, isSettled(state), state === 'confirmed'],
  );
  if (!email || !isSettled(state)) return;
  const data = { kind, state, words, reference };
  await enqueueMail(client, { template: answerMailKey, to: email, locale, data, reference });
}
