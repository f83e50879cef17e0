import type { QuestionnaireKey } from '../../../engine/questionnaire.ts';

/**
 * The formulas step by step. No number is in them: `of` puts in a parameter's value by its key, as people read it,
 * so that the words of a version say what it calculates with.
 */
type Numbers = (key: string) => string;

// A version is recognised by a parameter that only it has, so that an older one is explained as it was published.
const healthCover = (of: Numbers) => (of('start-metro') ? healthCoverAdvised(of) : healthCoverFirst(of));

const healthCoverAdvised = (of: Numbers) => [
  `We start from the least cover that insurers and marketplaces advise today for one adult: ${of('start-metro')} in a metro and ${of('start-tier-2')} in a tier-2 city. Elsewhere we assume ${of('start-tier-3')}. The lists below show how each city is counted.`,
  `Room: ${of('room-general')} for a general ward, ${of('room-shared')} for a shared room, ${of('room-single')} for a private room, ${of('room-suite')} for a suite.`,
  `Age of the eldest: ${of('age-up-to-35')} up to 35, ${of('age-36-45')} from 36 to 45, ${of('age-46-60')} from 46 to 60, ${of('age-61-up')} from 61.`,
  `Health: ${of('tobacco')} for tobacco, ${of('condition-treated')} for an illness under treatment, ${of('condition-serious')} for a serious illness, now or in the past. A question that you decline to answer changes nothing.`,
  `People who share the cover: a further adult adds ${of('further-adult')} of the first person’s amount, a child ${of('child')}.`,
  `Time until you next change the cover: the low case reflects today’s prices. In the likely case prices rise by ${of('growth-likely')} for ${of('years-likely')}, until a review. In the high case they rise by ${of('growth-high')} for ${of('years-high')} without a review.`,
  `If ${of('income-share')} of a year’s income is more than the amount so far, this share counts instead. Without an income it does not apply.`,
  `We subtract your present cover: your own policy in full, and ${of('employer-share')} of an employer’s, since such cover ends with the job.`,
  `We round the rest up to the next sum insured on sale. A sum insured exceeded by up to ${of('ladder-tolerance')} is accepted as enough.`,
  'If you have a policy of your own, it stays as the base, with the likely sum as a super top-up above it. Otherwise the base is the likely sum or, if smaller, your city’s starting figure, rounded up to a sum on sale. The rest is a super top-up.',
  'We calculate separately for parents aged 61 and over, for a policy of their own. The totals are for all policies together.',
  'Published hospital bills are shown beside the result. The formula does not use them.',
];

const healthCoverFirst = (of: Numbers) => [
  `We start from what one large hospital stay may cost today: ${of('event-metro')} in a metro, ${of('event-tier-2')} in a tier-2 city, ${of('event-tier-3')} elsewhere. The lists below show how each city is counted.`,
  `Room: ${of('room-general')} for a general ward, ${of('room-shared')} for a shared room, ${of('room-single')} for a private room, ${of('room-suite')} for a suite.`,
  `Age of the eldest: ${of('age-up-to-35')} up to 35, ${of('age-36-45')} from 36 to 45, ${of('age-46-60')} from 46 to 60, ${of('age-61-up')} from 61.`,
  `Health: ${of('tobacco')} for tobacco, ${of('condition-treated')} for an illness under treatment, ${of('condition-serious')} for a serious one, now or in the past. A question that you decline to answer changes nothing.`,
  `People who share the cover: a further adult adds ${of('further-adult')} of the first person’s amount, a child ${of('child')}.`,
  `Prices rise at ${of('growth-low')} for ${of('years-low')} in the low case, ${of('growth-likely')} for ${of('years-likely')} in the likely one, ${of('growth-high')} for ${of('years-high')} in the high one.`,
  `If ${of('income-share')} of a year’s income is more than the amount so far, this share counts instead. Without an income it does not apply.`,
  `We subtract your present cover: your own policy in full, and ${of('employer-share')} of an employer’s, since such cover ends with the job.`,
  `We round the rest up to the next sum insured on sale. A sum insured exceeded by up to ${of('ladder-tolerance')} is accepted as enough.`,
  'If you have a policy of your own, it stays as the base, and the likely sum is a super top-up above it. If you have none, you begin with a base for up to one large stay, and the rest is a super top-up.',
  'We calculate separately for parents aged 61 and over, for a policy of their own. The totals are for all policies together.',
];

