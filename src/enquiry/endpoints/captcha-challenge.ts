import type { Context } from 'hono';
import { isUnavailable } from '#platform/database.ts';
import { isDatabaseAway, noticeDatabaseAway } from '#platform/database-presence.ts';
import { env } from '#platform/env.ts';
import { type Allowance, consumeByAddress } from '#platform/rate-limits.ts';
import { defaultLocale } from '#ui/language/locales.ts';
import { newChallenge } from '../captcha/altcha.ts';
import { answerMessages } from '../messages/answers/messages.ts';
import { refusalOf } from './refusals.ts';
import { refuse } from './responses.ts';
import { senderAddress } from './sender-address.ts';

/** Twice what an address may save: a form that is left open or sent again asks for another. */
const perAddress = { name: 'challenges-per-address', points: 600, seconds: 3600 };

/** `GET /api/captcha_challenge`: work for the visitor's browser, where ALTCHA is the provider. */
export async function captchaChallenge(c: Context): Promise<Response> {
  const { noChallenge } = answerMessages(defaultLocale).endpoints;
  if (env().captcha.provider !== 'altcha') return refuse(c, { status: 404, description: noChallenge });
  const { isAllowed, retryAfterSeconds } = await allowance(senderAddress(c));
  if (!isAllowed) return refuse(c, refusalOf({ code: 'too-many', retryAfterSeconds }, defaultLocale));
  return c.json(await newChallenge());
}

/** While the database is away nothing can be counted, and the journal needs a solution all the same. */
async function allowance(address: string): Promise<Allowance> {
  if (isDatabaseAway()) return { isAllowed: true, retryAfterSeconds: 0 };
  try {
    return await consumeByAddress(perAddress, address);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    noticeDatabaseAway();
    return { isAllowed: true, retryAfterSeconds: 0 };
  }
}
