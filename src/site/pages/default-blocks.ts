import type { Block, BlockType, FaqGroup, PageContent, PostCategory } from '#content/model.ts';
import { messages } from '../messages/en.ts';

/**
 * Some kinds of page are nothing without one block: the list of questions, the list of posts, the company
 * details that the law asks for on the home page. An editor who removes it gets it back at the end.
 */
export function blocksOf(page: PageContent): Block[] {
  const missing = neededBlock(page);
  if (!missing || page.blocks.some(({ blockType }) => blockType === missing.blockType)) return page.blocks;
  return [...page.blocks, missing];
}

type NeededBlock = Extract<Block, { blockType: Extract<BlockType, 'faq-list' | 'post-list' | 'company'> }>;

function neededBlock({ kind, path }: PageContent): NeededBlock | undefined {
  const heading = messages.defaultHeading;
  if (kind === 'home') return { id: 'company', blockType: 'company', heading: heading.company };
  if (kind === 'faq')
    return { id: 'faqs', blockType: 'faq-list', heading: heading.faqs, group: groupOf(path) };
  if (kind === 'blog')
    return { id: 'posts', blockType: 'post-list', heading: heading.posts, category: categoryOf(path) };
  return undefined;
}

function groupOf(path: string): FaqGroup {
  if (path.startsWith('/posp')) return 'posp';
  return path.startsWith('/corporate') ? 'corporate' : 'personal';
}

function categoryOf(path: string): 'all' | PostCategory {
  const [, category] = /^\/blog-(opportunity|strategy|successful)$/.exec(path) ?? [];
  return (category as PostCategory | undefined) ?? 'all';
}
