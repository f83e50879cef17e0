import type { Origin } from '../audit/request-origin.ts';
import { spendProof } from '../office-login/proof.ts';
import { giveBackAttempt, takeAttempt } from './attempts.ts';
import { accountById, checkSecondStep } from './check-login.ts';
import { recordFailure } from './failed-attempt.ts';
import { isPassword } from './password-hash.ts';
import { hasSecondFactor, isSecondFactorAsked } from './second-factor.ts';

/**
 * Someone who is logged in shows again that it is they, before what would help anyone who found their desk open. A
 * wrong value counts as at the login.
 */
type Given = { userId: number; password: string; from: Origin };

export async function isCurrentPassword({ userId, password, from }: Given): Promise<boolean> {
  const attempt = await takeAttempt({ userId, from });
  const account = await accountById(userId);
  const isRight = await isPassword(attempt && account?.kept, password);
  if (!attempt || !isRight) {
    await recordFailure({ kind: 'wrong-password', person: account, attempt, from });
    return false;
  }
  await giveBackAttempt(userId, attempt);
  return true;
}

/** Whether they have something besides the password to show, here where that counts. */
export async function isCodeAsked(userId: number): Promise<boolean> {
  return isSecondFactorAsked() && (await hasSecondFactor(userId));
}

/**
 * By the office's login in place of a password, if they have just logged in there again (`office-login/proof.ts`).
 * @param code six digits or a recovery code; not asked of who has no second factor yet
 */
export async function isReauthenticated({
  userId,
  password,
  code,
  from,
}: Given & { code: string }): Promise<boolean> {
  const { sessionId } = from;
  if (sessionId && (await spendProof({ userId, sessionId }))) return true;
  // An account without a password has typed nothing that could be wrong.
  if (password === '') return false;
  if (!(await isCurrentPassword({ userId, password, from }))) return false;
  if (!(await isCodeAsked(userId))) return true;
  const kind = /^\s*\d{3}\s*\d{3}\s*$/.test(code) ? 'code' : 'recovery';
  return (await checkSecondStep(kind, { userId, code, from })).isRight;
}
