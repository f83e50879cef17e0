import { env } from '#platform/env.ts';
import { verifyAltcha } from './altcha.ts';
import type { CaptchaVerdict } from './captcha-verdict.ts';
import { verifyRecaptcha } from './recaptcha.ts';
import type { CaptchaVersion } from './recaptcha-version.ts';

/** The captcha as a record notes it; 'none' is the plain page's. */
export type CaptchaUsed = 'altcha' | 'recaptcha' | 'off' | 'none';

/**
 * @param response `g_recaptcha_response` as it was sent
 * @param version which of Google's captchas the form shows
 */
export async function verifyCaptcha(response: unknown, version: CaptchaVersion): Promise<CaptchaVerdict> {
  const { provider } = env().captcha;
  if (provider === 'off') return { outcome: 'passed' };
  if (typeof response !== 'string' || response === '') return { outcome: 'failed' };
  return provider === 'altcha' ? verifyAltcha(response) : verifyRecaptcha(response, version);
}
