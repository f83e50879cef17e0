import { expect, test } from 'vitest';
import { questionsInOrder } from '../engine/path.ts';
import { corporateResultOf } from './corporate-result.ts';
import { corporateRiskExamples } from './corporate-risk.examples.ts';
import { corporateRisk } from './corporate-risk.questionnaire.ts';
import { housesSoFar } from './houses-so-far.ts';
import { seededContent } from './seeded-content.ts';

const carParts = corporateRiskExamples[0]?.answers ?? {};

function statesAfter(question: string): string[] {
  const order = questionsInOrder(corporateRisk);
  const names = order.slice(0, order.indexOf(question) + 1);
  const given = Object.fromEntries(names.map((name) => [name, carParts[name]]));
  return housesSoFar(given, seededContent).map(({ state }) => state);
}

test('Before the first answer all is in pencil, after the last it is the result’s chart', () => {
  expect(new Set(housesSoFar({}, seededContent).map(({ state }) => state))).toEqual(new Set(['unasked']));
  const { houses } = corporateResultOf(carParts, seededContent);
  expect(statesAfter('substances')).toEqual(houses.map(({ state }) => state));
});

test('A house is drawn in ink with the last answer that it rests on', () => {
  expect(statesAfter('fire_safety')[0]).toBe('unasked');
  expect(statesAfter('property_cover')[0]).toBe('thin');
  // The plan against nature comes last of all.
  expect(statesAfter('property_cover')[1]).toBe('unasked');
});
