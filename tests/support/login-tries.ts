import { beforeEach, expect } from 'vitest';
import { contentService } from '#content/read/content-service.ts';
import { checkPassword, checkSecondStep } from '#desk/session/check-login.ts';
import { sampleOrigin } from './authenticator.ts';
import { rowsOf } from './database.ts';

export const password = 'kamal baarish neela chhata';
export const from = sampleOrigin;
export let email: string;
export let userId: number;

/** An adviser of its own for each test. */
export function withAdviser(): void {
  beforeEach(async () => {
    email = `asha.${Math.random().toString(36).slice(2)}@broker.example`;
    const service = await contentService();
    const data = { name: 'Asha', role: 'adviser' as const, email, password };
    ({ id: userId } = await service.create({ collection: 'users', data, overrideAccess: true, depth: 0 }));
  });
}

export const enter = (given: string) => checkPassword({ email, password: given, from });
export const isIn = async (given: string) => 'account' in (await enter(given));
export const tryCode = (code: string) => checkSecondStep('code', { userId, code, from });
export const tryRecovery = (code: string) => checkSecondStep('recovery', { userId, code, from });

export async function wrongTimes(times: number): Promise<void> {
  for (let count = 0; count < times; count += 1) expect(await isIn('not the password')).toBe(false);
}

export function endPause(): Promise<unknown> {
  return rowsOf(
    'update staff.login_attempts set paused_until = now() - interval $$1 second$$ where user_id = $1',
    [userId],
  );
}

export async function countOfWrong(): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    `select coalesce(max(wrong), 0)::int as count from staff.login_attempts
     where user_id = $1 and source <> 'new places'`,
    [userId],
  );
  return row?.count ?? 0;
}
