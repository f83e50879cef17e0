import type { Examples } from '../../styleguide/example.tsx';
import { LayersBlock } from './layers.view.tsx';

export const examples: Examples = () => [
  {
    id: 'layers',
    title: 'Picture: layers of cover',
    examples: [
      {
        state: 'Two ways to be insured',
        isWide: true,
        body: (
          <LayersBlock
            anchor="guide-layers"
            block={{
              id: 'layers',
              blockType: 'layers',
              heading: 'The same two bills, two kinds of top-up',
              bills: [
                { label: 'March', amountInr: 300_000 },
                { label: 'July', amountInr: 400_000 },
              ],
              cases: [
                {
                  title: 'A super top-up counts the year',
                  layers: [
                    { kind: 'base', limitInr: 500_000 },
                    { kind: 'super-top-up', limitInr: 2_000_000, startsAtInr: 500_000 },
                  ],
                },
                {
                  title: 'A plain top-up counts each bill',
                  layers: [
                    { kind: 'base', limitInr: 500_000 },
                    { kind: 'top-up', limitInr: 2_000_000, startsAtInr: 500_000 },
                  ],
                },
              ],
              isMadeUp: true,
            }}
          />
        ),
      },
    ],
  },
];
