import { env } from '#platform/env.ts';
import { verifyAltcha } from './altcha.ts';
import { verifyRecaptcha } from './recaptcha.ts';
import type { CaptchaVersion } from './recaptcha-version.ts';

/**
 * One question, three providers: did a person's browser solve the captcha? A solution that passed is named,
 * so that the transaction that stores the enquiry can spend it; `unavailable` means that the provider could
 * not be asked, and then nothing is saved.
 */
export type Solution = {
  id: string;
  expiresAt: Date;
  /** The moment of a page without JavaScript, which stands in for a captcha. */
  isOfPage?: true;
};
export type CaptchaVerdict =
  | { outcome: 'passed'; solution?: Solution }
  | { outcome: 'failed' }
  | { outcome: 'unavailable' };

/** What a record says of its captcha; 'none' is the plain page's. */
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
