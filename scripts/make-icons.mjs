// `npm run icons`: each brand's mark as the pictures that telephones, browsers and the web manifest ask for. Run it when
// a mark or a colour in it changes; a test compares the two. `node scripts/make-icons.mjs <folder>` is for a
// brand elsewhere.
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { BrandError } from '../src/ui/brand/brand-error.ts';
import { readDesign } from '../src/ui/brand/read-brand.ts';
import { brandFolders } from './lib/brand-folders.mjs';

// The mark's share of the side. A telephone rounds the corners; of a maskable icon a circle of 80 % is safe. On paper:
// a mark is drawn for a light ground.
const pictures = [
  { file: 'apple-touch-icon.png', size: 180, share: 0.72, hasGround: true },
  { file: 'icon-192.png', size: 192, share: 0.84, hasGround: true },
  { file: 'icon-512.png', size: 512, share: 0.84, hasGround: true },
  { file: 'icon-maskable-512.png', size: 512, share: 0.56, hasGround: true },
  { file: 'favicon.ico', size: 32, share: 1 },
];

const transparent = { r: 0, g: 0, b: 0, alpha: 0 };

/** Each icon's file with its content: a PNG, for the last one in the frame of an ICO. */
export async function drawIcons({ mark, colours }) {
  return Promise.all(
    pictures.map(async (icon) => {
      const png = await drawIcon(mark, { ...icon, ground: icon.hasGround ? colours.paper : transparent });
      return { file: icon.file, png, content: icon.file.endsWith('.ico') ? ico(png, icon.size) : png };
    }),
  );
}

async function drawIcon(mark, { size, share, ground }) {
  const inside = Math.round(size * share);
  const { width } = await sharp(Buffer.from(mark)).metadata();
  const density = (72 * inside) / width;
  const input = await sharp(Buffer.from(mark), { density }).resize(inside, inside).png().toBuffer();
  return sharp({ create: { width: size, height: size, channels: 4, background: ground } })
    .composite([{ input, gravity: 'centre' }])
    .png({ palette: true, quality: 95, compressionLevel: 9 })
    .toBuffer();
}

/** One picture; since Windows Vista an ICO may contain a whole PNG. */
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
  for (const folder of brandFolders())
    await writeIcons(folder).catch((error) => {
      if (!(error instanceof BrandError)) throw error;
      console.error(error.message);
      process.exitCode = 1;
    });
}

async function writeIcons(folder) {
  const design = readDesign(path.resolve(folder));
  const favicon = { file: 'favicon.svg', content: Buffer.from(`${design.mark}\n`) };
  fs.mkdirSync(path.join(folder, 'public'), { recursive: true });
  for (const { file, content } of [favicon, ...(await drawIcons(design))]) {
    fs.writeFileSync(path.join(folder, 'public', file), content);
    console.log(`${path.join(folder, 'public', file)}: ${content.length} bytes`);
  }
}
