import type { BlockOf, PageContent } from '#content/model.ts';
import { blocksOf } from '../blocks/needed-blocks.ts';
import { Blocks, placeBlocks } from '../blocks/place-blocks.tsx';
import { PencilledChart } from '../blocks/tool-start/pencilled-chart.tsx';
import { StartButton, StartPanel } from '../blocks/tool-start/start-panel.tsx';
import type { ToolStartData } from '../blocks/tool-start/tool-start.view.tsx';
import { useSite } from '../document/site-context.tsx';
import { PageFrame } from './page-frame.tsx';
import { HeadText, HeadUmbrella } from './page-head.tsx';
import { StandardPage } from './standard-page.tsx';

/** The page on which a tool begins: its first block, the way in, is rendered at the top, where others offer a call. */
export function ToolPage({ page }: { page: PageContent }) {
  const [first, ...rest] = blocksOf(page, useSite().locale);
  if (first?.blockType !== 'tool-start') return <StandardPage page={page} />;
  return (
    <PageFrame
      page={page}
      head={<ToolHead page={page} start={first} />}
      action={<StartButton block={first} />}
    >
      <div className="sheet">
        <Blocks placed={placeBlocks(rest)} />
      </div>
    </PageFrame>
  );
}

const housesInChart = 12;

function ToolHead({ page, start }: { page: PageContent; start: BlockOf<'tool-start'> }) {
  const { houses = [], question } = (useSite().blockData.get(start.id) ?? {}) as Partial<ToolStartData>;
  const hasChart = houses.length === housesInChart;
  return (
    <div className={hasChart ? 'page-head tool-head has-chart' : 'page-head tool-head'}>
      <div className="wrap">
        <HeadText page={page}>
          <StartPanel block={start} question={question} Heading="h2" />
        </HeadText>
        {hasChart && <PencilledChart labels={houses} />}
      </div>
      {!hasChart && <HeadUmbrella page={page} />}
    </div>
  );
}
