import { env } from '#platform/env.ts';
import type { Locale } from '#ui/language/locales.ts';
import { pathIn } from '#ui/language/paths.ts';

/** The form's own page, for anyone who has no script; where it leads to, and where mails lead to, is below it. */
export const newsletterPath = '/newsletter';
export const askedPath = `${newsletterPath}/asked`;
const confirmPath = `${newsletterPath}/confirm`;
const unsubscribePath = `${newsletterPath}/leave`;
export const confirmRoute = `${confirmPath}/:token`;
export const unsubscribeRoute = `${unsubscribePath}/:key`;

/** Whole addresses, for mails. */
export function confirmAddress(token: string, locale: Locale): string {
  return env().siteUrl + pathIn(locale, `${confirmPath}/${token}`);
}

export function unsubscribeAddress(key: string, locale: Locale): string {
  return env().siteUrl + pathIn(locale, `${unsubscribePath}/${key}`);
}
