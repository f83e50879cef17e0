import type { Context } from 'hono';
import { partnerRecord } from '#content/partner-path.ts';
import type { JsonObject } from '#enquiry/endpoints/read-body.ts';
import { env } from '#platform/env.ts';
import { splitPath } from '#ui/language/paths.ts';
import { publishedLocales } from '#ui/language/published-locales.ts';

/**
 * Was it sent from a page of the partners? Anyone who says so must come from such a page: a browser names the page in
 * `Referer`, on our own site in full, and only someone who knows the secret can have opened it. So the secret is in no body
 * and is kept nowhere.
 */
export function isFromPartner(c: Context, { partner }: JsonObject): boolean {
  if (partner !== true) return false;
  const page = URL.parse(c.req.header('referer') ?? '')?.pathname ?? '';
  const { path } = splitPath(page, publishedLocales(env()));
  return partnerRecord(path, env().riskPartnerSecret) !== undefined;
}
