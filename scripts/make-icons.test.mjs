import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readDesign } from '../src/ui/brand/read-brand.ts';
import { drawIcons, icoHeadBytes } from './make-icons.mjs';

const folders = fs.readdirSync('brand').map((name) => path.resolve('brand', name));
const pixels = (png) => sharp(png).ensureAlpha().raw().toBuffer();

// By their pixels and with some tolerance: another processor or another libvips rounds in another way.
test.each(folders)('the icons in %s show its mark as it is now', { timeout: 60_000 }, async (folder) => {
  const design = readDesign(folder);
  expect(fs.readFileSync(path.join(folder, 'public/favicon.svg'), 'utf8').trim()).toBe(design.mark);
  for (const { file, png } of await drawIcons(design)) {
    const kept = fs
      .readFileSync(path.join(folder, 'public', file))
      .subarray(file.endsWith('.ico') ? icoHeadBytes : 0);
    const [now, then] = [await pixels(png), await pixels(kept)];
    expect(then.length, file).toBe(now.length);
    const different = now.filter((value, index) => Math.abs(value - then[index]) > 24).length;
    expect(different / now.length, file).toBeLessThan(0.002);
  }
});
