import { exactSum } from '#ui/language/numbers.ts';
import { asSentences } from '#ui/language/sentences.ts';
import { svgText } from '#ui/shapes/svg-text.ts';
import type { Report, ReportPart } from '../report/report.ts';
import type { ResultContext } from '../tool.ts';
import { findingOf } from './headline.ts';
import type { HealthResult } from './health-result.ts';
import { healthMessages } from './messages/messages.ts';
import { illnessNote, overNote, umbrellaNote } from './notes.ts';
import { outlooksInWords } from './outlook-words.ts';
import { billsScene } from './pictures/bills-scene.ts';
import { outlookScene } from './pictures/outlook-scene.ts';
import { sumsDescription, sumsPicture } from './pictures/sums-picture.ts';
import { placesInWords } from './places-in-words.ts';
import { heading, text } from './report-parts.ts';
import { comparisonParts, paysParts } from './report-yardsticks.ts';
import { splitInWords } from './split-words.ts';
import { stepLines } from './step-lines.ts';
import { incomeNote, resultLabel } from './step-notes.ts';
import { textLookup } from './text-lookup.ts';

/** The result on paper: the same findings, tables and drawings as on the page. */
export function healthReport(result: HealthResult, context: ResultContext): Report {
  const { headline, lead } = findingOf(result.estimate, context);
  return {
    title: headline,
    lead,
    parts: [
      ...sumParts(result, context),
      ...stepParts(result, context),
      ...paysParts(result, context),
      ...outlookParts(result, context),
      ...splitParts(result, context),
      ...comparisonParts(result, context),
    ],
  };
}

function sumParts(result: HealthResult, context: ResultContext): ReportPart[] {
  const { estimate, numbers } = result;
  const { locale } = context;
  const say = textLookup(context);
  const isOne = estimate.policies.length === 1;
  const pictures = estimate.policies.flatMap((policy): ReportPart[] => {
    if (policy.high.sum === 0) return [];
    const svg = svgText(sumsPicture(policy, { numbers, locale, format: 'paper' }));
    const { title, description } = sumsDescription(policy, locale);
    const alt = asSentences([title, description], locale);
    return [
      ...(isOne ? [] : [heading(say(`policy-${policy.policy.who}`))]),
      { kind: 'picture', svg, alt, width: 1 },
    ];
  });
  return [
    ...pictures,
    ...text(
      ...illnessNote(result, context),
      ...overNote(result, context),
      ...umbrellaNote(result, context),
      isOne ? '' : say('two-policies'),
      ...placesInWords({ ...context, result }),
    ),
  ];
}

function stepParts(result: HealthResult, context: ResultContext): ReportPart[] {
  const { locale } = context;
  const say = textLookup(context);
  const { columns, minus, plus } = healthMessages(locale).steps;
  const isOne = result.estimate.policies.length === 1;
  const tables = result.estimate.policies.flatMap((policy): ReportPart[] => {
    const rows = stepLines(policy, 'likely', { ...context, numbers: result.numbers }).map((line, index) => {
      const sum = exactSum(Math.abs(line.change), locale);
      const change = index === 0 ? sum : line.change < 0 ? minus(sum) : plus(sum);
      return [line.label, change, exactSum(line.value, locale)];
    });
    const total = [say(resultLabel(policy)), '', exactSum(policy.likely.sum, locale)];
    return [
      ...(isOne ? [] : [heading(say(`policy-${policy.policy.who}`), 3)]),
      {
        kind: 'table',
        columns: [columns.step, columns.change, columns.soFar],
        rows: [...rows, total],
        figures: [1, 2],
        hasTotal: true,
      },
    ];
  });
  const total = `${say('step-total')}: ${exactSum(result.estimate.likely.sum, locale)}`;
  return [heading(say('steps-heading')), ...tables, ...text(isOne ? '' : total, incomeNote(result, context))];
}

function outlookParts(result: HealthResult, context: ResultContext): ReportPart[] {
  const { title } = healthMessages(context.locale).outlook;
  return outlooksInWords(result, context).flatMap(
    ({ heading: words, intro, meets, columns, rows, notes, picture }): ReportPart[] => [
      heading(words),
      ...text(intro),
      {
        kind: 'picture',
        svg: svgText(outlookScene({ ...picture, format: 'paper' })),
        alt: asSentences([title, meets], context.locale),
        width: 1,
      },
      ...text(meets),
      { kind: 'table', columns, rows, figures: columns.map((_, column) => column).slice(1) },
      ...text(notes),
    ],
  );
}

function splitParts(result: HealthResult, context: ResultContext): ReportPart[] {
  const say = textLookup(context);
  const { heading: words, advice, more, example } = splitInWords(result, context);
  const { title } = healthMessages(context.locale).split;
  const sentences = advice.map((each) =>
    advice.length > 1 ? `${say(`policy-${each.who}`)}: ${each.text}` : each.text,
  );
  return [
    heading(words),
    ...text(...sentences, ...more),
    ...(example
      ? ([
          {
            kind: 'picture',
            svg: svgText(billsScene(example.picture)),
            alt: `${title}. ${example.text}`,
            width: 0.55,
          },
          { kind: 'text', text: example.text },
        ] as const)
      : []),
  ];
}
