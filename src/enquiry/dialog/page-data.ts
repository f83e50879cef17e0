import type { CaptchaUse, SiteSettings } from '#content/model.ts';
import type { CaptchaProvider } from '#platform/env.ts';
import type { CallingHours } from '../schema/calling-hours.ts';

/** Paths of the pages that a success may lead to, by their keys. */
export type ThankYouPages = Record<'thank-you-pos', string>;

/** What a page tells its form. */
export type PageData = {
  path: string;
  captcha: { provider: CaptchaProvider; use: CaptchaUse; v2SiteKey: string; v3SiteKey: string; url: string };
  callingHours: CallingHours;
  retention: SiteSettings['retention'];
  thankYou: {
    premiums: SiteSettings['premiums'];
    callingSeries: string;
    supportEmail: string;
    pages: ThankYouPages;
  };
};
