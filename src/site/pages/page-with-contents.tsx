import type { PageContent } from '#content/model.ts';
import { Blocks, placeBlocks } from '../blocks/place-blocks.tsx';
import { Contents } from './contents.tsx';
import { PageFrame } from './page-frame.tsx';
import { PageHead } from './page-head.tsx';

/** A long text: a column to read, its sections listed beside it where there is room. */
export function PageWithContents({ page }: { page: PageContent }) {
  const placed = placeBlocks(page.blocks);
  return (
    <PageFrame page={page} head={<PageHead page={page} />}>
      <div className="with-contents">
        <Contents placed={placed} />
        <div>
          <Blocks placed={placed} />
        </div>
      </div>
    </PageFrame>
  );
}
