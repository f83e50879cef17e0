import { database } from '#platform/database.ts';
import { consume, consumeByAddress, type RateLimit } from '#platform/rate-limits.ts';
import { isSameSecret } from '#platform/secrets.ts';
import { referenceIn } from '../call-forms.ts';
import { asHeard } from './as-heard.ts';

/**
 * Is someone who is calling right now one of us? Only a code that the desk shows for this very call says so. Whatever
 * else is wrong, a number that is none, a code of yesterday, is the same answer, so that nothing can be learnt here.
 */
export type CallerAnswer =
  | { isOurs: true; adviser: string }
  | { isOurs: false }
  | { isOurs?: undefined; retryAfterSeconds: number };

/** Published in the discovery document (`caller-code.ts`). */
export const callerLimits = {
  perSender: { name: 'callers-per-address', points: 30, seconds: 3600 },
  perReference: { name: 'callers-per-reference', points: 10, seconds: 3600 },
} satisfies Record<string, RateLimit>;

/** @throws DatabaseUnavailable */
export async function checkCaller(
  { reference: typed, code }: { reference: string; code: string },
  address: string,
): Promise<CallerAnswer> {
  const reference = referenceIn(typed);
  const allowances = [
    await consumeByAddress(callerLimits.perSender, address),
    await consume(callerLimits.perReference, reference),
  ];
  const refused = allowances.find(({ isAllowed }) => !isAllowed);
  if (refused) return { retryAfterSeconds: refused.retryAfterSeconds };
  const { rows } = await database().query<{ code: string; adviser: string }>(
    `select k.code, u.name as adviser from desk.call_codes k
     join cases c on c.id = k.case_id join users u on u.id = k.user_id
     where c.reference = $1 and k.expires_at > now()`,
    [reference],
  );
  const [held] = rows;
  return held && isSameSecret(asHeard(held.code), asHeard(code))
    ? { isOurs: true, adviser: held.adviser }
    : { isOurs: false };
}
