import { database } from '#platform/database.ts';
import { giveBackAttempt, mayAddressTry, takeAttempt } from './attempts.ts';
import { isPassword, type KeptPassword } from './kept-password.ts';
import { isRecoveryCode } from './recovery-codes.ts';
import { isSecondFactor } from './second-factor.ts';

/**
 * The two steps of a login, judged. A wrong password is answered alike whether the account exists, rests, or was never
 * there; who has given the password is told how many tries are left.
 */
export type Account = { id: number; email: string; kept: KeptPassword };

type Given = { email: string; password: string; address: string };

export type FirstStep = { account: Account } | { why: 'wrong' | 'too-many' };

export async function checkPassword({ email, password, address }: Given): Promise<FirstStep> {
  // Before anything is reckoned: a flood is to cost little, and tells nothing of any account.
  if (!(await mayAddressTry(address))) return { why: 'too-many' };
  const account = await accountWhere('email = $1', email.trim().toLowerCase());
  const isJudged = account && (await takeAttempt(account.id)) !== undefined;
  const isRight = await isPassword(isJudged ? account.kept : undefined, password);
  if (!account || !isRight) return { why: 'wrong' };
  await giveBackAttempt(account.id);
  return { account };
}

export type SecondStep = { isRight: true } | { isRight: false; left: number };

/** An account whose tries are used up is told that none is left, whatever it sends. */
export async function checkSecondStep(
  kind: 'code' | 'recovery',
  { userId, code }: { userId: number; code: string },
): Promise<SecondStep> {
  const left = await takeAttempt(userId);
  if (left === undefined) return { isRight: false, left: 0 };
  const isRight = await { code: isSecondFactor, recovery: isRecoveryCode }[kind](userId, code);
  if (!isRight) return { isRight: false, left };
  await giveBackAttempt(userId);
  return { isRight: true };
}

export async function accountById(id: number): Promise<Account | undefined> {
  return accountWhere('id = $1', id);
}

async function accountWhere(
  condition: 'id = $1' | 'email = $1',
  value: number | string,
): Promise<Account | undefined> {
  const { rows } = await database().query<{ id: number; email: string } & KeptPassword>(
    `select id, email, coalesce(hash, '') as hash, coalesce(salt, '') as salt from users where ${condition}`,
    [value],
  );
  const [found] = rows;
  return found && { id: found.id, email: found.email, kept: { hash: found.hash, salt: found.salt } };
}
