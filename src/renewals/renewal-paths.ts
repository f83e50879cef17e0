import { env } from '#platform/env.ts';
import type { Locale } from '#ui/language/locales.ts';
import { pathIn } from '#ui/language/paths.ts';
import { renewalPath } from './renewal-path.ts';

/** Where mails lead to. */
const confirmPath = `${renewalPath}/confirm`;
const forgetPath = `${renewalPath}/forget`;
export const confirmRoute = `${confirmPath}/:token`;
export const forgetRoute = `${forgetPath}/:key`;

/** Whole addresses, for mails. */
export function confirmAddress(token: string, locale: Locale): string {
  return env().siteUrl + pathIn(locale, `${confirmPath}/${token}`);
}

export function forgetAddress(key: string, locale: Locale): string {
  return env().siteUrl + pathIn(locale, `${forgetPath}/${key}`);
}
