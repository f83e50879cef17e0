// `node scripts/take-twelve-pages.mjs [address]`: takes the pictures of docs/looks.md of a site that runs there: the first
// window of twelve pages, three of each family of heads, on a phone, a tablet and two desks. One sheet for each width.
import fs from 'node:fs';
import sharp from 'sharp';
import { windowsOfPages, withChromium } from './lib/windows-of-pages.mjs';

const [address = 'http://localhost:3000'] = process.argv.slice(2);
const folder = 'docs/images/twelve-pages';

/** A row for each family: journeys, people, property, liability. */
const rows = [
  ['/marine-insurance', '/cruise', '/tour-operator-liability-insurance'],
  ['/personal/health', '/oocyte/life-insurance', '/employee-compensation'],
  ['/personal/car', '/corporate/manufacturing', '/distributors-loss-of-profit'],
  ['/cyber-insurance', '/directors-and-officers', '/commercial-general-liability'],
];
const windows = [
  { width: 390, height: 844, shown: 250, columns: 6 },
  { width: 768, height: 1024, shown: 300, columns: 6 },
  { width: 1440, height: 900, shown: 520, columns: 3 },
  { width: 1920, height: 1080, shown: 520, columns: 3 },
];
const gap = 12;

fs.mkdirSync(folder, { recursive: true });
await withChromium(async (browser) => {
  for (const { width, height, shown, columns } of windows) {
    const pictures = await windowsOfPages(browser, { address, width, height, paths: rows.flat() });
    const high = Math.round((shown * height) / width);
    const sheet = sharp({
      create: {
        width: columns * (shown + gap) + gap,
        height: Math.ceil(pictures.length / columns) * (high + gap) + gap,
        channels: 3,
        background: '#8a8578',
      },
    });
    const places = await Promise.all(
      pictures.map(async (picture, index) => ({
        input: await sharp(picture).resize({ width: shown }).toBuffer(),
        left: gap + (index % columns) * (shown + gap),
        top: gap + Math.floor(index / columns) * (high + gap),
      })),
    );
    const file = `${folder}/${width}.webp`;
    await sharp(await sheet.composite(places).png().toBuffer())
      .webp({ quality: 62, effort: 6 })
      .toFile(file);
    console.log(`${file}: ${fs.statSync(file).size} bytes`);
  }
});
