import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { sampleFacts as facts } from '#forms/testing/sample-form.ts';
import { anyAnswers } from '../engine/testing/walk.ts';
import { validateAnswers } from '../engine/validate-answers.ts';
import { estimateOf } from './estimate.ts';
import { healthCoverExamples } from './health-cover.examples.ts';
import { healthCover } from './health-cover.questionnaire.ts';
import { healthResultOf } from './health-result.ts';
import { movesInWords } from './move-words.ts';
import { isGiven, moveRows } from './moves.ts';
import { seededContent as content } from './seeded-content.ts';
import { WhatMovesIt } from './what-moves-it.tsx';

test.each(healthCoverExamples)('$about: one answer of each row is the given one', ({ answers }) => {
  const { household } = healthResultOf(answers, content);
  for (const { options } of moveRows(household)) {
    expect(options.filter((option) => isGiven(household, option))).toHaveLength(1);
  }
});

test('the server draws each answer with the sum that it would give, and nothing to press', () => {
  const [example] = healthCoverExamples;
  const result = healthResultOf(example?.answers ?? {}, content);
  const { heading, props } = movesInWords(result, { content, locale: 'en' });
  const html = renderToStaticMarkup(<WhatMovesIt {...props} />).replaceAll('\u00a0', ' ');
  expect(heading).toBe('What changes the result most: Income a year, then Own cover');
  expect(html).toContain('Elsewhere</span><span class="moves-sum">₹ 5 lakh');
  expect(html).toContain('61 or older</span><span class="moves-sum">₹ 25 lakh');
  expect(html).not.toContain('<button');
  expect(html).not.toContain('<input');
});

test('the browser’s sums are those of the formula', () => {
  const [example] = healthCoverExamples;
  const { household, numbers } = healthResultOf(example?.answers ?? {}, content);
  const city = moveRows(household).find(({ question }) => question === 'city');
  const sums = city?.options.map(({ change }) => estimateOf({ ...household, ...change }, numbers).likely.sum);
  expect(sums).toEqual([1_500_000, 1_000_000, 500_000]);
});

test('page and server agree on whatever is answered: what the island is given leads to the same sums', () => {
  fc.assert(
    fc.property(anyAnswers(healthCover), (given) => {
      const validated = validateAnswers(healthCover, given, facts);
      if (!validated.ok) throw new Error('These are no answers.');
      const { estimate, ...sent } = healthResultOf(validated.answers, content);
      const { household, numbers } = JSON.parse(JSON.stringify(sent)) as typeof sent;
      expect(estimateOf(household, numbers)).toEqual(estimate);
    }),
    { numRuns: 2_000 },
  );
});
