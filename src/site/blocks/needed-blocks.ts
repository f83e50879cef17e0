import type { Block, PageContent } from '#content/model.ts';
import type { Locale } from '#ui/language/locales.ts';
import { views } from './views.ts';

const needed = Object.values(views).flatMap(({ neededOn }) => neededOn ?? []);

/**
 * The page's blocks, and those that its kind is nothing without: the list of questions, the list of posts, the
 * company details that the law asks for. An editor who removes one gets it back at the end.
 */
export function blocksOf(page: PageContent, locale: Locale): Block[] {
  const made = needed.filter(({ kind }) => kind === page.kind).map(({ make }) => make(page, locale));
  const missing = made.filter(({ blockType }) => page.blocks.every((block) => block.blockType !== blockType));
  return [...page.blocks, ...missing];
}
