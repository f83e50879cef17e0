import type { PageContent } from '#content/model.ts';
import { Blocks, placeBlocks } from '../blocks/blocks.tsx';
import { blocksOf } from './default-blocks.ts';
import { PageFrame } from './page-frame.tsx';
import { PageHead } from './page-head.tsx';

/** Most kinds of page: a head, then the editor's blocks in their order. */
export function StandardPage({ page }: { page: PageContent }) {
  return (
    <PageFrame page={page} head={<PageHead page={page} />}>
      <div className="sheet">
        <Blocks placed={placeBlocks(blocksOf(page))} />
      </div>
    </PageFrame>
  );
}
