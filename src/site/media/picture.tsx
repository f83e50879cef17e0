import {
  mediaAddress,
  modernKinds,
  pictureFile,
  plainFile,
  widthsOf,
} from '#content/collections/upload/upload-names.ts';
import type { StoredPicture } from '#content/model.ts';

type PictureProps = {
  picture: StoredPicture;
  /** How wide it is rendered, as the browser must know before it has read a style: `(min-width: 60rem) 40rem, 100vw`. */
  sizes: string;
  /** In place of its own text: empty where what it shows is in words beside it. */
  alt?: string;
  /** It may be the first thing that a visitor sees: fetched at once. */
  isFirst?: boolean;
  className?: string;
};

/**
 * A picture that staff uploaded, in the width that a screen needs and the best kind that a browser reads. Its
 * proportions are known before it has come, so that nothing moves.
 */
export function Picture({ picture, sizes, alt = picture.alt, isFirst = false, className }: PictureProps) {
  return (
    <picture>
      {modernKinds.map((kind) => (
        <source key={kind} type={`image/${kind}`} srcSet={srcSetOf(picture, kind)} sizes={sizes} />
      ))}
      <img
        src={mediaAddress(plainFile(picture))}
        width={picture.width}
        height={picture.height}
        alt={alt}
        loading={isFirst ? undefined : 'lazy'}
        decoding="async"
        className={className}
      />
    </picture>
  );
}

function srcSetOf({ name, width }: StoredPicture, kind: (typeof modernKinds)[number]): string {
  return widthsOf(width)
    .map((each) => `${mediaAddress(pictureFile(name, each, kind))} ${each}w`)
    .join(', ');
}
