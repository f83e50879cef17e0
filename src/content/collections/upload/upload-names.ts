import type { StoredDocument, StoredPicture } from '../../model.ts';

/**
 * Under which names the files of an upload lie, and where visitors find them. The record keeps one name; each file's is
 * made from it and says its width and kind, so that a new width needs no new column. A name is never given twice, to
 * other content least of all: anyone who has a file may keep it for good.
 */
export const modernKinds = ['avif', 'webp'] as const;
export type PictureKind = (typeof modernKinds)[number] | StoredPicture['kind'];
export const mediaTypes = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
} as const;

/** @param mediaType of the file that the record names; a picture's is one that every program reads */
export function kindOfType(mediaType: unknown): 'jpg' | 'png' | 'pdf' {
  if (mediaType === mediaTypes.pdf) return 'pdf';
  return mediaType === mediaTypes.png ? 'png' : 'jpg';
}

const usualWidths = [320, 640, 960, 1440];
export const maxWidth = 1920;

const base = '[a-z0-9]+(?:-[a-z0-9]+)*';
export const fileNamePattern = new RegExp(`^${base}-\\d{2,4}\\.(?:avif|webp|jpg|png)$|^${base}\\.pdf$`);

/** @param width of the widest of them @returns the widths in which a picture is kept, the widest last */
export function widthsOf(width: number): number[] {
  return [...usualWidths.filter((each) => each < width), width];
}

export function pictureFile(name: string, width: number, kind: PictureKind): string {
  return `${name}-${width}.${kind}`;
}

export function documentFile(name: string): string {
  return `${name}.pdf`;
}

/** The picture itself for anyone who reads neither modern kind. */
export function plainFile({ name, width, kind }: Pick<StoredPicture, 'name' | 'width' | 'kind'>): string {
  return pictureFile(name, width, kind);
}

/** Every file that is kept of it. */
export function filesOf(
  upload: Pick<StoredPicture, 'name' | 'width' | 'kind'> | Pick<StoredDocument, 'name' | 'kind'>,
): string[] {
  if (upload.kind === 'pdf') return [documentFile(upload.name)];
  const { name, width } = upload;
  const modern = modernKinds.flatMap((kind) => widthsOf(width).map((each) => pictureFile(name, each, kind)));
  return [...modern, plainFile(upload)];
}

/** The name of the record that a file belongs to. */
export function nameOfFile(file: string): string {
  return file.replace(/-\d{2,4}\.(?:avif|webp|jpg|png)$|\.pdf$/, '');
}

/** @param file a name that fits the pattern */
export function kindOfFile(file: string): keyof typeof mediaTypes {
  return file.slice(file.lastIndexOf('.') + 1) as keyof typeof mediaTypes;
}

export function mediaAddress(file: string): string {
  return `/media/${file}`;
}
