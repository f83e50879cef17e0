import { expect, test } from 'vitest';
import type { Questionnaire } from '../engine/questionnaire.ts';
import { funnelOf, startedOf } from './funnel.ts';

const yesOrNo = { yes: 'yes', no: 'no' };
const asked: Questionnaire = {
  key: 'health-cover',
  length: 3,
  fields: {
    home: { kind: 'choice', options: yesOrNo },
    value: { kind: 'amount', shownIf: { field: 'home', in: ['yes'] } },
    travel: { kind: 'choice', options: yesOrNo },
    pay: { kind: 'choice', options: yesOrNo },
  },
  sections: [
    { key: 'one', pages: [['home'], ['value']] },
    { key: 'two', pages: [['travel', 'pay']] },
  ],
};
const seen = { reached: { home: 100, value: 30, travel: 90 }, finished: 85 };

test('Losses are counted between the pages for all, and those in between count to the page before', () => {
  expect(funnelOf(asked, seen).map(({ page, lost }) => [page, lost])).toEqual([
    ['home', 10],
    ['value', undefined],
    ['travel', 5],
  ]);
});

test('Going back and on again does not count as leaving, and everyone starts on the first page', () => {
  const funnel = funnelOf(asked, { ...seen, reached: { home: 100, travel: 120 } });
  expect(funnel[0]?.lost).toBe(0);
  expect(startedOf(funnel)).toBe(100);
  expect(startedOf(funnelOf(asked, { reached: {}, finished: 0 }))).toBe(0);
});
