// The fonts that visitors get: subsets named by their content, the fallback fonts for them, and the styles that
// tell browsers of both.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import subsetFont from 'subset-font';
import { subsetByGlyphs } from './subset-by-glyphs.mjs';

const letters = [...'abcdefghijklmnopqrstuvwxyz']
  .flatMap((letter) => [letter, letter.toUpperCase()])
  .join('');
const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));

/** @returns {Promise<Map<string, Buffer>>} by its path in the brand's folder each file */
export async function webFonts({ axes, files, headings }, { family, licence, standIns, scripts = [] }) {
  const made = new Map();
  const add = (content, face) => {
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
    const file = `${face.name}-${hash}.woff2`;
    made.set(`public/assets/${file}`, content);
    return fontFace(file, face);
  };
  const faces = [];
  for (const { name, source, signs, hasAscii = false } of files) {
    const text = (hasAscii ? ascii : '') + signs;
    const options = { targetFormat: 'woff2', variationAxes: axes };
    const content = await subsetFont(fs.readFileSync(source), text, options);
    const ranges = [...(hasAscii ? ['U+20-7E'] : []), ...[...signs].map(codePoint)];
    faces.push(add(content, { name, family, axes, ranges }));
  }
  const names = namesOf(standIns);
  const note = `/* Made by scripts/make-fonts.mjs. ${family}, ${licence}. */`;
  for (const script of scripts) {
    const facesOfScript = [];
    const words = wordsOf(script);
    const signs = [...new Set([...words].join(''))].toSorted();
    // Of a variable font each shape costs as much as in two fixed ones; a browser's own bold blots the matras.
    for (const { wght, from, to } of script.weights) {
      const axes = { wght: { min: wght, max: wght } };
      const content = await subsetByGlyphs(fs.readFileSync(script.source), { words, signs, axes });
      facesOfScript.push(add(content, { ...script, axes: { wght: { min: from, max: to } } }));
    }
    // Where a device has none of the stand-ins, the font itself comes before letters that no font draws.
    const properties = rule(`:root:lang(${script.language})`, {
      '--family': `"${family}", "${script.family}"`,
      '--stand-in': [...names, ...namesOf(script.standIns), `"${script.family}"`, standIns.last].join(', '),
      ...(script.wordSpacing && { 'word-spacing': script.wordSpacing }),
    });
    const css = [note, ...facesOfScript, ...standInFaces(script.standIns, script.ranges), properties, ''];
    made.set(`fonts/fonts.${script.language}.css`, Buffer.from(css.join('\n')));
  }
  for (const { content, face } of await fontsOfNames(scripts)) faces.push(add(content, face));
  const properties = rule(':root', {
    '--family': `"${family}"`,
    '--stand-in': [...names, standIns.last].join(', '),
  });
  const css = [note, ...faces, ...standInFaces(standIns), properties, ''].join('\n');
  made.set('fonts/fonts.css', Buffer.from(css));
  if (headings) made.set('fonts/headings.css', Buffer.from(await headingStyles(headings, { family, note })));
  return made;
}

const endonyms = 'Endonyms';

/**
 * The names of languages in their own script, for pages in other languages: without the rest of the font. Languages may
 * share a script, and of two files for the same letters a browser would take one. A device that has letters of the script
 * uses its own: every phone does, and a file that its first page waits for would delay all words.
 */
export function fontsOfNames(scripts) {
  const ofSources = Map.groupBy(scripts, ({ source }) => source);
  return Promise.all(
    [...ofSources].map(async ([source, [first, ...others]]) => {
      const words = [first, ...others].map(({ endonym }) => endonym);
      const { wght } = first.weights.at(-1);
      const axes = { wght: { min: wght, max: wght } };
      const signs = [...new Set(words.join(''))].toSorted();
      const content = await subsetByGlyphs(fs.readFileSync(source), { words, signs, axes });
      const weights = { wght: { min: 100, max: 900 } };
      // By their full names alone: every page carries this list.
      const ofDevices = [first, ...others].flatMap(({ standIns }) =>
        standIns.fonts.at(-1).local.filter((font) => !font.includes('-')),
      );
      const face = {
        name: `${first.name}-name`,
        family: endonyms,
        axes: weights,
        ranges: signs.map(codePoint),
        local: [...new Set(ofDevices)],
      };
      return { content, face };
    }),
  );
}

/**
 * The letters of headings in one weight, inside the styles: what a phone's first page has of the brand's font. Without
 * kerning they cost half as much. They are read within milliseconds, but after the first frame's text is chosen: with
 * "optional" a browser's first page would keep its fallback.
 */
async function headingStyles({ source, weight, signs }, { family, note }) {
  const content = await subsetFont(fs.readFileSync(source), letters + signs, {
    targetFormat: 'woff2',
    variationAxes: { wght: weight },
    noHinting: true,
    noLayoutClosure: true,
    dropTables: ['GDEF', 'GPOS', 'GSUB'],
  });
  const face = rule('@font-face', {
    'font-family': `"${family} Headings"`,
    'font-weight': '600 800',
    'font-display': 'block',
    src: `url("data:font/woff2;base64,${content.toString('base64')}") format("woff2")`,
  });
  const property = rule(':root', { '--headings': `"${family} Headings"` });
  return [note, face, property, ''].join('\n');
}

function fontFace(file, { family, axes, ranges, local = [] }) {
  const { min, max } = axes.wght;
  return rule('@font-face', {
    'font-family': `"${family}"`,
    'font-weight': min === max ? min : `${min} ${max}`,
    'font-display': 'optional',
    src: [...ofDevice(local), `url("/assets/${file}") format("woff2")`].join(', '),
    'unicode-range': ranges.join(', '),
  });
}

/** The words of a script in the texts that the site has in its language: a font of it keeps the shapes of these. */
export function wordsOf({ texts, letters }) {
  const files = texts.flatMap((pattern) => fs.globSync(pattern)).toSorted();
  const found = files.flatMap(
    (file) => fs.readFileSync(file, 'utf8').match(new RegExp(`${letters}+`, 'g')) ?? [],
  );
  return new Set(found);
}

function codePoint(sign) {
  return `U+${sign.codePointAt(0).toString(16).toUpperCase()}`;
}

function ofDevice(fonts) {
  return fonts.map((font) => `local("${font}")`);
}

function namesOf({ fonts }) {
  return [...new Set(fonts.map(({ name }) => `"${name}"`))];
}

function standInFaces({ fonts, ...heights }, ranges) {
  return fonts.map((font) => standInFace(font, heights, ranges));
}

/**
 * So that next to nothing moves when the font arrives, the fallback fonts take its measures: widths by the
 * text of a product page at weights 400 and 725, heights by its own ascent and descent, in parts of its size. A
 * phone's bold Roboto may be part of its regular file, which `local()` then names.
 */
function standInFace({ name, weight, local, sizeAdjust }, { ascent, descent }, ranges) {
  const percent = (share) => `${((share * 100) / (sizeAdjust / 100)).toFixed(2)}%`;
  return rule('@font-face', {
    'font-family': `"${name}"`,
    'font-weight': weight,
    src: ofDevice(local).join(', '),
    'size-adjust': `${sizeAdjust}%`,
    'ascent-override': percent(ascent),
    'descent-override': percent(descent),
    'line-gap-override': '0%',
    ...(ranges && { 'unicode-range': ranges.join(', ') }),
  });
}

/** In one line, since it is sent unchanged. */
function rule(selector, declarations) {
  const lines = Object.entries(declarations).map(([property, value]) => `${property}:${value}`);
  return `${selector}{${lines.join(';')}}`;
}
