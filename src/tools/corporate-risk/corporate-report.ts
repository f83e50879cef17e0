import { kundliMessages } from '#ui/kundli/messages/messages.ts';
import { plainLabel } from '#ui/kundli/plain-label.ts';
import { svgText } from '#ui/shapes/svg-text.ts';
import { textOf } from '../engine/content-of.ts';
import { headlineOfHouses } from '../houses/counts.ts';
import { chartPart, houseListParts } from '../houses/house-parts.ts';
import type { Report, ReportPart } from '../report/report.ts';
import type { ResultContext } from '../tool.ts';
import type { CorporateResult } from './corporate-result.ts';
import { inFigures } from './in-figures.ts';
import { inTheChart } from './in-the-chart.ts';
import { leadOf } from './lead-of.ts';
import { mapHeading } from './map-heading.ts';
import { corporateMessages } from './messages/messages.ts';
import { methodWords } from './method-words.ts';
import { columnHeads, onTheMap, rainRows } from './rain-map.ts';
import { rainMapScene } from './rain-map-scene.ts';
import { likelihoodInWords } from './risk-in-words.ts';
import { statutoryWords } from './statutory-words.ts';

/** The result on paper: everything of the page in its order, the slip for the management on a page of its own. */
export function corporateReport(result: CorporateResult, context: ResultContext): Report {
  const { content, locale } = context;
  return {
    title: headlineOfHouses(result.houses, locale),
    lead: leadOf(result, content),
    parts: [
      chartPart(inTheChart(result.houses, content), locale),
      ...mapParts(result, context),
      ...gapParts(result, context),
      ...largestParts(result, context),
      ...houseListParts(result.houses, locale),
      ...statutoryParts(result, context),
      ...todoParts(result, context),
      heading(corporateMessages(locale).record),
      ...methodWords(result, content).map(text),
    ],
  };
}

type Part = (result: CorporateResult, context: ResultContext) => ReportPart[];

const mapParts: Part = ({ houses }, { answers, content, locale }) => {
  const { map, report } = corporateMessages(locale);
  const { states } = kundliMessages(locale);
  const rows = rainRows(houses, content);
  const words = {
    rows: rows.map(({ likelihood }) => likelihoodInWords(likelihood, content)),
    columns: columnHeads({ answers, content, locale }).map(({ share }) => share),
  };
  const standing = onTheMap(houses);
  const { columns } = report;
  return [
    { kind: 'page' },
    heading(mapHeading(houses, content)),
    text(textOf(content, 'map-intro')),
    {
      kind: 'picture',
      svg: svgText(rainMapScene(rows, words)),
      alt: `${map.caption(standing.length)} ${map.consequence}.`,
      width: 0.9,
    },
    text(report.axes),
    {
      kind: 'table',
      columns: [
        columns.number,
        columns.house,
        columns.likelihood,
        columns.consequence,
        columns.left,
        columns.state,
      ],
      rows: standing.map(({ number, label, risk, state }) => [
        String(number),
        plainLabel(label),
        String(risk?.likelihood ?? ''),
        String(risk?.consequence ?? ''),
        inFigures(risk?.residual ?? 0, locale),
        states[state],
      ]),
      figures: [0, 2, 3, 4],
    },
  ];
};

const gapParts: Part = ({ houses, gaps }, { content, locale }) => {
  const words = corporateMessages(locale).gaps;
  const unknown = houses.filter(({ state }) => state === 'unknown');
  if (gaps.length === 0) return [];
  return [
    heading(words.title),
    text(textOf(content, 'gaps-intro')),
    ...(unknown.length > 0
      ? [
          { kind: 'heading', text: words.houses, level: 3 } as const,
          { kind: 'list', items: unknown.map(({ label }) => plainLabel(label)) } as const,
        ]
      : []),
    { kind: 'heading', text: words.answers, level: 3 },
    { kind: 'list', items: gaps.map(({ asked }) => asked) },
  ];
};

const largestParts: Part = ({ top }, { content, locale }) => {
  const { top: words, report } = corporateMessages(locale);
  if (top.length === 0) return [heading(words.titleNone), text(textOf(content, 'top-none'))];
  return [
    heading(words.title(top.length)),
    {
      kind: 'table',
      columns: [report.columns.house, report.columns.before, report.columns.left, words.free, words.cover],
      rows: top.map(({ label, risk, action, cover }) => [
        plainLabel(label),
        inFigures(risk?.inherent ?? 0, locale),
        inFigures(risk?.residual ?? 0, locale),
        action,
        cover.label,
      ]),
      figures: [1, 2],
      widths: [3, 1.2, 1.2, 5, 3],
    },
    text(textOf(content, 'top-note')),
  ];
};

const statutoryParts: Part = ({ statutory }, { content, locale }) => {
  const words = corporateMessages(locale).statutory;
  return [
    heading(words.title),
    {
      kind: 'table',
      columns: [words.cover, words.law, words.state, words.forYou],
      rows: statutory.map(({ key, state }) => {
        const { name, source, condition } = statutoryWords(key, { content, locale });
        return [name, source, words.states[state], condition];
      }),
      widths: [3, 3, 1.6, 5],
    },
    text(textOf(content, 'statutory-note')),
  ];
};

const todoParts: Part = ({ todos }, { content, locale }) => {
  const words = corporateMessages(locale).todos;
  if (todos.length === 0) return [];
  return [
    { kind: 'page' },
    heading(words.title),
    text(textOf(content, 'todos-intro')),
    {
      kind: 'table',
      columns: [words.todo, words.house, words.who],
      rows: todos.map(({ text: todo, houses, who }) => [todo, houses.join(', '), who]),
      widths: [6, 1, 3],
    },
  ];
};

function heading(words: string): ReportPart {
  return { kind: 'heading', text: words, level: 2 };
}

function text(words: string): ReportPart {
  return { kind: 'text', text: words };
}
