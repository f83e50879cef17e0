// The letters of social cards as paths: a card looks the same on a server that has no fonts at all, and can be
// measured before it is drawn.
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';

const unitsPerEm = 1000;

/**
 * @param {{font: Buffer, text: string}[]} parts fonts and what to take from each
 * @param {number} weight
 * @returns {Promise<string>} JSON: `letters`, each its advance and its path (y grows downwards from the base
 *   line), and `kerns`, by first letter the second ones, each with its distance; thousandths of the type size
 */
export async function letterOutlines(parts, weight) {
  const letters = {};
  const kerns = {};
  for (const { font, text } of parts) {
    const options = { targetFormat: 'sfnt', variationAxes: { wght: weight } };
    const face = fontkit.create(await subsetFont(font, text, options));
    const scale = unitsPerEm / face.unitsPerEm;
    const signs = [...text];
    const advances = new Map(signs.map((sign) => [sign, face.layout(sign).advanceWidth]));
    for (const sign of signs) letters[sign] = outline(face.layout(sign).glyphs[0], scale);
    const kerned = signs.filter((sign) => /[!-~’]/.test(sign));
    for (const first of kerned) {
      const pairs = kerned.map((second) => {
        const { advanceWidth } = face.layout(first + second, { liga: false });
        return [second, Math.round((advanceWidth - advances.get(first) - advances.get(second)) * scale)];
      });
      const list = pairs.filter(([, distance]) => distance !== 0).map((pair) => pair.join(''));
      if (list.length > 0) kerns[first] = list.join(' ');
    }
  }
  return `${JSON.stringify({ letters, kerns }, null, 2)}\n`;
}

function outline(glyph, scale) {
  const path = glyph.path.scale(scale, -scale).toSVG();
  const rounded = path.replace(/-?\d*\.?\d+(e-?\d+)?/g, (number) => String(Math.round(Number(number)) + 0));
  return `${Math.round(glyph.advanceWidth * scale)} ${rounded}`.trim();
}
