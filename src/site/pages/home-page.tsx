import type { PageContent, Partner } from '#content/model.ts';
import { blocksOf } from '../blocks/needed-blocks.ts';
import { type PlacedBlock, placeBlocks, RenderedBlock } from '../blocks/place-blocks.tsx';
import { useSite } from '../document/site-context.tsx';
import { AudienceCards } from '../home/audience-cards.tsx';
import { HomeHead } from '../home/home-head.tsx';
import { leadsToChart, RiskChart } from '../home/risk-chart.tsx';
import { TrustStrip } from '../home/trust-strip.tsx';
import { PageFrame } from './page-frame.tsx';

type HomePageProps = { page: PageContent; insurers?: readonly Partner[] | undefined };

/** The home page renders two kinds of link lists larger than other pages: the audiences and the tools. */
export function HomePage({ page, insurers }: HomePageProps) {
  return (
    <PageFrame page={page} head={<HomeHead page={page} />}>
      <TrustStrip insurers={insurers} />
      <div className="sheet">
        {placeBlocks(blocksOf(page, useSite().locale)).map((placed) => (
          <HomeBlock key={placed.anchor} {...placed} />
        ))}
      </div>
    </PageFrame>
  );
}

function HomeBlock({ block, anchor }: PlacedBlock) {
  if (block.blockType !== 'links') return <RenderedBlock block={block} anchor={anchor} />;
  return leadsToChart(block) ? (
    <RiskChart block={block} anchor={anchor} />
  ) : (
    <AudienceCards block={block} anchor={anchor} />
  );
}
