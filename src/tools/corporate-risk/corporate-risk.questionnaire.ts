import type { Rule } from '#forms/form.ts';
import type { Question, Questionnaire } from '../engine/questionnaire.ts';

/**
 * The questions of the Corporate Risk Janampatri: first those for everyone, then the set of the chosen type of business.
 * The three sets are one questionnaire: a question that all of them ask appears once, and one that only some ask waits
 * for `type`. Most questions are about facts (when did it last happen, how long would it take), since few people can say
 * how likely something is, and everyone knows whether the cellar was wet last year.
 */
export const businessTypes = ['industrial', 'service', 'retail'] as const;
export type BusinessType = (typeof businessTypes)[number];

/** The answer of someone who does not know: a gap in knowledge, not a risk. */
export const unknownAnswer = 'unknown';

/** How many people each answer means at least. */
export const peopleFrom: Readonly<Record<string, number>> = {
  'to-9': 1,
  '10-19': 10,
  '20-99': 20,
  '100-499': 100,
  '500-up': 500,
};

export const turnoverBands = ['to-1', '1-5', '5-25', '25-100', '100-500', '500-up'] as const;

const industrial: Rule = { field: 'type', in: ['industrial'] };
const service: Rule = { field: 'type', in: ['service'] };
const retail: Rule = { field: 'type', in: ['retail'] };
const hasBoard: Rule = { field: 'owners', in: ['family', 'outside', 'listed'] };
const hasPromised: Rule = { field: 'contracts', in: ['penalties', 'unlimited', unknownAnswer] };

const insurance = ['full', 'part', 'none', unknownAnswer];
const effort = ['none', 'some', 'most', 'tried', unknownAnswer];
const lastTime = ['year', 'three', 'ten', 'longer', 'never', unknownAnswer];

function choice(keys: readonly string[], more: Partial<Question> = {}): Question {
  return { kind: 'choice', options: Object.fromEntries(keys.map((key) => [key, key])), ...more };
}

const fields = {
  type: choice(businessTypes),
  sector_industrial: choice(
    ['engineering', 'food', 'textiles', 'chemicals', 'electronics', 'construction', 'other'],
    { shownIf: industrial },
  ),
  sector_service: choice(['it', 'health', 'education', 'travel', 'finance', 'logistics', 'other'], {
    shownIf: service,
  }),
  sector_retail: choice(['shops', 'food', 'wholesale', 'online', 'pharmacy', 'fuel', 'other'], {
    shownIf: retail,
  }),
  people: choice(Object.keys(peopleFrom)),
  turnover: choice(turnoverBands, { isDeclinable: true }),
  owners: choice(['sole', 'family', 'outside', 'listed']),
  sites: choice(['one', 'main', 'several', 'many', 'none']),
  vehicles: choice(['own', 'hired', 'none', unknownAnswer]),
  contracts: choice(['plain', 'penalties', 'unlimited', unknownAnswer]),
  data: choice(['little', 'many', 'sensitive', 'core', unknownAnswer]),
  transit: choice(['none', 'some', 'regular', 'large', unknownAnswer]),

  disaster_history: choice(lastTime),
  fire_safety: choice(effort),
  property_cover: choice(['full', 'old', 'fire', 'none', unknownAnswer]),

  standstill: choice(['days', 'week', 'fortnight', 'months', 'longer', unknownAnswer]),
  supplier: choice(['several', 'replaced', 'single', unknownAnswer], { shownIf: industrial }),
  main_client: choice(['little', 'third', 'most', unknownAnswer], { shownIf: service }),
  season: choice(['even', 'third', 'most', unknownAnswer], { shownIf: retail }),
  interruption_cover: choice(insurance),
  machines: choice(['days', 'weeks', 'months', 'longer', unknownAnswer]),
  maintenance: choice(effort, { shownIf: industrial }),
  devices: choice(effort, { shownIf: service }),
  upkeep: choice(effort, { shownIf: retail }),
  machinery_cover: choice(insurance),

  key_person: choice(['goes-on', 'deputy', 'parts', 'stops', unknownAnswer]),
  health_cover: choice(insurance),
  safety: choice(effort),
  injury_cover: choice(insurance),

  products: choice(['complaint', 'stops', 'hurts', 'abroad', unknownAnswer], { shownIf: industrial }),
  guests: choice(['office', 'visitors', 'care', unknownAnswer], { shownIf: service }),
  goods: choice(['known', 'fresh', 'own', unknownAnswer], { shownIf: retail }),
  batches: choice(effort, { shownIf: industrial }),
  work_checks: choice(effort, { shownIf: service }),
  premises: choice(effort, { shownIf: retail }),
  claim_history: choice(lastTime),
  liability_cover: choice(insurance),
  contract_review: choice(effort, { shownIf: hasPromised }),
  professional_cover: choice(insurance),
  minutes: choice(effort, { shownIf: hasBoard }),
  directors_cover: choice(insurance, { shownIf: hasBoard }),

  attack_history: choice(lastTime),
  cyber_safety: choice(effort),
  cyber_cover: choice(insurance),
  loss_history: choice(lastTime),
  two_persons: choice(effort),
  crime_cover: choice(insurance),

  plan: choice(effort),
  duties_list: choice(['listed', 'scattered', 'gaps', unknownAnswer]),
  substances: choice(['none', 'below', 'above', unknownAnswer], {
    shownIf: { field: 'type', in: ['industrial', 'retail'] },
  }),
} satisfies Record<string, Question>;

export type CorporateQuestion = keyof typeof fields;

/** The section that everyone is asked before the set of a type begins. */
export const firstSection = 'business';

export const corporateRisk: Questionnaire<CorporateQuestion> = {
  key: 'corporate-risk',
  length: 32,
  fields,
  sections: [
    {
      key: firstSection,
      pages: [
        ['type'],
        ['sector_industrial', 'sector_service', 'sector_retail'],
        ['people', 'turnover'],
        ['owners'],
        ['sites', 'vehicles'],
        ['contracts'],
        ['data', 'transit'],
      ],
    },
    { key: 'place', pages: [['disaster_history'], ['fire_safety'], ['property_cover']] },
    {
      key: 'running',
      pages: [
        ['standstill'],
        ['supplier', 'main_client', 'season'],
        ['interruption_cover'],
        ['machines'],
        ['maintenance', 'devices', 'upkeep'],
        ['machinery_cover'],
      ],
    },
    { key: 'people', pages: [['key_person'], ['health_cover'], ['safety'], ['injury_cover']] },
    {
      key: 'others',
      pages: [
        ['products', 'guests', 'goods'],
        ['batches', 'work_checks', 'premises'],
        ['claim_history'],
        ['liability_cover', 'professional_cover'],
        ['contract_review'],
        ['minutes', 'directors_cover'],
      ],
    },
    {
      key: 'money',
      pages: [
        ['attack_history'],
        ['cyber_safety', 'cyber_cover'],
        ['loss_history'],
        ['two_persons', 'crime_cover'],
      ],
    },
    { key: 'duties', pages: [['plan'], ['duties_list'], ['substances']] },
  ],
};
