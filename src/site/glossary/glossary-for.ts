import { pageWithContentKey } from '#content/collections/pages/pages.read.ts';
import type { PageContent } from '#content/model.ts';
import type { Reader } from '#content/read/reader.ts';
import { pathIn } from '#ui/language/paths.ts';
import { glossaryMessages } from '../blocks/glossary/messages/messages.ts';
import { hasTrait } from '../pages/traits-of-kinds.ts';
import type { Glossary } from './explain-terms.ts';

const glossaryKey = 'glossary';

/** Returns the words that a page explains; it is rendered again when the glossary changes. */
export async function glossaryFor(
  { kind, contentKey }: Pick<PageContent, 'kind' | 'contentKey'>,
  reader: Pick<Reader, 'ask' | 'locale'>,
): Promise<Glossary | undefined> {
  if (!hasTrait(kind, 'words') || contentKey === glossaryKey) return undefined;
  const page = await reader.ask(pageWithContentKey, glossaryKey);
  const terms = page?.blocks.flatMap((block) => (block.blockType === 'glossary' ? block.terms : [])) ?? [];
  return (
    page && {
      path: pathIn(reader.locale, page.path),
      terms: terms.filter(({ isCommon }) => !isCommon),
      more: glossaryMessages(reader.locale).more,
    }
  );
}
