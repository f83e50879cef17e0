import { env } from '#platform/env.ts';
import { defaultLocale, type Locale } from '#ui/language/locales.ts';
import { publishedLocales } from '#ui/language/published-locales.ts';

/** The language in which an input was asked, as it says itself; anyone who says none is answered in the site's own. */
export function localeOf({ locale }: Readonly<Record<string, unknown>>): Locale {
  return publishedLocales(env()).find((each) => each === locale) ?? defaultLocale;
}
