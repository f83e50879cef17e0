import { pageWithContentKey } from '#content/collections/pages/pages.read.ts';
import type { PageContent, PageKind } from '#content/model.ts';
import type { Reader } from '#content/read/reader.ts';
import { pathIn } from '#ui/language/paths.ts';
import { glossaryMessages } from '../blocks/glossary/messages/messages.ts';
import type { Glossary } from './explain-terms.ts';

const glossaryKey = 'glossary';

/** Covers, those whom they are for, and what to do at a claim: there a word that nobody knows stands in the way. */
const kinds: readonly PageKind[] = [
  ...(['corporate-product', 'corporate-sector', 'corporate-size', 'personal-product'] as const),
  ...(['fertility', 'other-product', 'landing'] as const),
];

/** What a page explains of its words; it is drawn again when the glossary changes. */
export async function glossaryFor(
  { kind, contentKey }: Pick<PageContent, 'kind' | 'contentKey'>,
  reader: Pick<Reader, 'ask' | 'locale'>,
): Promise<Glossary | undefined> {
  if (!kinds.includes(kind) || contentKey === glossaryKey) return undefined;
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
