import type { CaptchaUse } from '#content/model.ts';

/** What browser and server must agree on. Apart from `recaptcha.ts`, which no browser gets: it knows the secrets. */
export type CaptchaVersion = 'v2' | 'v3';

/** Which of reCAPTCHA's versions a page's dialogs load. */
export function captchaVersion(use: CaptchaUse | undefined): CaptchaVersion {
  return use === 'score-in-dialogs' ? 'v3' : 'v2';
}

/** What the browser tells Google v3 that the visitor is doing, and what the server expects to hear back. */
export const recaptchaAction = 'call_back';
