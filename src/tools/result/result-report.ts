import { readSettings } from '#content/collections/site-settings/site-settings.read.ts';
import { dateInIndia } from '#platform/clock.ts';
import { env } from '#platform/env.ts';
import { checkList } from '../engine/check-list.ts';
import { cachedReport } from './cached-report.ts';
import type { ShownResult } from './shown-result.ts';

/** The result as a document, kept earlier or made now. */
export async function resultReport({
  place,
  stored,
  version,
  context,
  result,
}: ShownResult): Promise<Buffer> {
  const { tool, locale } = place;
  const { brand, disclosure } = await readSettings(locale);
  return cachedReport(stored.id, {
    report: tool.reportOf(result, context),
    sections: checkList(tool.questionnaire, context),
    toolTitle: context.content.title,
    parameters: context.content.parameters,
    version,
    date: dateInIndia(stored.createdAt),
    disclaimer: `${disclosure.underwriting} ${disclosure.solicitation}`,
    brandName: brand,
    siteAddress: env().siteUrl,
    locale,
  });
}

/** The file's name for the browser: the tool and the day. */
export function reportName({ place, stored }: ShownResult): string {
  return `${place.tool.startPage}-${dateInIndia(stored.createdAt)}.pdf`;
}
