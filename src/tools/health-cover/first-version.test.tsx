import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { IslandContext } from '#ui/island/island.tsx';
import first from '../../../tests/fixtures/questionnaires/health-cover-first-version.json' with {
  type: 'json',
};
import type { Answers } from '../engine/questionnaire.ts';
import type { VersionContent } from '../engine/version.ts';
import { methodMessages } from '../formulas/methods/messages/messages.ts';
import { healthCoverExamples } from './health-cover.examples.ts';
import { healthCoverTool } from './health-cover.tool.ts';
import { outlooksInWords } from './outlook-words.ts';
import { seededContent } from './seeded-content.ts';

/** A result made with the first version is calculated and explained as it was then, on page, paper and endpoint. */
const firstContent = first as VersionContent;
const { resultOf, headlineOf, asSent, ResultView, reportOf } = healthCoverTool;

function contextOf(answers: Answers, content: VersionContent) {
  return { answers, content, locale: 'en' as const, hrefOf: (page: string) => `/${page}` };
}

function plain(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}

function pageOf(answers: Answers, content: VersionContent): string {
  const view = <ResultView {...contextOf(answers, content)} result={resultOf(answers, content)} />;
  return plain(
    renderToStaticMarkup(<IslandContext value={{ 'what-moves-it': ['/m.js'] }}>{view}</IslandContext>),
  );
}

test.each([
  ['family-with-cover', '₹ 15–25 lakh more, and likely ₹ 25 lakh'],
  ['single-metro', '₹ 15–20 lakh of health cover, and likely ₹ 20 lakh'],
  ['single-small-town', '₹ 5–10 lakh more, and likely ₹ 7.5 lakh'],
  ['couple', '₹ 15–20 lakh of health cover, and likely ₹ 15 lakh'],
  ['parents-metro', '₹ 25–50 lakh of health cover, and likely ₹ 50 lakh'],
  ['parents-ill', '₹ 15–20 lakh more, and likely ₹ 20 lakh'],
  ['covered', 'What you have is enough, by this formula'],
])('the finding for %s stays %s', (key, headline) => {
  const answers = healthCoverExamples.find((example) => example.key === key)?.answers ?? {};
  const result = resultOf(answers, firstContent);
  expect(plain(headlineOf(result, contextOf(answers, firstContent)))).toBe(headline);
});

test('the lines of the first example stay what they were, to the rupee', () => {
  const answers = healthCoverExamples[0]?.answers ?? {};
  const sent = asSent(resultOf(answers, firstContent), contextOf(answers, firstContent));
  expect(
    (sent.steps as { label: string; value: number }[]).map(({ label, value }) => [label, value]),
  ).toEqual([
    ['One large hospital stay in a metro, today', 1_000_000],
    ['Eldest: 36 to 45. Times 1.15', 1_150_000],
    ['Adults: 2. Each after the first adds 30%', 1_495_000],
    ['Children: 2. Each adds 10%', 1_725_000],
    ['Costs grow 11.5% a year, for 5 years', 2_972_785],
    ['Your own policy: ₹\u00a05,00,000', 2_472_785],
    ['An employer’s policy of ₹\u00a05\u00a0lakh: 50% of it counts', 2_222_785],
    ['Up to the next sum on sale', 2_500_000],
  ]);
});

test('its outlook has all three rates', () => {
  const answers = healthCoverExamples[0]?.answers ?? {};
  const result = resultOf(answers, firstContent);
  const [outlook] = outlooksInWords(result, { content: firstContent, locale: 'en' });
  expect(plain(outlook?.heading ?? '')).toBe('₹ 25 lakh more keep you dry for 5 years');
  expect(outlook?.columns.filter((column) => column.startsWith('Need at'))).toHaveLength(3);
});

describe.each(healthCoverExamples)('$about', ({ answers }) => {
  test('reads only the words of the first version, with no placeholder unfilled', () => {
    const page = pageOf(answers, firstContent).replace(/<script[\s\S]*?<\/script>/g, '');
    const paper = JSON.stringify(reportOf(resultOf(answers, firstContent), contextOf(answers, firstContent)));
    for (const text of [page, paper]) {
      expect(text).toContain('One large hospital stay');
      expect(text).not.toMatch(/\{[a-zA-Z]+\}|undefined|NaN|bypass/);
    }
  });

  test('never reads in the present version that an advised cover is a cost or a bill', () => {
    const context = contextOf(answers, seededContent);
    const result = resultOf(answers, seededContent);
    const paper = JSON.stringify(reportOf(result, context));
    const sent = JSON.stringify(asSent(result, context));
    for (const text of [pageOf(answers, seededContent), paper, sent]) {
      expect(text).toMatch(/[Tt]he least cover (advised|we assume) today for one adult/);
      expect(text).not.toMatch(/large (hospital )?(stay|bill)|cost of (a|one)/i);
    }
  });
});

test('the formula in words is that of its version', () => {
  const formulaOf = ({ parameters }: VersionContent) =>
    methodMessages('en')
      .formulas['health-cover']((key) => String(parameters.find((each) => each.key === key)?.value ?? ''))
      .join(' ');
  expect(formulaOf(firstContent)).toContain(
    'what one large hospital stay may cost today: 1000000 in a metro',
  );
  expect(formulaOf(seededContent)).toContain('for one adult: 1000000 in a metro');
  expect(formulaOf(seededContent)).not.toMatch(/large hospital stay/);
});
