import { useSite } from '../document/site-context.tsx';
import { DocumentLink } from './document-link.tsx';
import { Figure, textWidth } from './figure.tsx';

/** A picture between two paragraphs, or a document under its name; nothing where it was taken away since. */
export function UploadInText({ id }: { id: number }) {
  const upload = useSite().uploads[id];
  if (!upload) return null;
  if (upload.kind !== 'pdf') return <Figure picture={upload} sizes={textWidth} />;
  return (
    <p>
      <DocumentLink document={upload} />
    </p>
  );
}
