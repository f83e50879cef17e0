import type { StoredPicture } from '#content/model.ts';
import { Credit } from './credit.tsx';
import { Picture } from './picture.tsx';

type FigureProps = { picture: StoredPicture; caption?: string; sizes: string };

/** For the `sizes` of a picture that is between paragraphs. */
export const textWidth = '(min-width: 768px) 36rem, calc(100vw - 2.5rem)';

/** A picture with what is said below it: its caption, and whose it is. */
export function Figure({ picture, caption, sizes }: FigureProps) {
  return (
    <figure className="photo">
      <Picture picture={picture} sizes={sizes} />
      {(caption || picture.credit) && (
        <figcaption className="note">
          {caption}
          {caption && picture.credit && ' '}
          <Credit picture={picture} />
        </figcaption>
      )}
    </figure>
  );
}
