import type { Block } from '#content/model.ts';
import { deleteFailedPagesExcept, recordFailedPage } from '#content/read/failed-pages.ts';
import { isUnavailable } from '#platform/database.ts';
import { describeError, log } from '#platform/log.ts';
import { blocks } from '../blocks/blocks.ts';
import type { RenderInput } from '../document/page-data.ts';
import { renderPage } from '../pages/render-page.tsx';
import type { PublishUnit } from './publish-source.ts';

/** Told by the publisher of pages that it cannot render, so that someone who can mend them is told in words. */
export type PageFailures = {
  /** Once for each reason. @param input what it was to be rendered from; nothing where that could not be read */
  failed(unit: PublishUnit, error: unknown, input: RenderInput | undefined): Promise<void>;
  /** Nothing is left to do but these pages. */
  settled(failing: readonly string[]): Promise<void>;
};

const maxReasonLength = 300;

export function pageFailures(): PageFailures {
  // Whatever a former run has left is looked at once.
  let isTidy = false;
  const quietly = (work: Promise<void>) =>
    work.catch((error: unknown) => log.warn('troubles not noted', describeError(error)));
  return {
    async failed({ path, record }, error, input) {
      // The pages are well, and no one could read of it either.
      if (isUnavailable(error)) return;
      isTidy = false;
      const reason = (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(
        0,
        maxReasonLength,
      );
      await quietly(recordFailedPage({ path, record, place: whatFails(input), reason }));
    },
    async settled(failing) {
      if (isTidy) return;
      isTidy = failing.length === 0;
      await quietly(deleteFailedPagesExcept(failing));
    },
  };
}

/** Finds the part of a page that cannot be rendered: each block is rendered by itself, then the page without any. */
export function whatFails(input: RenderInput | undefined): string {
  if (!input) return 'The content of the page could not be read.';
  const all = input.page.blocks;
  const isDrawn = (some: Block[]) => {
    try {
      renderPage({ ...input, page: { ...input.page, blocks: some } });
      return true;
    } catch {
      return false;
    }
  };
  if (all.length === 0) return 'The page could not be displayed. Something in it may be empty.';
  if (!isDrawn([])) return 'The head of the page, or the frame around its blocks, could not be displayed.';
  const at = all.findIndex((block) => !isDrawn([block]));
  const block = all[at];
  return block
    ? `Block ${at + 1} of ${all.length}, ${nameOf(block)}, could not be displayed. Something in it may be empty.`
    : 'The page could not be displayed, or its file could not be written.';
}

function nameOf(block: Block): string {
  const kind = blocks.find(({ slug }) => slug === block.blockType)?.labels?.singular;
  const heading: unknown = Reflect.get(block, 'heading');
  const name = typeof kind === 'string' ? kind : block.blockType;
  return typeof heading === 'string' && heading ? `${name} “${heading}”` : name;
}
