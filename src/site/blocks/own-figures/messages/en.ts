import type { MeasuredKind } from '../../../visits/page-speeds.ts';
import type { SpeedMetric } from '../../../visits/speed-buckets.ts';

const metrics: Record<SpeedMetric, string> = {
  lcp: 'The largest part of the page is visible (LCP)',
  fcp: 'The first words are visible (FCP)',
  tbt: 'The page is too busy to respond (blocking time)',
  inp: 'The page responds to a tap, click or key (INP)',
  cls: 'How much the page shifts by itself (CLS)',
  bytes: 'Data sent to show one page',
};

const kinds: Record<MeasuredKind, string> = {
  home: 'Home page',
  hub: 'Overviews',
  'corporate-product': 'Covers for companies',
  'corporate-sector': 'Pages by line of business',
  'corporate-size': 'Pages by company size',
  'personal-product': 'Covers for people',
  fertility: 'IVF, donors and surrogates',
  'other-product': 'Other covers',
  faq: 'Questions and answers',
  blog: 'Blog',
  tool: 'Tools',
  'thank-you': 'Thank-you pages',
  contact: 'Contact pages',
  legal: 'Legal pages',
  about: 'About us',
  career: 'Careers',
  news: 'News',
  landing: 'Campaign pages',
  'not-found': 'Page not found',
  plain: 'Forms and search',
};

type Period = { from: string; to: string };

export const en = {
  columns: { metric: 'What is measured', good: 'Good is', narrow: 'Phones', wide: 'Larger screens' },
  kind: 'Kind of page',
  metrics,
  kinds,
  byKind: 'The largest part of the page is visible, by kind of page',
  period: ({ from, to }: Period) =>
    `From ${from} to ${to}, three out of four views were this good or better.`,
  atMost: (value: string) => `${value} or less`,
  over: (value: string) => `over ${value}`,
  views: (count: string) => `${count} views`,
  tooFew: 'not enough visits yet',
  seconds: (count: string) => `${count} s`,
  milliseconds: (count: string) => `${count} ms`,
  availability: ({
    share,
    served,
    minutes,
    from,
    to,
  }: Period & Record<'share' | 'served' | 'minutes', string>) =>
    `${share}% of the time. From ${from} to ${to} the site was responding in ${served} of ${minutes} minutes.`,
  notLongEnough: 'Not measured for long enough yet: the first figure will appear after a full day.',
  calls: ({ share, due, from, to }: Period & { share: Period; due: string }) =>
    `Between ${share.from}% and ${share.to}% of our calls were made on time, out of ${due} calls that were due from ${from} to ${to}.`,
  dueBetween: ({ from, to }: Period) => `${from} to ${to}`,
  dueAbove: (count: string) => `${count} or more`,
  tooFewCalls: 'Not enough calls yet: we do not publish a percentage based on fewer than 20 calls.',
};
