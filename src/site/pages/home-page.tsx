import type { PageContent, Partner } from '#content/model.ts';
import { blocksOf } from '../blocks/needed-blocks.ts';
import { type PlacedBlock, placeBlocks, RenderedBlock } from '../blocks/place-blocks.tsx';
import { FoldContext } from '../blocks/section.tsx';
import { useSite } from '../document/site-context.tsx';
import type { FirstQuestion } from '../first-question/first-question-of.ts';
import { AudienceCards } from '../home/audience-cards.tsx';
import { HomeHead } from '../home/home-head.tsx';
import { leadsToChart } from '../home/offers-chart.ts';
import { RiskChart } from '../home/risk-chart.tsx';
import { TrustStrip } from '../home/trust-strip.tsx';
import { PageFrame } from './page-frame.tsx';

type HomePageProps = {
  page: PageContent;
  insurers?: readonly Partner[] | undefined;
  firstQuestion?: FirstQuestion | undefined;
};

/**
 * The home page renders two kinds of link lists larger than other pages: the audiences and the tools. One text says what
 * we do; further ones, and steps, are folds.
 */
export function HomePage({ page, insurers, firstQuestion }: HomePageProps) {
  const placed = placeBlocks(blocksOf(page, useSite().locale));
  return (
    <PageFrame page={page} head={<HomeHead page={page} />}>
      <TrustStrip insurers={insurers} />
      <div className="sheet">
        {placed.map((one, index) => (
          <FoldContext key={one.anchor} value={isFolded(one, index, placed)}>
            <HomeBlock {...one} question={firstQuestion} />
          </FoldContext>
        ))}
      </div>
    </PageFrame>
  );
}

function isFolded({ block }: PlacedBlock, index: number, all: readonly PlacedBlock[]): boolean {
  if (block.blockType === 'steps') return true;
  return block.blockType === 'prose' && all.findIndex((one) => one.block.blockType === 'prose') < index;
}

function HomeBlock({ block, anchor, question }: PlacedBlock & { question: FirstQuestion | undefined }) {
  if (block.blockType !== 'links') return <RenderedBlock block={block} anchor={anchor} />;
  return leadsToChart(block) ? (
    <RiskChart block={block} anchor={anchor} question={question} />
  ) : (
    <AudienceCards block={block} anchor={anchor} />
  );
}
