import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { sampleFacts as facts } from '#forms/testing/sample-form.ts';
import { IslandContext } from '#ui/island/island.tsx';
import { exactSum } from '#ui/language/numbers.ts';
import { roughSum } from '#ui/language/rough-sums.ts';
import type { Answers } from '../engine/questionnaire.ts';
import { anyAnswers } from '../engine/testing/walk.ts';
import { validateAnswers } from '../engine/validate-answers.ts';
import { healthCoverExamples } from './health-cover.examples.ts';
import { healthCover } from './health-cover.questionnaire.ts';
import { healthCoverTool } from './health-cover.tool.ts';
import { seededContent as content } from './seeded-content.ts';
import { stepLines } from './step-lines.ts';

const { resultOf, asSent, bandOf, headlineOf, ResultView, reportOf } = healthCoverTool;
const hrefOf = (page: string) => `/${page}`;

function contextOf(answers: Answers) {
  return { answers, content, locale: 'en' as const, hrefOf };
}

function drawn(answers: Answers): string {
  return renderToStaticMarkup(
    <IslandContext value={{ 'what-moves-it': ['/what-moves-it.js'] }}>
      <ResultView {...contextOf(answers)} result={resultOf(answers, content)} />
    </IslandContext>,
  );
}

test('the examples are valid answers, accepted unchanged', () => {
  for (const { answers } of healthCoverExamples) {
    const validated = validateAnswers(healthCover, answers, facts);
    expect(
      validated.ok && Object.entries(validated.answers).every(([key, value]) => answers[key] === value),
    ).toBe(true);
  }
});

test.each([
  ['family-with-cover', '₹ 10–25 lakh more, most likely ₹ 15 lakh', '10-25'],
  ['single-metro', '₹ 10–20 lakh of health cover, most likely ₹ 15 lakh', '10-20'],
  ['single-small-town', '₹ 5–7.5 lakh more, most likely ₹ 5 lakh', '5-7.5'],
  ['couple', '₹ 10–15 lakh of health cover, most likely ₹ 15 lakh', '10-15'],
  ['parents-metro', '₹ 20–50 lakh of health cover, most likely ₹ 25 lakh', '20-50'],
  ['parents-ill', '₹ 10–20 lakh more, most likely ₹ 15 lakh', '10-20'],
  ['covered', 'By this formula, what you have is enough', '0-0'],
])('the finding for %s is %s', (key, headline, band) => {
  const answers = healthCoverExamples.find((example) => example.key === key)?.answers ?? {};
  const result = resultOf(answers, content);
  expect(headlineOf(result, contextOf(answers)).replaceAll('\u00a0', ' ')).toBe(headline);
  expect(bandOf(result)).toBe(band);
});

test.each<Answers>([{}, { 'own-policy': 'yes', 'own-cover': '500000' }])(
  'a sum over the list is not said to be rounded to one on it: %o',
  (changes) => {
    const metro = healthCoverExamples.find(({ key }) => key === 'single-metro')?.answers ?? {};
    const answers = { ...metro, income: '1000000000', ...changes };
    const { lead } = reportOf(resultOf(answers, content), contextOf(answers));
    expect(lead).toContain('we count the largest and write “over”');
    expect(lead).not.toContain('by up to 4%');
    expect(lead?.startsWith('This is in addition to your present cover.')).toBe('own-cover' in changes);
  },
);

describe.each(healthCoverExamples)('$about', ({ answers }) => {
  const result = resultOf(answers, content);
  const context = contextOf(answers);
  const html = drawn(answers);

  test('shows every step with its sum, and they add up to the endpoint’s answer', () => {
    const { estimate, numbers } = result;
    for (const policy of estimate.policies) {
      const lines = stepLines(policy, 'likely', { ...context, numbers });
      expect(lines.reduce((sum, { change }) => sum + change, 0)).toBe(policy.likely.sum);
      for (const { value } of lines) expect(html).toContain(exactSum(value, 'en'));
    }
    expect(asSent(result, context)).toMatchObject({ likely: estimate.likely.sum });
  });

  test('speaks of umbrellas where some are drawn', () => {
    const isDrawn = result.estimate.high.sum > 0;
    for (const text of [html, JSON.stringify(reportOf(result, context))])
      expect(text.includes('The area of each umbrella')).toBe(isDrawn);
  });

  test('leaves no place in a sentence unfilled, on the page, on paper and in what is sent', () => {
    // The island fills its one word by itself.
    const page = html.replace(/<script[\s\S]*?<\/script>/g, '');
    const paper = JSON.stringify(reportOf(result, context));
    const sent = JSON.stringify(asSent(result, context));
    for (const text of [page, paper, sent]) expect(text).not.toMatch(/\{[a-zA-Z]+\}|undefined|NaN/);
  });

  test('has the same finding and the same likely sum on paper', () => {
    const { title, parts } = reportOf(result, context);
    expect(title).toBe(headlineOf(result, context));
    const totals = parts.flatMap((part) =>
      part.kind === 'table' && part.hasTotal ? [part.rows.at(-1)?.at(-1)] : [],
    );
    expect(totals).toEqual(result.estimate.policies.map((policy) => exactSum(policy.likely.sum, 'en')));
    const together = `Both policies together: ${exactSum(result.estimate.likely.sum, 'en')}`;
    expect(JSON.stringify(parts).includes(together)).toBe(totals.length > 1);
  });

  test('says what speaks against so much, and that it is no advice', () => {
    expect(html).toContain('81,025');
    expect(html).toContain('not advice');
  });
});

test('only people who named an illness see what the quoted experts say', () => {
  const [ill, well] = ['parents-ill', 'parents-metro'].map((key) =>
    drawn(healthCoverExamples.find((example) => example.key === key)?.answers ?? {}),
  );
  expect(ill).toContain(roughSum(5_000_000, 'en'));
  expect(ill).toContain('You named an illness');
  expect(well).not.toContain('You named an illness');
});

test('the endpoint answers in whole rupees, and its last step is the likely sum, for any answers', () => {
  fc.assert(
    fc.property(anyAnswers(healthCover), (given) => {
      const validated = validateAnswers(healthCover, given, facts);
      if (!validated.ok) return;
      const result = resultOf(validated.answers, content);
      const sent = asSent(result, contextOf(validated.answers)) as {
        likely: number;
        steps: { value: number }[];
      };
      expect(sent.steps.at(-1)?.value).toBe(sent.likely);
      expect(sent.steps.every(({ value }) => Number.isInteger(value))).toBe(true);
    }),
  );
});
