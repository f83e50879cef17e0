import { expect, test } from 'vitest';
import type { Weight } from '../engine/version.ts';
import { faultsOfWeights } from './faults-of-weights.ts';
import { seededContent } from './seeded-content.ts';

function faultsWith(change: (weights: readonly Weight[]) => Weight[]): string[] {
  return faultsOfWeights({ ...seededContent, weights: change(seededContent.weights) });
}

const weight = { question: 'plan', option: 'none', house: 'planning', measure: 'control', level: 'none' };

test('A second level of one option for one house is refused, whichever it is', () => {
  const [first] = seededContent.weights;
  const again = [...seededContent.weights, { ...(first as Weight), level: 'other' }];
  expect(faultsOfWeights({ ...seededContent, weights: again })).toContain(
    `Weight of ${first?.question}: ${first?.option} has more than one ${first?.measure} for the house ${first?.house}.`,
  );
});

test.each([
  [{ ...weight, option: 'perhaps' }, 'Weight of plan: this question does not offer perhaps.'],
  [{ ...weight, option: 'unknown' }, 'Weight of plan: not knowing is not a risk, and has no weight.'],
  [{ ...weight, house: 'attic' }, 'Weight of plan: there is no house attic.'],
  [{ ...weight, measure: 'luck' }, 'Weight of plan: there is no measure luck.'],
  [{ ...weight, level: '6' }, 'Weight of plan: control has no level 6.'],
])('A weight with an unknown word is refused: %j', (wrong, fault) => {
  expect(faultsWith((weights) => [...weights, wrong])).toContain(fault);
});

test('Every house must have every measure, for every type', () => {
  const faults = faultsWith((weights) => weights.filter(({ question }) => question !== 'devices'));
  expect(faults).toEqual(['House machinery: no question for service measures its control.']);
});

test('An option must give every measure that the other options give', () => {
  const faults = faultsWith((weights) =>
    weights.filter(({ question, option }) => question !== 'cyber_cover' || option !== 'part'),
  );
  expect(faults).toEqual(['Question cyber_cover: option part has no weight for the insured of cyber.']);
});

test('More control may not leave more risk', () => {
  const parameters = seededContent.parameters.map((parameter) =>
    parameter.key === 'control-tested' ? { ...parameter, value: 0.9 } : parameter,
  );
  expect(faultsOfWeights({ ...seededContent, parameters })).toEqual([
    'None of these parameters may be lower than the one before it: control-tested, control-in-place, control-partly, control-none.',
  ]);
});
