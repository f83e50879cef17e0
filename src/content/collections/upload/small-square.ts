import type { StoredPicture } from '../../model.ts';
import { mediaFiles } from './media-files.ts';
import { plainFile } from './upload-names.ts';

/**
 * A picture as a small square JPEG, for programs that read neither modern kind, such as those for mail. The decoder is
 * loaded with the first one.
 * @throws Error when its file cannot be read now
 */
export async function smallSquare(picture: StoredPicture, px: number): Promise<Buffer> {
  const [{ default: sharp }, whole] = await Promise.all([
    import('sharp'),
    mediaFiles.readWhole(plainFile(picture)),
  ]);
  return sharp(whole)
    .resize({ width: px, height: px, fit: 'cover', position: 'top' })
    .flatten({ background: 'white' })
    .jpeg({ quality: 80 })
    .toBuffer();
}
