import { partnerRecord } from '#content/partner-path.ts';
import { env } from '#platform/env.ts';
import { splitPath } from '#ui/language/paths.ts';
import { publishedLocales } from '#ui/language/published-locales.ts';

/** As a page is known to the site: in no language, and for partners without what only they know. */
export function pathWithoutSecret(address: string): string {
  const { path } = splitPath(address, publishedLocales(env()));
  return partnerRecord(path, env().riskPartnerSecret) ?? path;
}
