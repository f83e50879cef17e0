import type { PageContent } from '#content/model.ts';
import { Blocks, type PlacedBlock, placeBlocks } from '../blocks/blocks.tsx';
import { messages } from '../messages/en.ts';
import { PageFrame } from './page-frame.tsx';
import { PageHead } from './page-head.tsx';

/** A long text with its table of contents, which stays beside it where there is room. */
export function LegalPage({ page }: { page: PageContent }) {
  const placed = placeBlocks(page.blocks);
  return (
    <PageFrame page={page}>
      <PageHead page={page} />
      <div className="with-contents">
        <Contents placed={placed} />
        <div>
          <Blocks placed={placed} />
        </div>
      </div>
    </PageFrame>
  );
}

function Contents({ placed }: { placed: PlacedBlock[] }) {
  return (
    <nav className="contents" aria-labelledby="contents">
      <h2 id="contents">{messages.contents}</h2>
      <ol>
        {placed
          .filter(({ heading }) => heading)
          .map(({ anchor, heading }) => (
            <li key={anchor}>
              <a href={`#${anchor}`}>{heading}</a>
            </li>
          ))}
      </ol>
    </nav>
  );
}
