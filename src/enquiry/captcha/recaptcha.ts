/**
 * Google's reCAPTCHA, asked from the server every time. Their answer counts only for our own host, and with
 * v3 only for our action and a likely person. The visitor's address is not passed on to Google.
 */

import { createHash } from 'node:crypto';
import { z } from 'zod';
import { env } from '#platform/env.ts';
import { describeError, log } from '#platform/log.ts';
import { isLoopbackUrl } from '#platform/loopback-url.ts';
import type { CaptchaVerdict } from './captcha-verdict.ts';
import { type CaptchaVersion, recaptchaAction } from './recaptcha-version.ts';

const minScore = 0.5;
const timeoutMs = 5000;
// Google honours a token for two minutes and once; ours is remembered well beyond that.
const rememberedMs = 10 * 60 * 1000;

const answerSchema = z.object({
  success: z.boolean(),
  hostname: z.string().optional(),
  score: z.number().optional(),
  action: z.string().optional(),
  'error-codes': z.array(z.string()).optional(),
});
type Answer = z.infer<typeof answerSchema>;

export async function verifyRecaptcha(response: string, version: CaptchaVersion): Promise<CaptchaVerdict> {
  const answer = await ask(response, version);
  // Refused secrets are our mistake, not the visitor's: no one can pass, so say that it does not work.
  const isMisconfigured = answer?.['error-codes']?.some((code) => code.endsWith('-input-secret'));
  if (isMisconfigured) log.error('recaptcha refuses its secret', { version });
  if (!answer || isMisconfigured) return { outcome: 'unavailable' };
  if (!answer.success || !isOurHost(answer.hostname)) return { outcome: 'failed' };
  if (version === 'v3' && !isLikelyPerson(answer)) return { outcome: 'failed' };
  const id = `recaptcha:${createHash('sha256').update(response).digest('base64url')}`;
  return { outcome: 'passed', solution: { id, expiresAt: new Date(Date.now() + rememberedMs) } };
}

async function ask(response: string, version: CaptchaVersion): Promise<Answer | undefined> {
  const { captcha } = env();
  const secret = captcha[version]?.secret;
  if (!secret) return undefined;
  try {
    const answer = await fetch(`${captcha.recaptchaUrl}/recaptcha/api/siteverify`, {
      method: 'POST',
      body: new URLSearchParams({ secret, response }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!answer.ok) throw new Error(`siteverify answered ${answer.status}`);
    return answerSchema.parse(await answer.json());
  } catch (error) {
    log.warn('recaptcha cannot be asked', { version, ...describeError(error) });
    return undefined;
  }
}

function isOurHost(hostname: string | undefined): boolean {
  const { siteUrl, isLoopback } = env();
  if (hostname === undefined) return false;
  if (hostname === new URL(siteUrl).hostname) return true;
  return isLoopback && URL.canParse(`http://${hostname}`) && isLoopbackUrl(`http://${hostname}`);
}

function isLikelyPerson({ score = 0, action }: Answer): boolean {
  return score >= minScore && action === recaptchaAction;
}
