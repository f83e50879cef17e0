import type { CaptchaUse, SiteSettings } from '#content/model.ts';
import type { CaptchaProvider } from '#platform/env.ts';
import type { Locale } from '#ui/language/locales.ts';
import type { SuccessPage } from '../definitions/visitor-form.ts';

/** Paths of the pages that a success may lead to, by their keys. */
export type ThankYouPages = Record<SuccessPage, string>;

/** Facts that a page gives to its form. */
export type PageFacts = {
  path: string;
  locale: Locale;
  captcha: { provider: CaptchaProvider; use: CaptchaUse; v2SiteKey: string; v3SiteKey: string; url: string };
  callingHours: SiteSettings['callingHours'];
  retention: SiteSettings['retention'];
  privacyPath: string;
  thankYou: {
    premiums: SiteSettings['premiums'];
    callingSeries: string;
    supportEmail: string;
    pages: ThankYouPages;
  };
};
