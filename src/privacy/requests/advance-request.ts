/**
 * A member of staff takes a request one step on. What the step says is done in the same transaction: no one can note
 * that something was erased or corrected without it being so.
 */

import type pg from 'pg';
import { type AuditActor, type AuditKind, recordAudit } from '#content/audit/audit-log.ts';
import type { PrivacySettings } from '#content/collections/site-settings/privacy.field.ts';
import { inRetriedTransaction, isUniqueViolation } from '#platform/database.ts';
import type { PersonalData } from '#platform/personal-data.ts';
import { copyOnRequest } from './copy-on-request.ts';
import { correctOnRequest } from './correct-on-request.ts';
import { eraseOnRequest } from './erase-on-request.ts';
import type { Nominee } from './insert-request.ts';
import { nominateOnRequest } from './nominate-on-request.ts';
import { lockRequest, type OpenRequest } from './open-request.ts';
import { auditAbout, type Proof, type Step, stepRules, stepsOpen } from './request.ts';
import { settleRequest } from './settle-request.ts';
import { StepNotPossible } from './step-not-possible.ts';
import { withdrawOnRequest } from './withdraw-on-request.ts';

export type AdvanceResult = { isTaken: true } | { isTaken: false; why: string };

export type AdvanceInput = {
  id: number;
  step: Step;
  words: string;
  userId: number;
  by: AuditActor;
  heldBack: PrivacySettings['heldBack'];
  /** How the person was identified. */
  proof?: Proof | undefined;
  /** Keys of the consents to be withdrawn. */
  chosen?: readonly string[] | undefined;
  nominee?: Nominee | undefined;
};

/** Of an answer in words. */
export const maxWordsLength = 1000;

export async function advanceRequest(
  places: readonly PersonalData[],
  asked: AdvanceInput,
): Promise<AdvanceResult> {
  const { id, step, by } = asked;
  const words = asked.words.trim();
  if (words.length > maxWordsLength) return no('This is too long to mail. Please shorten it.');
  if (stepRules[step].needsWords && !words) return no('Please write what was done, or why nothing was done.');
  try {
    return await inRetriedTransaction(async (client) => {
      const request = await lockRequest(client, id);
      if (!request) return no('There is no such request.');
      if (!stepsOpen(request).includes(step))
        return no('This request has changed since you opened it: look at it again.');
      await carryOut(client, places, { request, asked: { ...asked, words } });
      const kind = auditKinds[step];
      if (kind) await recordAudit(client, { kind, by, about: auditAbout(request) });
      return { isTaken: true };
    });
  } catch (error) {
    if (error instanceof StepNotPossible) return no(error.message);
    // Where a register takes a person once.
    if (isUniqueViolation(error)) return no('Another record already has this value.');
    throw error;
  }
}

function no(why: string): AdvanceResult {
  return { isTaken: false, why };
}

const auditKinds: Readonly<Partial<Record<Step, AuditKind>>> = {
  confirm: 'person-identified',
  copy: 'request-answered',
  correct: 'request-answered',
  withdraw: 'request-answered',
  nominate: 'request-answered',
  finish: 'request-answered',
  refuse: 'request-refused',
  erase: 'person-erased',
};

type Carried = { request: OpenRequest; asked: AdvanceInput };

async function carryOut(
  client: pg.ClientBase,
  places: readonly PersonalData[],
  { request, asked }: Carried,
): Promise<void> {
  const { step, words, userId, heldBack, proof, chosen = [], nominee } = asked;
  if (step === 'erase') return eraseOnRequest(client, places, { request, userId, heldBack });
  if (step === 'withdraw') return withdrawOnRequest(client, places, { request, userId, chosen });
  if (step === 'copy') return copyOnRequest(client, request, userId);
  if (step === 'correct') return correctOnRequest(client, request, userId);
  if (step === 'nominate') return nominateOnRequest(client, request, { userId, nominee });
  return settleRequest(client, request, { step, words, userId, proof });
}
