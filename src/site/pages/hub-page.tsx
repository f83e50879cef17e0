import type { PageContent } from '#content/model.ts';
import { blocksOf } from '../blocks/needed-blocks.ts';
import { type PlacedBlock, placeBlocks } from '../blocks/place-blocks.tsx';
import { useSite } from '../document/site-context.tsx';
import { SearchBox } from '../search/search-box.tsx';
import { FoldableBlocks } from './folded-parts.tsx';
import { PageFrame } from './page-frame.tsx';
import { PageHead } from './page-head.tsx';

/**
 * Where many pages are found from: a field to search, then the groups. Its first two parts and its first list are open;
 * every other group is a fold that names what it holds, so that a phone shows all of them in a few screens.
 */
export function HubPage({ page }: { page: PageContent }) {
  const placed = placeBlocks(blocksOf(page, useSite().locale));
  const firstList = placed.find(({ block }) => lists.includes(block.blockType));
  const isFolded = (one: PlacedBlock, index: number) =>
    index >= openParts && one !== firstList && folded.includes(one.block.blockType);
  return (
    <PageFrame
      page={page}
      head={
        <PageHead page={page}>
          <SearchBox idPrefix="head" />
        </PageHead>
      }
    >
      <div className="sheet">
        <FoldableBlocks placed={placed} isFolded={isFolded} />
      </div>
    </PageFrame>
  );
}

const openParts = 2;
const lists: readonly PlacedBlock['block']['blockType'][] = ['cards', 'links'];
const folded = [...lists, 'table', 'steps', 'prose', 'documents'];
