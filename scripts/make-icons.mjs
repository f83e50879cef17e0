// `node scripts/make-icons.mjs`: the mark of public/favicon.svg as the pictures that telephones, older browsers
// and the web manifest ask for. Run it when the mark changes; a test holds the two together.
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { palette } from '../src/ui/brand/brand.ts';

const { paper } = palette();
const folder = path.join(import.meta.dirname, '../public');

// The mark's share of the side, on paper, since its stick is lost on a dark ground: a telephone rounds the corners; of a maskable icon a circle of 80 % is safe.
const icons = [
  { file: 'apple-touch-icon.png', size: 180, share: 0.72, ground: paper },
  { file: 'icon-192.png', size: 192, share: 0.84, ground: paper },
  { file: 'icon-512.png', size: 512, share: 0.84, ground: paper },
  { file: 'icon-maskable-512.png', size: 512, share: 0.56, ground: paper },
  { file: 'favicon.ico', size: 32, share: 1 },
];

/** Each icon's file with what it holds: a PNG, for the last one in the frame of an ICO. */
export async function drawIcons() {
  const mark = fs.readFileSync(path.join(folder, 'favicon.svg'));
  return Promise.all(
    icons.map(async (icon) => {
      const png = await drawIcon(mark, icon);
      return { file: icon.file, png, content: icon.file.endsWith('.ico') ? ico(png, icon.size) : png };
    }),
  );
}

async function drawIcon(mark, { size, share, ground }) {
  const inside = Math.round(size * share);
  const density = (72 * inside) / 64;
  const input = await sharp(mark, { density }).resize(inside, inside).png().toBuffer();
  const background = ground ?? { r: 0, g: 0, b: 0, alpha: 0 };
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input, gravity: 'centre' }])
    .png({ palette: true, quality: 95, compressionLevel: 9 })
    .toBuffer();
}

/** One picture; since Windows Vista an ICO may hold a PNG as it is. */
function ico(png, size) {
  const head = Buffer.alloc(icoHeadBytes);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // of one picture
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits for each pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(icoHeadBytes, 18);
  return Buffer.concat([head, png]);
}

export const icoHeadBytes = 22;

if (process.argv[1] === import.meta.filename) {
  for (const { file, content } of await drawIcons()) {
    fs.writeFileSync(path.join(folder, file), content);
    console.log(`${file}: ${content.length} bytes`);
  }
}
