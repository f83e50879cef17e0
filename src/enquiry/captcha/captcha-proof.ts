import { env } from '#platform/env.ts';
import type { Proof } from '../submit/channel.ts';
import { verifyCaptcha } from './captcha.ts';
import type { CaptchaVersion } from './recaptcha-version.ts';

/** The captcha as the proof that a person sends something. @param response `g_recaptcha_response` as it was sent */
export async function captchaProof(response: unknown, version: CaptchaVersion): Promise<Proof> {
  const verdict = await verifyCaptcha(response, version);
  const { provider: captcha } = env().captcha;
  if (verdict.outcome === 'passed') return { isGiven: true, captcha, solution: verdict.solution };
  return { isGiven: false, code: verdict.outcome === 'failed' ? 'captcha' : 'captcha-unavailable' };
}
