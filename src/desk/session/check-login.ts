import { type AuditKind, recordSparsely } from '#content/audit/audit-log.ts';
import { database } from '#platform/database.ts';
import { actorOf, type Origin } from '../audit/origin.ts';
import { giveBackAttempt, mayAddressTry, takeAttempt } from './attempts.ts';
import { isPassword, type KeptPassword } from './kept-password.ts';
import { isRecoveryCode } from './recovery-codes.ts';
import { isSecondFactor } from './second-factor.ts';

/**
 * The two steps of a login, judged. A wrong password is answered alike whether the account exists, rests, or was never
 * there; who has given the password is told how many tries are left.
 */
export type Account = { id: number; name: string; email: string; kept: KeptPassword };

type Given = { email: string; password: string; from: Origin };

export type FirstStep = { account: Account } | { why: 'wrong' | 'too-many' };

export async function checkPassword({ email, password, from }: Given): Promise<FirstStep> {
  // Before anything is reckoned: a flood is to cost little, and tells nothing of any account.
  if (!(await mayAddressTry(from.address))) return { why: 'too-many' };
  const account = await accountWhere('email = $1', email.trim().toLowerCase());
  const isJudged = account && (await takeAttempt(account.id)) !== undefined;
  const isRight = await isPassword(isJudged ? account.kept : undefined, password);
  if (!account || !isRight) {
    await recordFailure(!account || isJudged ? 'wrong-password' : 'paused', account, from);
    return { why: 'wrong' };
  }
  await giveBackAttempt(account.id);
  return { account };
}

export type SecondStep = { isRight: true } | { isRight: false; left: number };

/** An account whose tries are used up is told that none is left, whatever it sends. */
export async function checkSecondStep(
  kind: 'code' | 'recovery',
  { userId, code, from }: { userId: number; code: string; from: Origin },
): Promise<SecondStep> {
  const left = await takeAttempt(userId);
  const isRight =
    left !== undefined && (await { code: isSecondFactor, recovery: isRecoveryCode }[kind](userId, code));
  if (!isRight) {
    await recordFailure(left === undefined ? 'paused' : 'wrong-code', await accountById(userId), from);
    return { isRight: false, left: left ?? 0 };
  }
  await giveBackAttempt(userId);
  return { isRight: true };
}

/** Of a person who is not known, too: else the time that an answer takes would tell who is. */
export async function recordFailure(
  kind: AuditKind & ('wrong-password' | 'wrong-code' | 'paused'),
  account: Pick<Account, 'id' | 'name'> | undefined,
  from: Origin,
): Promise<void> {
  const by = actorOf(account ?? { id: null, name: 'Not known' }, from);
  await recordSparsely({ kind, by });
}

export async function accountById(id: number): Promise<Account | undefined> {
  return accountWhere('id = $1', id);
}

async function accountWhere(
  condition: 'id = $1' | 'email = $1',
  value: number | string,
): Promise<Account | undefined> {
  const { rows } = await database().query<{ id: number; name: string; email: string } & KeptPassword>(
    `select id, name, email, coalesce(hash, '') as hash, coalesce(salt, '') as salt from users where ${condition}`,
    [value],
  );
  const [found] = rows;
  if (!found) return undefined;
  const { hash, salt, ...account } = found;
  return { ...account, kept: { hash, salt } };
}
