import type { Needs } from '../engine/check-version.ts';
import { rains } from './assess-house.ts';
import { turnoverBands } from './corporate-risk.questionnaire.ts';
import { faultsOfWeights } from './faults-of-weights.ts';
import { houseKeys } from './houses.ts';
import { controlLevels, scoreLevels } from './measures.ts';
import { statutoryKeys } from './statutory.ts';

const findings = [
  'why-yes-covered',
  'why-yes-thin',
  'why-partly-thin',
  'why-no-open',
  'why-no-thin',
  'why-not-needed-covered',
  'why-unknown-insured',
  'why-unknown-risk',
  'why-unknown-risk-no',
  'why-risk',
];

/** Content that a version of the Corporate Risk Janampatri must have before it may be published. */
export const corporateRiskNeeds: Needs = {
  houses: houseKeys,
  parameters: [
    ...scoreLevels.map((level) => `likelihood-${level}-years`),
    ...scoreLevels.slice(0, -1).map((level) => `consequence-${level}-share`),
    ...controlLevels.map((level) => `control-${level}`),
    ...rains.filter((rain) => rain !== 'light').map((rain) => `${rain}-from`),
    ...turnoverBands.map((band) => `turnover-${band}`),
    'covered-to',
    'open-from',
    'top-count',
    'esi-people',
    'esi-wage',
    'gratuity-people',
  ],
  texts: [
    ...scoreLevels.flatMap((level) => [`likelihood-${level}`, `consequence-${level}`]),
    ...controlLevels.map((level) => `control-${level}`),
    ...rains.map((rain) => `rain-${rain}`),
    ...houseKeys.map((house) => `who-${house}`),
    ...statutoryKeys.flatMap((key) => [`law-${key}-name`, `law-${key}-source`, `law-${key}-condition`]),
    ...findings,
    ...['lead-top', 'lead-two', 'lead-none', 'lead-unsized', 'lead-none-known', 'lead-unknown'],
    ...[
      'map-intro',
      'map-none',
      'map-bare',
      'map-all',
      'map-dry',
      'gaps-intro',
      'top-intro',
      'top-none',
      'top-unsized',
      'top-unknown',
      'top-note',
    ],
    ...['statutory-note', 'todos-intro', 'todo-find-out', 'score', 'method'],
  ],
  faultsOfWeights,
};
