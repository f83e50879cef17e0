import sharp, { type Sharp } from 'sharp';
import type { StoredPicture } from '../../model.ts';
import type { PictureFormat } from './picture-format.ts';
import { maxWidth, modernKinds, type PictureKind, widthsOf } from './upload-names.ts';

/**
 * A picture is decoded once and written again, in every width and kind that browsers are offered: what else the file
 * held (where it was taken, a program behind its end) is dropped. The decoder works in threads of its own.
 */
export type EncodedPicture = Pick<StoredPicture, 'kind' | 'width' | 'height'> & {
  files: { width: number; kind: PictureKind; bytes: Buffer }[];
};
export type PictureProblem = 'damaged' | 'too-many-pixels' | 'too-narrow';

const maxPixels = 50_000_000;
const minSide = 16;
const maxProportion = 30;
// The largest height that every format allows, with room to spare.
const maxHeight = 8000;
// For decoding uploads only. Pictures made from them are of a size that we chose.
const maxSeconds = 20;

export async function encodePicture(
  bytes: Buffer,
  format: PictureFormat,
): Promise<EncodedPicture | { problem: PictureProblem }> {
  const problem = await problemOf(bytes, format);
  if (problem) return { problem };
  const decoded = await decode(bytes);
  return decoded ? encode(decoded) : { problem: 'damaged' };
}

/** By its head alone, before anything is decoded. */
async function problemOf(bytes: Buffer, format: PictureFormat): Promise<PictureProblem | undefined> {
  try {
    const found = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (found.format !== (format === 'avif' ? 'heif' : format)) return 'damaged';
    const sides = [found.width, found.height];
    const [short, long] = [Math.min(...sides), Math.max(...sides)];
    if (short * long > maxPixels) return 'too-many-pixels';
    return short < minSide || long > short * maxProportion ? 'too-narrow' : undefined;
  } catch {
    return 'damaged';
  }
}

type Decoded = { data: Buffer; raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 } };

/** Upright, in the colours of the web, no larger than the widest that is kept; of a moving one its first frame. */
async function decode(bytes: Buffer): Promise<Decoded | undefined> {
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'truncated' })
      .timeout({ seconds: maxSeconds })
      .autoOrient()
      .resize({ width: maxWidth, height: maxHeight, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
  } catch {
    return undefined;
  }
}

async function encode({ data, raw }: Decoded): Promise<EncodedPicture> {
  const { isOpaque } = await sharp(data, { raw }).stats();
  const kind = isOpaque ? 'jpg' : 'png';
  const files: EncodedPicture['files'] = [];
  const add = async (width: number, as: PictureKind) => {
    const picture = sharp(data, { raw }).resize({ width });
    files.push({
      width,
      kind: as,
      bytes: await writers[as](isOpaque ? picture.removeAlpha() : picture).toBuffer(),
    });
  };
  for (const as of modernKinds) for (const width of widthsOf(raw.width)) await add(width, as);
  await add(raw.width, kind);
  return { kind, width: raw.width, height: raw.height, files };
}

const writers: Record<PictureKind, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 55, effort: 3 }),
  webp: (picture) => picture.webp({ quality: 78, effort: 4 }),
  jpg: (picture) => picture.jpeg({ quality: 80, mozjpeg: true }),
  png: (picture) => picture.png({ compressionLevel: 9 }),
};
