import { documentFile, mediaAddress } from '#content/collections/upload/upload-names.ts';
import type { StoredDocument } from '#content/model.ts';
import { useSite } from '../document/site-context.tsx';
import { documentWords } from './document-words.ts';

export function DocumentLink({ document }: { document: StoredDocument }) {
  const { locale } = useSite();
  return <a href={mediaAddress(documentFile(document.name))}>{documentWords(document, locale)}</a>;
}
