import type { RichTextValue } from '#content/rich-text-value.ts';
import { RichText } from '../blocks/rich-text.tsx';
import { useSite } from '../document/site-context.tsx';
import { Figure, textWidth } from './figure.tsx';

/**
 * A record's text, with its picture below the first paragraph: words come first, and on a phone the first window is
 * painted without it. @param pictureId of its upload
 */
export function TextWithPicture({ text, pictureId = 0 }: { text: RichTextValue; pictureId?: number }) {
  const upload = useSite().uploads[pictureId];
  if (!upload || upload.kind === 'pdf') return <RichText value={text} />;
  const { children } = text.root;
  return (
    <>
      <RichText value={{ root: { children: children.slice(0, 1) } }} />
      <Figure picture={upload} sizes={textWidth} />
      <RichText value={{ root: { children: children.slice(1) } }} />
    </>
  );
}
