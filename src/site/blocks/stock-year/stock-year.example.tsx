import type { BlockOf } from '#content/model.ts';
import type { Examples } from '../../styleguide/example.tsx';
import { StockYearBlock } from './stock-year.view.tsx';

const cloth: BlockOf<'stock-year'> = {
  id: 'cloth',
  blockType: 'stock-year',
  heading: 'Enough for an ordinary month, too little in the season',
  intro: 'A cloth trader’s stock over the year.',
  measure: 'Stock',
  firstMonth: 4,
  months: [44, 40, 44, 48, 56, 72, 80, 72, 56, 48, 44, 44].map((lakh) => lakh * 100_000),
  sumInsuredInr: 6_000_000,
  lossInr: 1_000_000,
  waiverPercent: 15,
  isMadeUp: true,
};

export const examples: Examples = () => [
  {
    id: 'stock-year',
    title: 'Picture: a year of stock',
    examples: [{ state: 'A season', isWide: true, body: <StockYearBlock block={cloth} anchor="cloth" /> }],
  },
];
