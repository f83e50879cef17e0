import type { Block } from '#content/model.ts';
import { anchorOf } from '../text/addresses.ts';
import { CompanyBlock, PremiumsBlock, StatsBlock } from './company-blocks.tsx';
import { CoverBlock, DocumentsBlock, PriceBlock, StepsBlock, WhoForBlock } from './cover-blocks.tsx';
import { CallBackBlock, FaqListBlock, LinksBlock, PostListBlock } from './placed-blocks.tsx';
import { LawBlock, NoticeBlock, ProseBlock, QuestionsBlock } from './prose-blocks.tsx';
import { ReviewsBlock } from './reviews-block.tsx';
import { MatrixBlock, TableBlock } from './table-blocks.tsx';

export type PlacedBlock = { block: Block; anchor: string; heading: string | undefined };

// Ids that the shell has on every page.
const shellIds = [
  'main',
  'sidebar',
  'call-back',
  'call-back-title',
  'toasts',
  'page-data',
  'contents',
  'chart-title',
  'chart-description',
];

/** Gives every block a place that links can name: its own anchor, or its heading's words; never twice. */
export function placeBlocks(blocks: Block[]): PlacedBlock[] {
  const taken = new Set(shellIds);
  return blocks.map((block, index) => {
    const { heading } = block;
    const own = block.blockType === 'prose' ? block.anchor : undefined;
    const wanted = own || (heading && anchorOf(heading)) || `part-${index + 1}`;
    const anchor = taken.has(wanted) ? `${wanted}-${index + 1}` : wanted;
    taken.add(anchor);
    return { block, anchor, heading };
  });
}

export function Blocks({ placed }: { placed: PlacedBlock[] }) {
  return placed.map(({ block, anchor }) => <BlockView key={anchor} block={block} anchor={anchor} />);
}

export function BlockView({ block, anchor }: { block: Block; anchor: string }) {
  switch (block.blockType) {
    case 'prose':
      return <ProseBlock block={block} anchor={anchor} />;
    case 'who-for':
      return <WhoForBlock block={block} anchor={anchor} />;
    case 'cover':
      return <CoverBlock block={block} anchor={anchor} />;
    case 'price':
      return <PriceBlock block={block} anchor={anchor} />;
    case 'steps':
      return <StepsBlock block={block} anchor={anchor} />;
    case 'documents':
      return <DocumentsBlock block={block} anchor={anchor} />;
    case 'law':
      return <LawBlock block={block} anchor={anchor} />;
    case 'questions':
      return <QuestionsBlock block={block} anchor={anchor} />;
    case 'links':
      return <LinksBlock block={block} anchor={anchor} />;
    case 'matrix':
      return <MatrixBlock block={block} anchor={anchor} />;
    case 'table':
      return <TableBlock block={block} anchor={anchor} />;
    case 'notice':
      return <NoticeBlock block={block} anchor={anchor} />;
    case 'call-back':
      return <CallBackBlock block={block} anchor={anchor} />;
    case 'faq-list':
      return <FaqListBlock block={block} anchor={anchor} />;
    case 'post-list':
      return <PostListBlock block={block} anchor={anchor} />;
    case 'stats':
      return <StatsBlock block={block} anchor={anchor} />;
    case 'company':
      return <CompanyBlock block={block} anchor={anchor} />;
    case 'reviews':
      return <ReviewsBlock block={block} anchor={anchor} />;
    case 'premiums':
      return <PremiumsBlock block={block} anchor={anchor} />;
  }
}
