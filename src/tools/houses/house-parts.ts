import { kundliDescription } from '#ui/kundli/describe-kundli.ts';
import { kundli } from '#ui/kundli/kundli.ts';
import { plainLabel } from '#ui/kundli/plain-label.ts';
import type { Locale } from '#ui/language/locales.ts';
import { asSentences } from '#ui/language/sentences.ts';
import { svgText } from '#ui/shapes/svg-text.ts';
import { houseStates } from '../engine/houses.ts';
import type { ReportPart } from '../report/report.ts';
import type { HouseInDetail } from './house-in-detail.ts';
import { houseMessages } from './messages/messages.ts';

/** A chart of houses on paper: the drawing with the words that say the same, and its lists as tables. */
export function chartPart(houses: readonly HouseInDetail[], locale: Locale): ReportPart {
  return {
    kind: 'picture',
    svg: svgText(kundli({ houses, locale })),
    alt: asSentences([houseMessages(locale).chartTitle, kundliDescription(houses, locale)], locale),
    // With the list below it on one sheet.
    width: 0.54,
  };
}

/** The houses as lists, the open ones first, each with its reasons, actions and covers. */
export function houseListParts(houses: readonly HouseInDetail[], locale: Locale): ReportPart[] {
  const { groups, table } = houseMessages(locale);
  return houseStates.flatMap((state): ReportPart[] => {
    const standing = houses.filter((house) => house.state === state);
    if (standing.length === 0) return [];
    const columns = [
      { head: table.house, width: 2, cells: standing.map(({ label }) => plainLabel(label)) },
      { head: table.why, width: 4, cells: standing.map(({ why }) => why.join(' ')) },
      { head: table.action, width: 4, cells: standing.map(({ action }) => action) },
      {
        head: table.cover,
        width: 2,
        cells: standing.map(({ cover }) => (state === 'covered' ? '' : cover.label)),
      },
    ].filter(({ cells }) => cells.some(Boolean));
    return [
      { kind: 'heading', level: 2, text: groups[state].title(standing.length) },
      { kind: 'text', text: groups[state].lead },
      {
        kind: 'table',
        columns: columns.map(({ head }) => head),
        rows: standing.map((_, row) => columns.map(({ cells }) => cells[row] ?? '')),
        widths: columns.map(({ width }) => width),
      },
    ];
  });
}
