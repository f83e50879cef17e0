import type { PageContent } from '#content/model.ts';
import { contentsOf, placeBlocks } from '../blocks/place-blocks.tsx';
import { useSite } from '../document/site-context.tsx';
import { Contents } from './contents.tsx';
import { FoldableBlocks, isFoldedInLongRead, isLongRead } from './folded-parts.tsx';
import { PageFrame } from './page-frame.tsx';
import { PageHead } from './page-head.tsx';

/**
 * A text of the law: a column to read, its sections listed beside it where there is room. A long one shows its first
 * part, and the headings of the others to open them by.
 */
export function PageWithContents({ page }: { page: PageContent }) {
  const site = useSite();
  const placed = placeBlocks(page.blocks);
  const isLong = isLongRead(placed.flatMap((one) => contentsOf(one, site)).length);
  return (
    <PageFrame page={page} head={<PageHead page={page} />}>
      <div className="with-contents">
        <Contents placed={placed} />
        <div>
          <FoldableBlocks placed={placed} isFolded={(...part) => isLong && isFoldedInLongRead(...part)} />
        </div>
      </div>
    </PageFrame>
  );
}
