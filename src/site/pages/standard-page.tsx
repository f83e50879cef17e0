import type { PageContent } from '#content/model.ts';
import { blocksOf } from '../blocks/needed-blocks.ts';
import { Blocks, placeBlocks } from '../blocks/place-blocks.tsx';
import { useSite } from '../document/site-context.tsx';
import { SearchBox } from '../search/search-box.tsx';
import { PageFrame } from './page-frame.tsx';
import { PageHead } from './page-head.tsx';

/** Most kinds of page: a head, then the editor's blocks in their order. Above many questions is a field to search. */
export function StandardPage({ page }: { page: PageContent }) {
  return (
    <PageFrame
      page={page}
      head={<PageHead page={page}>{page.kind === 'faq' && <SearchBox idPrefix="head" />}</PageHead>}
    >
      <div className="sheet">
        <Blocks placed={placeBlocks(blocksOf(page, useSite().locale))} />
      </div>
    </PageFrame>
  );
}
