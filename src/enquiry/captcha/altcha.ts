/**
 * ALTCHA, version 2: the visitor's browser repeats PBKDF2 until it finds the counter that we chose. We derive
 * one key to make a challenge (0.8 ms, off the main thread) and compare a signature to check the solution;
 * the browser derives at most `maxTries`. 450 times 5,000 rounds, the usual cost, take 0.4 s on a desktop and 1 to 2 s on a
 * mid-range phone (1.2 to 2 million rounds a second), and the work has an upper end, unlike a search for a
 * prefix.
 */

import { createHash, randomInt } from 'node:crypto';
import { type Challenge, createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import { env } from '#platform/env.ts';
import { acceptedKeysFor } from '#platform/secrets.ts';
import type { CaptchaVerdict } from './captcha-verdict.ts';

const minTries = 250;
const maxTries = 450;
const lifetimeMs = 15 * 60 * 1000;

const algorithm = 'PBKDF2/SHA-256';

/** For each secret that is accepted, the present one first. */
function secrets() {
  const ofKeys = acceptedKeysFor('altcha-key');
  return acceptedKeysFor('altcha-challenge').map(({ key }, index) => ({
    hmacSignatureSecret: key,
    hmacKeySignatureSecret: ofKeys[index]?.key,
  }));
}

/** A challenge for one solution within the next 15 minutes. */
export function newChallenge(now = Date.now()): Promise<Challenge> {
  return createChallenge({
    algorithm,
    cost: env().altchaCost,
    counter: randomInt(minTries, maxTries + 1),
    expiresAt: new Date(now + lifetimeMs),
    deriveKey,
    ...secrets()[0],
  });
}

const payloadSchema = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal(algorithm),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      expiresAt: z.number(),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

/** @param response base64 of `{challenge, solution}`, as the widget encodes it */
export async function verifyAltcha(response: string): Promise<CaptchaVerdict> {
  const payload = decode(response);
  if (!payload) return { outcome: 'failed' };
  const { challenge, solution } = payload;
  if (!(await isVerified({ challenge, solution }))) return { outcome: 'failed' };
  const id = `altcha:${createHash('sha256').update(challenge.signature).digest('base64url')}`;
  return { outcome: 'passed', solution: { id, expiresAt: new Date(challenge.parameters.expiresAt * 1000) } };
}

async function isVerified(payload: z.infer<typeof payloadSchema>): Promise<boolean> {
  for (const keys of secrets()) {
    const { verified } = await verifySolution({ ...payload, deriveKey, ...keys });
    if (verified) return true;
  }
  return false;
}

function decode(response: string): z.infer<typeof payloadSchema> | undefined {
  try {
    const parsed = payloadSchema.safeParse(JSON.parse(Buffer.from(response, 'base64').toString('utf8')));
    return parsed.data;
  } catch {
    return undefined;
  }
}
