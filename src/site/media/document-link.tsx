import { documentFile, mediaAddress } from '#content/collections/upload/upload-names.ts';
import type { StoredDocument } from '#content/model.ts';
import { fileSize } from '#ui/language/numbers.ts';
import { useSite } from '../document/site-context.tsx';
import { mediaMessages } from './messages/messages.ts';

/** A link to a document, which says what comes and how much of it: someone may be counting their megabytes. */
export function DocumentLink({ document: { name, title, bytes } }: { document: StoredDocument }) {
  const { locale } = useSite();
  return (
    <a href={mediaAddress(documentFile(name))}>
      {title} ({mediaMessages(locale).pdf(fileSize(bytes, locale))})
    </a>
  );
}
