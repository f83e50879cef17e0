import type { CaptchaUse } from '#content/model.ts';

export type CaptchaVersion = 'v2' | 'v3';

/** Which of reCAPTCHA's versions a page's dialogs load. */
export function captchaVersion(use: CaptchaUse | undefined): CaptchaVersion {
  return use === 'score-in-dialogs' ? 'v3' : 'v2';
}
