import type { PageContent } from '#content/model.ts';
import { Blocks, placeBlocks } from '../blocks/blocks.tsx';
import { Contents } from './contents.tsx';
import { PageFrame } from './page-frame.tsx';
import { PageHead } from './page-head.tsx';

/** A long text with its table of contents, which stays beside it where there is room. */
export function LegalPage({ page }: { page: PageContent }) {
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
