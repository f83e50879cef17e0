import type { CaptchaUse } from '#content/model.ts';
import type { Env } from '#platform/env.ts';
import type { PageFacts } from '../dialog/page-facts.ts';

/** Returns the public half of the captcha's settings, which a page gives to its forms. */
export function captchaFacts(captcha: Env['captcha'], use: CaptchaUse = 'checkbox'): PageFacts['captcha'] {
  return {
    provider: captcha.provider,
    use,
    v2SiteKey: captcha.v2?.siteKey ?? '',
    v3SiteKey: captcha.v3?.siteKey ?? '',
    url: captcha.recaptchaUrl,
  };
}
