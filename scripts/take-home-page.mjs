// `node scripts/take-home-page.mjs [address]`: takes the README's picture of a site that runs there: the home page on a
// desk and on a phone.
import fs from 'node:fs';
import sharp from 'sharp';
import { windowsOfPages, withChromium } from './lib/windows-of-pages.mjs';

const [address = 'http://localhost:3000'] = process.argv.slice(2);
const file = 'docs/images/home.webp';
const paper = '#f4ecdc';
const ink = '#16213e';

const desk = { width: 1440, height: 900, shown: 1120, left: 24, top: 24, corner: 18 };
const phone = { width: 390, height: 844, shown: 252, left: 1120, top: 136, corner: 26 };
const frame = 4;

await withChromium(async (browser) => {
  const places = [];
  for (const { width, height, shown, left, top, corner } of [desk, phone]) {
    const [picture] = await windowsOfPages(browser, {
      address,
      width,
      height,
      paths: ['/'],
      deviceScaleFactor: 2,
    });
    const high = Math.round((shown * height) / width);
    places.push(
      {
        input: rounded(shown + 2 * frame, high + 2 * frame, corner + frame),
        left: left - frame,
        top: top - frame,
      },
      {
        input: await sharp(picture)
          .resize({ width: shown, height: high })
          .composite([{ input: rounded(shown, high, corner), blend: 'dest-in' }])
          .png()
          .toBuffer(),
        left,
        top,
      },
    );
  }
  const sheet = sharp({ create: { width: 1400, height: 748, channels: 3, background: paper } });
  await sharp(await sheet.composite(places).png().toBuffer())
    .webp({ quality: 78, effort: 6 })
    .toFile(file);
});
console.log(`${file}: ${fs.statSync(file).size} bytes`);

function rounded(width, height, corner) {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" rx="${corner}" fill="${ink}"/></svg>`,
  );
}
