import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { anyAnswers, walkThrough } from '../engine/testing/walk.ts';
import { ChartBeingDrawn } from '../houses/chart-being-drawn.tsx';
import { findHouses } from './find-houses.ts';
import { houseDefinitions } from './house-definitions.ts';
import { housesSoFar } from './houses-so-far.ts';
import { personalRisk } from './personal-risk.questionnaire.ts';
import { seededContent as content } from './seeded-content.ts';

function inked(answers: Readonly<Record<string, string>>): string[] {
  const houses = housesSoFar(answers, content);
  return houseDefinitions.flatMap(({ key }, index) => (houses[index]?.state === 'unasked' ? [] : [key]));
}

test('before the first answer all is pencil', () => {
  expect(inked({})).toEqual([]);
});

test('a house is inked by its last answer, and not before', () => {
  expect(inked({ vehicles: 'car' })).toEqual([]);
  expect(inked({ vehicles: 'car', 'vehicle-cover': 'package' })).toEqual(['vehicle']);
  expect(inked({ vehicles: 'none' })).toEqual(['vehicle']);
  expect(inked({ earns: 'pension' })).toEqual(['life', 'illness']);
  // A partner's employer may insure a household that lives on a pension.
  expect(inked({ earns: 'pension', 'employer-health': '0' })).toEqual(['life', 'continuity', 'illness']);
  expect(inked({ earns: 'pension', 'employer-health': '500000' })).toEqual(['life', 'illness']);
  expect(inked({ debts: 'prefer-not' })).toEqual(['debts']);
});

test('at the end of every way the chart is the result’s', () => {
  fc.assert(
    fc.property(anyAnswers(personalRisk), (given) => {
      const { answers } = walkThrough(personalRisk, (name) => given[name] ?? '');
      const states = housesSoFar(answers, content).map(({ state }) => state);
      expect(states).toEqual(findHouses(given, content).findings.map(({ state }) => state));
    }),
  );
});

test('it says in words what it draws', () => {
  const html = renderToStaticMarkup(
    <ChartBeingDrawn houses={housesSoFar({ vehicles: 'none' }, content)} locale="en" />,
  );
  expect(html).toContain('1 covered, 0 thin, 0 open, 11 not asked yet.');
  expect(html).toContain('6. Vehicle and liability: covered');
});
