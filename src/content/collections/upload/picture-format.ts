/**
 * Detects a file's format by its first bytes: its name and the type that a browser states are the sender's words. Only
 * these kinds are handed to the decoder, which reads many more, some of them programs of their own.
 */
export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif';
export type FoundFormat = PictureFormat | 'svg' | 'heic' | 'pdf';

export function formatOf(bytes: Buffer): FoundFormat | undefined {
  const text = (from: number, to: number) => bytes.toString('latin1', from, to);
  if (bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex'))) return 'jpeg';
  if (bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))) return 'png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (/^GIF8[79]a/.test(text(0, 6))) return 'gif';
  if (text(4, 8) === 'ftyp') return formatOfBrand(text(8, 12));
  if (text(0, 5) === '%PDF-') return 'pdf';
  const start = bytes.toString('utf8', 0, 4096);
  return /^\uFEFF?\s*</.test(start) && /<svg[\s>]/i.test(start) ? 'svg' : undefined;
}

function formatOfBrand(brand: string): FoundFormat | undefined {
  if (brand === 'avif' || brand === 'avis') return 'avif';
  return ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1'].includes(brand)
    ? 'heic'
    : undefined;
}
