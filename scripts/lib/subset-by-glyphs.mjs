// Cuts a font of a complex script down to the shapes that texts need. By characters alone nothing of Devanagari can be
// left out: any two consonants may join, and a font has a shape for each pair.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import fontverter from 'fontverter';
import * as harfbuzz from 'harfbuzzjs';

const { resolve } = createRequire(import.meta.url);

/** hb-subset.h */
const setsOfInput = { glyphs: 0, unicodes: 1, features: 6 };
const flags = { noHinting: 0x1, noLayoutClosure: 0x200 };
const writable = 2;

let loaded;
async function subsetter() {
  loaded ??= WebAssembly.instantiate(fs.readFileSync(resolve('harfbuzzjs/dist/harfbuzz-subset.wasm')));
  const { instance } = await loaded;
  return instance.exports;
}

/**
 * The glyphs that these words are drawn with, and those on the way to them: a half letter that always joins the next one
 * is in no word's last shape, and without it the two would not join.
 * @param {Buffer} sfnt the whole font
 * @param {Iterable<string>} words
 * @returns {Set<number>}
 */
function glyphsOf(sfnt, words) {
  const font = fontOf(sfnt);
  const glyphs = new Set();
  const note = (buffer) => {
    for (const { codepoint } of buffer.getGlyphInfos()) glyphs.add(codepoint);
    return true;
  };
  for (const word of words) {
    const buffer = bufferOf(word);
    buffer.setMessageFunc(note);
    harfbuzz.shape(font, buffer);
    note(buffer);
  }
  return glyphs;
}

/**
 * The words that a part of a font draws otherwise than the whole one.
 * @param {Buffer} whole any kind of font file
 * @param {Buffer} part
 * @param {{ words: Iterable<string>, variations: Record<string, number> }} options the axes' values that the part has
 * @returns {Promise<string[]>}
 */
export async function drawnOtherwise(whole, part, { words, variations }) {
  const fonts = await Promise.all(
    [whole, part].map(async (file) => fontOf(await fontverter.convert(file, 'sfnt'))),
  );
  const [first, second] = fonts;
  first.setVariations(Object.entries(variations).map(([axis, value]) => new harfbuzz.Variation(axis, value)));
  return [...words].filter((word) => widthsIn(first, word) !== widthsIn(second, word));
}

/** The number of a glyph differs from font to font, its width hardly: rounded, since a variable font computes it. */
function widthsIn(font, word) {
  const buffer = bufferOf(word);
  harfbuzz.shape(font, buffer);
  return buffer
    .getGlyphPositions()
    .map(({ xAdvance }) => Math.round(xAdvance / 3))
    .join(' ');
}

function fontOf(sfnt) {
  return new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(sfnt), 0));
}

function bufferOf(word) {
  const buffer = new harfbuzz.Buffer();
  buffer.addText(word);
  buffer.guessSegmentProperties();
  return buffer;
}

/**
 * @param {Buffer} source any kind of font file
 * @param {{ words: Iterable<string>, signs: string, axes: Record<string, { min: number, max: number }> }} options
 *   words with every shape that is kept, and signs that are kept besides
 * @returns {Promise<Buffer>} woff2
 */
export async function subsetByGlyphs(source, { words, signs, axes }) {
  const sfnt = await fontverter.convert(source, 'sfnt');
  const hb = await subsetter();
  const memory = hb.malloc(sfnt.length);
  new Uint8Array(hb.memory.buffer).set(sfnt, memory);
  const blob = hb.hb_blob_create(memory, sfnt.length, writable, 0, 0);
  const face = hb.hb_face_create(blob, 0);
  const input = hb.hb_subset_input_create_or_fail();
  const set = (kind) => hb.hb_subset_input_set(input, kind);
  hb.hb_set_clear(set(setsOfInput.features));
  hb.hb_set_invert(set(setsOfInput.features));
  for (const glyph of glyphsOf(sfnt, words)) hb.hb_set_add(set(setsOfInput.glyphs), glyph);
  for (const sign of signs) hb.hb_set_add(set(setsOfInput.unicodes), sign.codePointAt(0));
  hb.hb_subset_input_set_flags(input, flags.noHinting | flags.noLayoutClosure);
  for (const [axis, { min, max }] of Object.entries(axes))
    hb.hb_subset_input_set_axis_range(input, face, tagOf(axis), min, max, Number.NaN);
  const subset = hb.hb_subset_or_fail(face, input);
  if (subset === 0) throw new Error('The font could not be cut down.');
  const made = hb.hb_face_reference_blob(subset);
  const start = hb.hb_blob_get_data(made, 0);
  const content = Buffer.from(
    new Uint8Array(hb.memory.buffer).slice(start, start + hb.hb_blob_get_length(made)),
  );
  // The module ends with the script that asked for it: nothing is freed.
  return fontverter.convert(content, 'woff2');
}

function tagOf(name) {
  return [...name].reduce((tag, letter) => (tag << 8) | letter.charCodeAt(0), 0);
}
