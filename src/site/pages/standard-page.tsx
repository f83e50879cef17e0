import type { PageContent, PageKind } from '#content/model.ts';
import { blocksOf } from '../blocks/needed-blocks.ts';
import { placeBlocks } from '../blocks/place-blocks.tsx';
import { useSite } from '../document/site-context.tsx';
import { SearchBox } from '../search/search-box.tsx';
import { FoldableBlocks, isFoldedInLongRead, isFoldedOnCovers, isLongRead } from './folded-parts.tsx';
import { PageFrame } from './page-frame.tsx';
import { PageHead } from './page-head.tsx';

/** Kinds of page with much to look up. */
const guides: readonly PageKind[] = ['landing', 'contact'];

/**
 * Most kinds of page: a head, then the editor's blocks in their order. Above many questions is a field to search. A
 * list of covered and excluded things makes it a page about a cover, whatever its kind: those have their details as
 * folds, and so have guides of many parts.
 */
export function StandardPage({ page }: { page: PageContent }) {
  const placed = placeBlocks(blocksOf(page, useSite().locale));
  const isAboutCover = placed.some(({ block }) => block.blockType === 'cover');
  const isGuide = guides.includes(page.kind) && isLongRead(placed.length);
  return (
    <PageFrame
      page={page}
      head={<PageHead page={page}>{page.kind === 'faq' && <SearchBox idPrefix="head" />}</PageHead>}
    >
      <div className="sheet">
        <FoldableBlocks
          placed={placed}
          isFolded={(one, index, all) =>
            isAboutCover ? index > 0 && isFoldedOnCovers(one) : isGuide && isFoldedInLongRead(one, index, all)
          }
        />
      </div>
    </PageFrame>
  );
}
