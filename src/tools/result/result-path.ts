/**
 * Where results are: below the page on which their tool begins. A partner's result is below the partners' page
 * for the partner, and below the public one for the person it is sent to: the secret is in no address that travels.
 */

import { partnerPath } from '#content/partner-path.ts';
import { pathOfPage } from '#enquiry/store/site-pages.ts';
import { env } from '#platform/env.ts';
import type { Locale } from '#ui/language/locales.ts';
import { pathIn } from '#ui/language/paths.ts';
import type { Tool } from '../tool.ts';

type Begun = Pick<Tool, 'startPage'>;

/** The path of a tool's start page, which all of its addresses begin with. */
export async function publicBase({ startPage }: Begun, locale: Locale): Promise<string> {
  return pathIn(locale, await pathOfPage(startPage));
}

export async function resultPath(
  tool: Begun,
  { id, locale, isPartner = false }: { id: string; locale: Locale; isPartner?: boolean },
): Promise<string> {
  const secret = isPartner ? env().riskPartnerSecret : undefined;
  const base = secret ? pathIn(locale, partnerPath(secret)) : await publicBase(tool, locale);
  return `${base}/result/${id}`;
}

/** The whole address under which anyone may open it, for a mail. */
export async function resultAddress(tool: Begun, result: { id: string; locale: Locale }): Promise<string> {
  return env().siteUrl + (await resultPath(tool, result));
}
