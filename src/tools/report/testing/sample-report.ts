import { kundli } from '#ui/kundli/kundli.ts';
import { svgText } from '#ui/shapes/svg-text.ts';
import type { CheckedSection } from '../../engine/check-list.ts';
import type { Parameter } from '../../engine/version.ts';
import type { ReportPart } from '../report.ts';
import type { ReportInput } from '../report-input.ts';

/** A report as large as those of the tools, for tests and for measuring: twelve houses, a sum, answers, a method. */
export const sampleHouses = [
  'Health',
  'Life and income',
  'Illness and disability',
  'Emergency money',
  'Home',
  'Vehicle and liability',
  'Travel',
  'Digital fraud',
  'Parents',
  'Debts',
  'Documents and nominees',
  'Continuity',
] as const;

export const sampleSteps = [
  ['One serious illness today', '₹ 9,00,000'],
  ['Four people are covered', '₹ 4,50,000'],
  ['The eldest is 46 to 60', '₹ 2,70,000'],
  ['A dearer city', '₹ 3,24,000'],
  ['Fifteen years of rising prices', '₹ 11,06,000'],
  ['What you should hold', '₹ 30,50,000'],
] as const;

const states = ['open', 'thin', 'covered'] as const;
const houses = sampleHouses.map((label, index) => ({ label, state: states[index % 3] ?? 'open' }));
const chart = svgText(kundli({ houses, locale: 'en' }));

const parts: ReportPart[] = [
  { kind: 'heading', level: 2, text: 'Your chart' },
  { kind: 'picture', svg: chart, alt: 'Twelve houses: four open, four thin, four covered', width: 0.62 },
  { kind: 'page' },
  { kind: 'heading', level: 2, text: 'House by house' },
  ...houses.flatMap(({ label, state }): ReportPart[] => [
    { kind: 'heading', level: 3, text: `${label}: ${state}` },
    { kind: 'text', text: 'You told us of two people who live from your income, and of no cover for it.' },
    { kind: 'list', items: ['Write down who is to get what, and tell one of them.', 'Term life insurance'] },
  ]),
  { kind: 'heading', level: 2, text: 'How the sum comes about' },
  {
    kind: 'table',
    columns: ['Step', 'Amount'],
    rows: sampleSteps,
    figures: [1],
    hasTotal: true,
  },
];

const sections: CheckedSection[] = [
  'You and yours',
  'What you own',
  'What you owe',
  'What is written down',
].map((title, section) => ({
  key: title,
  title,
  rows: sampleHouses.slice(0, 5).map((house, row) => ({
    question: `q-${section}-${row}`,
    page: `q-${section}`,
    asked: `${house}: what is there already, and who knows of it?`,
    said: row === 3 ? '' : 'Yes, through my employer, for ₹ 5,00,000',
    isDeclined: row === 4,
  })),
}));

const parameters: Parameter[] = Array.from({ length: 40 }, (_, index) => ({
  key: `number-${index}`,
  label: `${sampleHouses[index % 12]}, number ${index + 1}`,
  value: (index + 1) * 25_000,
  unit: 'rupees',
  source: 'Report on what hospitals charge in twelve cities, table 7, second edition',
  asOf: '2026-04-01',
  isAssumption: index % 4 === 0,
}));

export const sampleReport: ReportInput = {
  report: {
    title: 'Four houses are open: life and income first',
    lead: 'Twelve things can go wrong in most lives. Four of yours have no roof, four have a thin one, four are covered.',
    parts,
  },
  sections,
  toolTitle: 'Risk Janampatri',
  parameters,
  version: { number: 3, publishedAt: '2026-11-20T09:30:00.000Z' },
  date: '2026-11-22',
  disclaimer:
    'This is information, not advice on a particular policy. What a policy pays is said in its wording alone. Insurance is a matter of solicitation.',
  brandName: 'Parasol',
  siteAddress: 'https://www.example.com',
  locale: 'en',
};
