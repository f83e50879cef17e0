import type { HouseState } from '../../engine/houses.ts';

const counts = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

function small(count: number): string {
  return counts[count] ?? String(count);
}

function large(count: number): string {
  const word = small(count);
  return word.charAt(0).toUpperCase() + word.slice(1);
}

type Counts = Record<HouseState, number>;

export const en = {
  chartTitle: 'The chart of twelve houses',
  legend: 'What the marks mean',
  lists: 'The lists of houses',
  groups: {
    open: {
      title: (count: number) => (count === 1 ? 'One stands open' : `${large(count)} stand open`),
      lead: 'Little or nothing stands between you and the bill.',
    },
    thin: {
      title: (count: number) => (count === 1 ? 'One is thin' : `${large(count)} are thin`),
      lead: 'Cover ends too early, or there is none and less is at stake.',
    },
    covered: {
      title: (count: number) => (count === 1 ? 'One is covered' : `${large(count)} are covered`),
      lead: 'Nothing is missing here by these answers. Look again in two years.',
    },
    unknown: {
      title: (count: number) => (count === 1 ? 'One is not known' : `${large(count)} are not known`),
      lead: 'That is a gap in knowledge, and no risk by itself: look it up when you have the papers at hand.',
    },
  },
  headline({ open, thin, unknown }: Counts) {
    const houses = (count: number) => (count === 1 ? 'One house' : `${large(count)} houses`);
    const are = (count: number) => (count === 1 ? 'is' : 'are');
    if (!open && !thin && !unknown) return 'All twelve houses are covered';
    if (!open && !thin) return `${houses(unknown)} ${are(unknown)} not known, the rest is covered`;
    const stand = open === 1 ? 'stands' : 'stand';
    const isOpen = open ? `${houses(open)} ${stand} open` : 'No house stands open';
    const isThin = thin ? `${small(thin)} ${are(thin)} thin` : 'none is thin';
    return unknown ? `${isOpen}, ${isThin}, ${small(unknown)} not known` : `${isOpen}, ${isThin}`;
  },
  why: 'Why it says so',
  free: 'Costs no premium',
  cover: 'The cover that helps',
  table: {
    house: 'House',
    why: 'Why it says so',
    action: 'To do, without a premium',
    cover: 'Cover that helps',
  },
};
