import type { BlockOf } from '#content/model.ts';
import { dateInIndia } from '#platform/clock.ts';
import { paperJob } from '#tools/report/paper-job.ts';
import type { ReportPart } from '#tools/report/report.ts';
import { dateInWords } from '#ui/language/dates.ts';
import { pathIn } from '#ui/language/paths.ts';
import type { TypesetJob } from '#ui/typesetting/typesetter.ts';
import type { RenderInput } from '../document/page-data.ts';
import { fillTokens, tokensOf } from '../text/fill-tokens.ts';
import { paperMessages } from './messages/messages.ts';

/** Returns the tables that an editor offers as a PDF, in one document; nothing for a page without one. */
export function tablesOnPaper({ settings, siteUrl, locale, ...input }: RenderInput): TypesetJob | undefined {
  const page = fillTokens(input.page, tokensOf(settings, locale));
  const tables = page.blocks
    .filter((block) => block.blockType === 'table')
    .filter(({ isOnPaper }) => isOnPaper);
  if (tables.length === 0) return undefined;
  const text = paperMessages(locale);
  const date = dateInIndia();
  return paperJob({
    title: page.heading,
    lead: page.lead ?? '',
    parts: [...tables.flatMap(partsOf), { kind: 'text', text: text.caveat }],
    from: text.from,
    made: text.made(`${new URL(siteUrl).host}${pathIn(locale, page.path)}`, dateInWords(date, locale)),
    ...{ date, brandName: settings.brand, siteAddress: siteUrl, locale },
  });
}

function partsOf({ heading, intro, columns, rows, note }: BlockOf<'table'>): ReportPart[] {
  return [
    { kind: 'heading', level: 2, text: heading },
    ...(intro ? [{ kind: 'text', text: intro } as const] : []),
    { kind: 'table', columns, rows },
    ...(note ? [{ kind: 'text', text: note } as const] : []),
  ];
}
