import { readKnownSettings } from '#content/collections/site-settings/site-settings.read.ts';
import { fillTokens, tokensOf } from '#site/text/fill-tokens.ts';
import { defaultLocale } from '#ui/language/locales.ts';

/** Fills what content leaves to the settings, such as {brand}: staff know a page by the title that visitors read. */
export async function siteFiller(): Promise<<T>(value: T) => T> {
  const tokens = tokensOf(await readKnownSettings(), defaultLocale);
  return (value) => fillTokens(value, tokens);
}
