import { randomInt } from 'node:crypto';
import { database } from '#platform/database.ts';
import words from './code-words.json' with { type: 'json' };

/**
 * The code by which a visitor recognises our caller: the desk shows it for one call, the adviser reads it out, and the
 * visitor types it on our page. A word that is easily said and understood in Hindi and in English, and two digits, so
 * that no one takes it for a one-time password, which we never ask for.
 */
export type CallCode = { code: string; expiresAt: Date };

export const holdsForMinutes = 30;
/** From words and two digits: how often a guess is right is one in so many. */
export const possibleCodes = words.length * 90;

/** @returns the code for the call that is now made: the same while it is valid, then a new one */
export async function callCodeOf({ caseId, userId }: { caseId: number; userId: number }): Promise<CallCode> {
  // A second adviser gets the code that is still valid: two advisers never say two codes.
  const { rows } = await database().query<CallCode>(
    `insert into desk.call_codes as held (case_id, user_id, code, expires_at)
     values ($1, $2, $3, now() + make_interval(mins => ${holdsForMinutes}))
     on conflict (case_id) do update set
       code = case when held.expires_at > now() then held.code else excluded.code end,
       user_id = case when held.expires_at > now() then held.user_id else excluded.user_id end,
       created_at = case when held.expires_at > now() then held.created_at else now() end,
       expires_at = case when held.expires_at > now() then held.expires_at else excluded.expires_at end
     returning code, expires_at as "expiresAt"`,
    [caseId, userId, newCode()],
  );
  const [code] = rows;
  if (!code) throw new Error('A code was stored but not returned.');
  return code;
}

/** `kamal 27` */
function newCode(): string {
  return `${words[randomInt(words.length)]} ${randomInt(10, 100)}`;
}
