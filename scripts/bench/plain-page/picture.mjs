import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

/**
 * Draws `picture.webp` beside this file: a picture of the size that such pages carry, 1200 by 675 pixels and
 * close to 40 KB. Hills before a morning sky, with the grain that makes a photograph hard to compress. Its
 * result is kept in the project, so that every machine measures with the same file; run it only to change it.
 */
const width = 1200;
const height = 675;
const wantedBytes = 40_000;

function draw() {
  const pixels = Buffer.alloc(width * height * 3);
  const random = numbers(11);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const hill = hillAt(x, y);
      const grain = (random() - 0.5) * 24;
      const colour = hill < 0 ? sky(y) : [70 - hill * 6, 110 - hill * 9, 115 - hill * 7];
      colour.forEach((value, channel) => {
        pixels[(y * width + x) * 3 + channel] = Math.max(0, Math.min(255, value + grain));
      });
    }
  }
  return pixels;
}

const sky = (y) => [250 - y * 0.05, 200 + y * 0.04, 150 + y * 0.12];

/** The foremost of five hills that covers this point; -1 is sky. */
function hillAt(x, y) {
  for (let hill = 4; hill >= 0; hill -= 1) {
    const top =
      300 + hill * 70 + 28 * Math.sin(x / (70 + 17 * hill) + hill) + 9 * Math.sin(x / 19 + 3 * hill);
    if (y > top) return hill;
  }
  return -1;
}

/** The best quality that stays within the wanted size. */
async function compress(pixels) {
  const image = sharp(pixels, { raw: { width, height, channels: 3 } });
  let [low, high] = [1, 90];
  let best;
  while (low <= high) {
    const quality = (low + high) >> 1;
    const file = await image.clone().webp({ quality }).toBuffer();
    if (file.length <= wantedBytes) {
      best = file;
      low = quality + 1;
    } else {
      high = quality - 1;
    }
  }
  return best;
}

/** Numbers from 0 to 1 that are the same in every run (a linear congruential generator). */
function numbers(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

fs.writeFileSync(path.join(import.meta.dirname, 'picture.webp'), await compress(draw()));
