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
      title: (count: number) => (count === 1 ? 'One is open' : `${large(count)} are open`),
      lead: 'Something essential is missing here.',
    },
    thin: {
      title: (count: number) => (count === 1 ? 'One is thin' : `${large(count)} are thin`),
      lead: 'What is in place falls short, or something is missing but less is at stake.',
    },
    covered: {
      title: (count: number) => (count === 1 ? 'One is covered' : `${large(count)} are covered`),
      lead: 'Going by these answers, what is in place is enough, or there is nothing to cover. Check again in two to three years.',
    },
    unknown: {
      title: (count: number) => (count === 1 ? 'One is not known' : `${large(count)} are not known`),
      lead: 'That is a gap in knowledge, not a risk in itself: look up the answer when you have your documents with you.',
    },
  },
  headline({ open, thin, covered, unknown }: Counts) {
    const houses = (count: number) => (count === 1 ? 'One house' : `${large(count)} houses`);
    const are = (count: number) => (count === 1 ? 'is' : 'are');
    const isThin = `${small(thin)} ${are(thin)} thin`;
    if (unknown > 6 && (open || thin)) {
      const rest = [open && `${small(open)} ${are(open)} open`, thin && isThin];
      return [`${houses(unknown)} ${are(unknown)} not known`, ...rest.filter(Boolean)].join(', ');
    }
    if (!open && !thin && !unknown) return 'All twelve houses are covered';
    if (!open && !thin) {
      const areUnknown = `${houses(unknown)} ${are(unknown)} not known`;
      if (!covered) return areUnknown;
      return `${areUnknown}; ${covered === 1 ? 'the other one is' : 'the rest are'} covered`;
    }
    const isOpen = open ? `${houses(open)} ${are(open)} open` : 'No house is open';
    const found = `${isOpen}, ${thin ? isThin : 'none is thin'}`;
    return unknown ? `${found}, ${small(unknown)} not known` : found;
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
