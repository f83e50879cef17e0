import type { CaptchaUse, SiteSettings } from '#content/model.ts';
import type { CaptchaProvider } from '#platform/env.ts';
import type { CallingHours } from '../schema/calling-hours.ts';

/** Paths of the pages that a success may lead to, by their keys. */
export type ThankYouPages = Record<'thank-you-pos', string>;

/** The part of the page's `<script id="page-data">` that the form lives on. */
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

/** @throws Error when the page carries none: then the form's own page has to do */
export function readPageData(): PageData {
  const text = document.getElementById('page-data')?.textContent;
  if (!text) throw new Error('The page carries no data for its dialog.');
  return JSON.parse(text) as PageData;
}
