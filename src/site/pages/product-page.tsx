import type { PageContent } from '#content/model.ts';
import { blocksOf } from '../blocks/needed-blocks.ts';
import { Blocks, type PlacedBlock, placeBlocks } from '../blocks/place-blocks.tsx';
import { useSite } from '../document/site-context.tsx';
import { isPicture } from '../document/stylesheet.ts';
import { FirstQuestionPanel } from '../first-question/first-question.tsx';
import type { FirstQuestion } from '../first-question/first-question-of.ts';
import { ProductHead } from '../heads/product-head.tsx';
import { AdviserCard } from '../people/adviser-card.tsx';
import type { Adviser } from '../people/adviser-for.ts';
import { FoldableBlocks, isFoldedOnCovers } from './folded-parts.tsx';
import { PageFrame } from './page-frame.tsx';
import { Rail } from './rail.tsx';

type ProductPageProps = {
  page: PageContent;
  adviser?: Adviser | undefined;
  firstQuestion?: FirstQuestion | undefined;
};

/**
 * A cover explained, or what a kind of business needs: what its reader asks first and a tool's first question, one case
 * drawn across the page, and the rest as folds. On a desk the way to a person and the list of parts stay beside the text;
 * on a phone the person is introduced below what is asked first.
 */
export function ProductPage({ page, adviser, firstQuestion }: ProductPageProps) {
  const placed = placeBlocks(blocksOf(page, useSite().locale));
  const drawn = placed.findIndex(({ block }) => isPicture(block.blockType));
  const end = drawn < 0 ? placed.length : drawn;
  const ways = (
    <>
      {adviser && (
        <div className="wrap adviser-below">
          <AdviserCard adviser={adviser} />
        </div>
      )}
      {firstQuestion && <FirstQuestionPanel question={firstQuestion} />}
    </>
  );
  return (
    <PageFrame page={page} head={<ProductHead page={page} />}>
      <div className="product">
        {end > 0 && (
          <div className="product-text">
            <Parts placed={placed.slice(0, end)} isFirst />
            {ways}
          </div>
        )}
        <div className="product-scene">
          <Blocks placed={placed.slice(end, end + 1)} />
        </div>
        <div className="product-text">
          {end === 0 && ways}
          <Parts placed={placed.slice(end + 1)} />
        </div>
        <Rail {...{ page, placed, adviser }} />
      </div>
    </PageFrame>
  );
}

function Parts({ placed, isFirst = false }: { placed: PlacedBlock[]; isFirst?: boolean }) {
  const isFolded = (one: PlacedBlock, index: number) =>
    // A page may begin with one of them: that is its introduction. One scene is open; a second one is a detail.
    !(isFirst && index === 0) && (isFoldedOnCovers(one) || isPicture(one.block.blockType));
  return <FoldableBlocks placed={placed} isFolded={isFolded} />;
}
