import type { CaptchaUse } from '#content/model.ts';

/**
 * Values on which browser and server must agree. Apart from `recaptcha.ts`, which no browser gets: it knows the
 * secrets.
 */
export type CaptchaVersion = 'v2' | 'v3';

/** Which of reCAPTCHA's versions a page's dialogs load. */
export function captchaVersion(use: CaptchaUse | undefined): CaptchaVersion {
  return use === 'score-in-dialogs' ? 'v3' : 'v2';
}

/** The action that the browser names to Google v3, and that the server expects to hear back. */
export const recaptchaAction = 'call_back';
