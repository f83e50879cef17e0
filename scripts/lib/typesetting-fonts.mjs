// The fonts of the typesetter (social cards, PDFs): it takes TTF of one weight each, and is on the server only,
// so that nothing is cut away but what a weight does not need.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import subsetFont from 'subset-font';

/** @returns {Promise<Map<string, Buffer>>} by its path in the brand's folder each TTF, and `typesetter.json`, their list */
export async function typesettingFonts(recipes) {
  const files = new Map();
  const list = [];
  for (const { family, source, axes } of recipes) {
    const options = { keepAllGlyphs: true, noHinting: true, targetFormat: 'truetype', variationAxes: axes };
    const font = await subsetFont(fs.readFileSync(source), undefined, options);
    const file = `${family.toLowerCase().replaceAll(' ', '-')}-${axes.wght}.ttf`;
    const sha256 = createHash('sha256').update(font).digest('hex');
    list.push({ file, family, sha256, covers: rangesOf(codePointsOf(font)) });
    files.set(`fonts/${file}`, font);
  }
  return files.set('fonts/typesetter.json', Buffer.from(`${JSON.stringify(list, null, 2)}\n`));
}

/** Reads the font's `cmap` table, format 4: segments, each with its first and last sign. */
function codePointsOf(font) {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + index * 16);
  const table = tables.find((at) => font.toString('latin1', at, at + 4) === 'cmap');
  const cmap = font.readUInt32BE(table + 8);
  const encodings = Array.from({ length: font.readUInt16BE(cmap + 2) }, (_, index) => cmap + 4 + index * 8);
  const start = encodings
    .map((at) => cmap + font.readUInt32BE(at + 4))
    .find((at) => font.readUInt16BE(at) === 4);
  const doubled = font.readUInt16BE(start + 6);
  const points = [];
  for (let at = start + 14; at < start + 14 + doubled; at += 2) {
    const last = font.readUInt16BE(at);
    const first = font.readUInt16BE(at + 2 + doubled);
    for (let point = first; point <= last && point < 0xffff; point += 1) points.push(point);
  }
  return points;
}

/** As a regular expression's class has them: `\u{20}-\u{7e}\u{a0}`. Control characters are not writing. */
function rangesOf(points) {
  const ranges = [];
  for (const point of points.filter((each) => each >= 32).sort((a, b) => a - b)) {
    const range = ranges.at(-1);
    if (range && point === range[1] + 1) range[1] = point;
    else ranges.push([point, point]);
  }
  const sign = (point) => `\\u{${point.toString(16)}}`;
  return ranges
    .map(([first, last]) => (first === last ? sign(first) : `${sign(first)}-${sign(last)}`))
    .join('');
}