const personalRisk = (of: Numbers) => [
  'For each house we compare the likely need with the cover in hand; the tables below show how.',
  'Where no question asks whether there is a need, we assume one.',
  of('start-metro')
    ? `Health, your own and your parents’: the need starts from the least cover advised today for one adult, ${of('start-metro')} in a metro, ${of('start-tier-2')} in a large city and, by our assumption, ${of('start-tier-3')} elsewhere. We multiply it by a factor for the eldest’s age: ${of('age-36-45')} from 36 to 45, ${of('age-46-60')} from 46 to 60, ${of('age-61-up')} from 61. A further adult adds ${of('further-adult')}, a child ${of('child')}. Two or more children count as ${of('children-counted')}, parents as ${of('parents-counted')} people: ${of('age-46-60')}, or ${of('age-61-up')} if one is 60 or older. We then add price rises of ${of('growth')} for ${of('growth-years')}.`
    : `Health, your own and your parents’: the need is one large hospital stay, ${of('stay-metro')} in a metro, ${of('stay-tier-2')} in a large city and ${of('stay-tier-3')} elsewhere, for one person up to 35. We multiply it by a factor for the eldest’s age: ${of('age-36-45')} from 36 to 45, ${of('age-46-60')} from 46 to 60, ${of('age-61-up')} from 61. A further adult adds ${of('further-adult')}, a child ${of('child')}. Two or more children count as ${of('children-counted')}, parents as ${of('parents-counted')} people: ${of('age-46-60')}, or ${of('age-61-up')} if one is 60 or older. Then it grows at ${of('growth')} for ${of('growth-years')}.`,
  `An employer’s hospital cover counts at ${of('employer-share')}, since it ends with the job.`,
  `Life: the need is a year’s income ${of('life-years')}. A serious illness: a year’s income ${of('illness-years')}. Both are Singapore’s official rules of thumb; we found none from an Indian regulator.`,
  `Emergency money: ${of('emergency-low')} months of spending for two incomes, or for a pension, rent or savings; otherwise ${of('emergency-high')}.`,
  `Digital fraud and documents: ${of('guards-wanted')} safeguards and ${of('papers-wanted')} documents in order are enough.`,
];

const corporateRisk = (of: Numbers) => [
  'Each house has four measures, taken from your answers. If several answers affect one measure, the most serious counts. The tables below show what each answer means.',
  `Likelihood, 1 to 5: about once in ${of('likelihood-1-years')}, ${of('likelihood-2-years')}, ${of('likelihood-3-years')}, ${of('likelihood-4-years')} or ${of('likelihood-5-years')}.`,
  `Consequence, 1 to 5: what one event would cost as a share of a year’s turnover, up to ${of('consequence-1-share')}, ${of('consequence-2-share')}, ${of('consequence-3-share')}, ${of('consequence-4-share')}, or more.`,
  'Likelihood times consequence is the risk before controls, 25 at most.',
  `The risk left after your own controls: ${of('control-none')} with none, ${of('control-partly')} with some, ${of('control-in-place')} if they are in place, ${of('control-tested')} if they are also tested.`,
  `An insured house is covered if the risk left is at most ${of('covered-to')}, and thin above that. If it is partly insured, it is thin. If it is not insured, it is open if ${of('open-from')} or more is left, and thin below that. If there is nothing to insure, it is covered.`,
  'If no one knows the answer, the house is marked “not known”. That is a gap in knowledge, listed separately and not counted as a risk.',
  `On the map, likelihood times consequence is moderate from ${of('moderate-from')}, heavy from ${of('heavy-from')} and very heavy from ${of('very-heavy-from')}.`,
  `The list names up to ${of('top-count')} uninsured houses, those with the most risk left.`,
  'The score is 100 minus the known risk left, as a percentage of the worst possible. Such scores multiply ranks: they help to structure a discussion and predict nothing.',
];

export const en = {
  formulas: {
    'health-cover': healthCover,
    'personal-risk': personalRisk,
    'corporate-risk': corporateRisk,
    'fertility-survey': () => [],
  } satisfies Record<QuestionnaireKey, (of: Numbers) => string[]>,
  houses: 'House by house',
  house: 'House',
  need: 'May be needed',
  inHand: 'In hand',
  state: 'State',
  notKnown: 'not known',
  product: (likelihood: number, consequence: number, inherent: number) =>
    `${likelihood} × ${consequence} = ${inherent}`,
  health: {
    headline: 'The finding',
    cases: { low: 'Low', likely: 'Likely', high: 'High' },
    base: 'Base',
    topUp: 'Super top-up',
    step: 'Step, likely case',
    change: 'Changes it by',
    soFar: 'So far',
  },
  corporate: {
    inherent: 'Likelihood × consequence',
    control: 'Controls leave',
    residual: 'Left',
    insured: 'Insured',
    top: 'Largest without insurance',
    statutory: 'Covers named in law',
    applies: (name: string) => `${name} applies`,
    mayApply: (name: string) => `${name} may apply`,
    score: 'Score',
    none: 'none',
  },
};
