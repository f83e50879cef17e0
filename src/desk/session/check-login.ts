import { recordAuditThrottled } from '#content/audit/audit-log.ts';
import { database } from '#platform/database.ts';
import { actorOf } from '../audit/origin.ts';
import type { Origin } from '../audit/request-origin.ts';
import { giveBackAttempt, mayAddressTry, takeAttempt } from './attempts.ts';
import { recordFailure } from './failed-attempt.ts';
import { isPassword, type KeptPassword } from './password-hash.ts';
import { isRecoveryCode } from './recovery-codes.ts';
import { isSecondFactor } from './second-factor.ts';

/**
 * The two steps of a login, checked. A wrong password is answered alike whether the account exists, rests, or was never
 * there; a person who has given the password is shown how many tries are left.
 */
export type Account = { id: number; name: string; email: string; isClosed: boolean; kept: KeptPassword };

type Given = { email: string; password: string; from: Origin };

export type FirstStep = { account: Account } | { why: 'wrong' | 'too-many' | 'closed' };

export async function checkPassword({ email, password, from }: Given): Promise<FirstStep> {
  // Before anything is calculated: a flood is to cost little, and reveals nothing of any account.
  if (!(await mayAddressTry(from.address))) return { why: 'too-many' };
  const account = await accountWhere('email = $1', email.trim().toLowerCase());
  const attempt = account && (await takeAttempt({ userId: account.id, from }));
  const isRight = await isPassword(attempt && account.kept, password);
  if (!account || !attempt || !isRight) {
    await recordFailure({ kind: 'wrong-password', person: account, attempt, from });
    return { why: 'wrong' };
  }
  await giveBackAttempt(account.id, attempt);
  if (account.isClosed) {
    const by = actorOf(account, from);
    await recordAuditThrottled({ kind: 'refused', by, detail: 'The account is closed' });
    return { why: 'closed' };
  }
  return { account };
}

export type SecondStep = { isRight: true } | { isRight: false; left: number };

/** During a pause none is left, whatever is sent. */
export async function checkSecondStep(
  kind: 'code' | 'recovery',
  { userId, code, from }: { userId: number; code: string; from: Origin },
): Promise<SecondStep> {
  const attempt = await takeAttempt({ userId, from });
  const isRight = attempt && (await { code: isSecondFactor, recovery: isRecoveryCode }[kind](userId, code));
  if (!isRight) {
    await recordFailure({ kind: 'wrong-code', person: await accountById(userId), attempt, from });
    return { isRight: false, left: attempt?.left ?? 0 };
  }
  await giveBackAttempt(userId, attempt);
  return { isRight: true };
}

export async function accountById(id: number): Promise<Account | undefined> {
  return accountWhere('id = $1', id);
}

async function accountWhere(
  condition: 'id = $1' | 'email = $1',
  value: number | string,
): Promise<Account | undefined> {
  const { rows } = await database().query<Omit<Account, 'kept'> & KeptPassword>(
    `select id, name, email, role = 'none' as "isClosed", coalesce(hash, '') as hash, coalesce(salt, '') as salt
     from users where ${condition}`,
    [value],
  );
  const [found] = rows;
  if (!found) return undefined;
  const { hash, salt, ...account } = found;
  return { ...account, kept: { hash, salt } };
}
