import { captchaFacts } from '#enquiry/captcha/captcha-facts.ts';
import { safeReferrer } from '#enquiry/definitions/referrer.ts';
import type { PageFacts } from '#enquiry/dialog/page-facts.ts';
import { formFacts } from '#enquiry/store/site-facts.ts';
import { pageWithKey, pathOfPage } from '#enquiry/store/site-pages.ts';
import type { FormFacts } from '#forms/kind.ts';
import { dateInIndia } from '#platform/clock.ts';
import { env } from '#platform/env.ts';
import { pathIn } from '#ui/language/paths.ts';
import { formulasKey } from '../formulas/paths.ts';
import type { ToolPlace } from '../tool-place.ts';
import type { ShownResult } from './shown-result.ts';

/** Where the page of a result leads, and what its forms need to know. */
export type ResultPageFacts = {
  /** Path of the result itself. */
  path: string;
  /** Path of the page on which the tool begins. */
  base: string;
  /** Path of the page that thanks the person who had the link sent; nothing where none is sent. */
  thankYouPath: string | undefined;
  /** Nothing where nothing is calculated. */
  formulasPath: string | undefined;
  talk: { path: string; form: string };
  facts: FormFacts;
  captcha: PageFacts['captcha'];
};

export async function resultPageFacts({ place, stored, context }: ShownResult): Promise<ResultPageFacts> {
  const { base } = place;
  return {
    path: `${base}/result/${stored.id}`,
    base,
    thankYouPath: await thankYouPath(place),
    formulasPath: context.hrefOf(formulasKey),
    talk: await talkLink(place, stored.id),
    facts: await formFacts(dateInIndia()),
    captcha: captchaFacts(env().captcha),
  };
}

/** Partners have a page of their own below theirs. */
async function thankYouPath({ base, tool, locale, isPartner }: ToolPlace): Promise<string | undefined> {
  if (!tool.thankYouPage) return undefined;
  return isPartner ? `${base}/thank-you` : pathIn(locale, await pathOfPage(tool.thankYouPage));
}

/** The call-back form's own page, which names the result; with the dialog's script the same in the dialog. */
async function talkLink({ base, tool, locale }: ToolPlace, result: string) {
  const form = (await pageWithKey(tool.startPage))?.form ?? '';
  const query = new URLSearchParams({ from: safeReferrer(base), variant: form, result });
  return { path: `${pathIn(locale, '/call-back')}?${query}`, form };
}
