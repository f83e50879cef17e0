import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawIcons, icoHeadBytes } from './make-icons.mjs';

const folder = path.join(import.meta.dirname, '../public');
const pixels = (png) => sharp(png).ensureAlpha().raw().toBuffer();

// By their pixels and with some tolerance: another processor or another libvips rounds in another way.
test('the icons show the mark as it is now', { timeout: 60_000 }, async () => {
  for (const { file, png } of await drawIcons()) {
    const kept = fs.readFileSync(path.join(folder, file)).subarray(file.endsWith('.ico') ? icoHeadBytes : 0);
    const [now, then] = [await pixels(png), await pixels(kept)];
    expect(then.length, file).toBe(now.length);
    const different = now.filter((value, index) => Math.abs(value - then[index]) > 24).length;
    expect(different / now.length, file).toBeLessThan(0.002);
  }
});
