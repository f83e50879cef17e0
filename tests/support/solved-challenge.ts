import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { get } from './visitor.ts';

/** Solves a challenge as the visitor's browser does. */
export async function solvedChallenge(): Promise<string> {
  const { body } = await get('/api/captcha_challenge');
  const challenge = body as unknown as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
