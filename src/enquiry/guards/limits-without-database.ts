/**
 * Limits of saves while the database, which counts them for all instances, is away: the same numbers, counted by each process
 * for itself. Records are counted again when they are taken over.
 */

import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { env } from '#platform/env.ts';
import { addressKeys } from '#platform/ip-address.ts';
import { type Allowance, limitKey, type RateLimit } from '#platform/rate-limits.ts';
import { pageFormsPerHour } from '../store/spend-captcha.ts';
import type { ChannelName } from '../submit/submission.ts';
import { type Person, perAddress, savesPerHour } from './save-limits.ts';

const perPerson: RateLimit = { name: 'saves-per-person', points: savesPerHour, seconds: 3600 };
const limiters = new Map<string, RateLimiterMemory>();

/** Counts every attempt. */
export function allowanceOfAddressAlone(channel: ChannelName, address: string): Promise<Allowance> {
  return consumeAlone(perAddress[channel], addressKeys(address).subscriber);
}

/** Counts what is about to be kept: by phone, by e-mail, and all forms without JavaScript together. */
export async function allowanceOfSaveAlone(
  channel: ChannelName,
  { phone, email }: Person,
): Promise<Allowance & { isPageBusy?: true }> {
  if (channel === 'page') {
    const ofPage = await consumeAlone(pageFormsPerHour, 'all');
    if (!ofPage.isAllowed) return { ...ofPage, isPageBusy: true };
  }
  for (const key of [phone && `phone:${phone}`, email && `email:${email.toLowerCase()}`]) {
    const allowance = key ? await consumeAlone(perPerson, key) : undefined;
    if (allowance && !allowance.isAllowed) return allowance;
  }
  return { isAllowed: true, retryAfterSeconds: 0 };
}

async function consumeAlone(limit: RateLimit, key: string): Promise<Allowance> {
  if (!env().hasRateLimits) return { isAllowed: true, retryAfterSeconds: 0 };
  try {
    await limiterOf(limit).consume(limitKey(key));
    return { isAllowed: true, retryAfterSeconds: 0 };
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    return { isAllowed: false, retryAfterSeconds: Math.ceil(error.msBeforeNext / 1000) };
  }
}

function limiterOf({ name, points, seconds }: RateLimit): RateLimiterMemory {
  const limiter = limiters.get(name) ?? new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
  limiters.set(name, limiter);
  return limiter;
}
