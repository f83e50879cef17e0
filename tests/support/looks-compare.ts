import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/**
 * Two pictures of the same thing. Edges of letters may differ, since fonts are smoothed differently from
 * machine to machine; a block that is elsewhere makes far more of a difference than that.
 */
export type Comparison = {
  isSame: boolean;
  /** Share of the larger picture's pixels, 0 to 1. */
  share: number;
  /** Draws the differing pixels in red, as PNG: it takes longer than to compare. */
  difference(): Promise<Buffer>;
};

/** Distance of two colours, 0 to 1, from which on a pixel counts; what the baseline's palette costs is less. */
const threshold = 0.1;

/**
 * Measured on a product page, 1440 px wide: the same page again, packed, 0.000 %; every edge smoothed in another
 * way 0.16 %; a lead 3 px higher, a heading or sections without their margins 2.4 % and more.
 */
const allowedShare = 0.002;

type Raw = { data: Buffer; width: number; height: number };

export async function compareLooks(baseline: Buffer, actual: Buffer): Promise<Comparison> {
  const pictures = await Promise.all([decode(baseline), decode(actual)]);
  const width = Math.max(...pictures.map((picture) => picture.width));
  const height = Math.max(...pictures.map((picture) => picture.height));
  const [first, second] = pictures.map((picture) => extend(picture, width, height)) as [Buffer, Buffer];
  const drawn = Buffer.alloc(width * height * 4);
  const count = pixelmatch(first, second, drawn, width, height, { threshold, alpha: 0.25 });
  const share = count / (width * height);
  const raw = { width, height, channels: 4 } as const;
  const difference = () => sharp(drawn, { raw }).png({ palette: true, colours: 64 }).toBuffer();
  return { isSame: share <= allowedShare, share, difference };
}

async function decode(png: Buffer): Promise<Raw> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Extends the smaller picture by a colour that no page has, so that the surplus of the larger one counts. */
function extend({ data, width, height }: Raw, toWidth: number, toHeight: number): Buffer {
  if (width === toWidth && height === toHeight) return data;
  const extended = Buffer.alloc(toWidth * toHeight * 4);
  for (let pixel = 0; pixel < toWidth * toHeight; pixel += 1) extended.writeUInt32BE(0xff00ffff, pixel * 4);
  for (let row = 0; row < height; row += 1) {
    data.copy(extended, row * toWidth * 4, row * width * 4, (row + 1) * width * 4);
  }
  return extended;
}

/** Small enough for a repository: up to 256 colours, without the noise that would hide the rest. */
export function packLook(png: Buffer): Promise<Buffer> {
  return sharp(png).png({ palette: true, dither: 0, effort: 10, compressionLevel: 9 }).toBuffer();
}
