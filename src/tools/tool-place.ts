import { partnerRecord } from '#content/partner-path.ts';
import { pageAtPath } from '#enquiry/store/site-pages.ts';
import { env } from '#platform/env.ts';
import type { Locale } from '#ui/language/locales.ts';
import { splitPath } from '#ui/language/paths.ts';
import { publishedLocales } from '#ui/language/published-locales.ts';
import type { Tool } from './tool.ts';
import { belowStartPage } from './tool-segments.ts';
import { toolStartingOn } from './tools.ts';

/** Where a tool is: its journey and its results are below its start page, wherever staff have put that. */
export type ToolPlace = {
  tool: Tool;
  /** Path of the start page, as a visitor sees it: with its language's prefix, and the partners' secret. */
  base: string;
  locale: Locale;
  isPartner: boolean;
};

/** @returns the tool's place, when the path is one of those below a tool's start page */
export async function toolPlaceOf(path: string): Promise<ToolPlace | undefined> {
  const [, base] = belowStartPage.exec(path) ?? [];
  if (!base) return undefined;
  const { locale, path: shown } = splitPath(base, publishedLocales(env()));
  const record = partnerRecord(shown, env().riskPartnerSecret);
  const page = await pageAtPath(record ?? shown);
  const starting = page && toolStartingOn(page.key);
  // Someone who types the record's placeholder for the secret does not know the secret.
  if (!starting || starting.isPartner !== (record !== undefined)) return undefined;
  return { ...starting, base, locale };
}
