// `npm run fonts`: cuts Anek Latin down to what the site writes, and names the files by their content.
//   node scripts/make-fonts.mjs            writes public/assets/*.woff2, src/ui/styles/fonts.css and the
//                                          typesetter's fonts, src/ui/typesetting/fonts
//   node scripts/make-fonts.mjs --check    only says whether they are what it would write
// The packaged Latin file is 45 KB and lacks the rupee sign, which lies in the extended file; a visitor's
// first view may cost 30 KB of fonts in all.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import {
  isThere,
  typesettingFolder,
  typesettingFonts,
  writeTypesettingFonts,
} from './lib/typesetting-fonts.mjs';

const source = 'node_modules/@fontsource-variable/anek-latin/files';
const target = 'public/assets';
const styles = 'src/ui/styles/fonts.css';

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
const signs = '\u00a0“”‘’–—…•·→←↑↓✓×½°©é';
const weights = { min: 400, max: 750 };

const parts = [
  { name: 'anek-latin', file: 'anek-latin-latin-wght-normal.woff2', text: ascii + signs },
  { name: 'anek-rupee', file: 'anek-latin-latin-ext-wght-normal.woff2', text: '₹' },
];

const codes = (text) => [...text].map((sign) => `U+${sign.codePointAt(0).toString(16).toUpperCase()}`);
const ranges = { 'anek-latin': ['U+20-7E', ...codes(signs)], 'anek-rupee': codes('₹') };

// So that next to nothing moves when the font arrives, the fonts that stand in for it take its measures: widths
// by the text of a product page at weights 400 and 725, heights by Anek's own (ascent 1800, descent 400 of 2000
// units). A phone's bold Roboto may be part of its regular file, which `local()` then names.
const standIns = [
  { name: 'Anek for Roboto', weight: 400, local: ['Roboto'], sizeAdjust: 93.84 },
  { name: 'Anek for Roboto', weight: 700, local: ['Roboto Bold', 'Roboto-Bold', 'Roboto'], sizeAdjust: 97.9 },
  {
    name: 'Anek for Arial',
    weight: 400,
    local: ['Arial', 'Helvetica', 'Liberation Sans'],
    sizeAdjust: 93.44,
  },
  {
    name: 'Anek for Arial',
    weight: 700,
    local: ['Arial Bold', 'Arial-BoldMT', 'Helvetica Bold', 'Liberation Sans Bold'],
    sizeAdjust: 92.0,
  },
  { name: 'Anek for DejaVu', weight: 400, local: ['DejaVu Sans'], sizeAdjust: 82.2 },
  { name: 'Anek for DejaVu', weight: 700, local: ['DejaVu Sans Bold'], sizeAdjust: 77.2 },
];

function standIn({ name, weight, local, sizeAdjust }) {
  const percent = (share) => `${((share * 100) / (sizeAdjust / 100)).toFixed(2)}%`;
  return `@font-face {
  font-family: "${name}";
  font-weight: ${weight};
  src: ${local.map((font) => `local("${font}")`).join(', ')};
  size-adjust: ${sizeAdjust}%;
  ascent-override: ${percent(0.9)};
  descent-override: ${percent(0.2)};
  line-gap-override: 0%;
}
`;
}

const fonts = [];
for (const { name, file, text } of parts) {
  const options = { targetFormat: 'woff2', variationAxes: { wght: weights } };
  const content = await subsetFont(fs.readFileSync(path.join(source, file)), text, options);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
  fonts.push({ name, content, file: `${name}-${hash}.woff2` });
}

const faces = fonts.map(
  ({ name, file }) => `@font-face {
  font-family: "Anek Latin";
  font-weight: ${weights.min} ${weights.max};
  font-display: optional;
  src: url("/assets/${file}") format("woff2");
  unicode-range: ${ranges[name].join(', ')};
}
`,
);
const css = `/* Made by scripts/make-fonts.mjs. Anek Latin, SIL Open Font License 1.1. */\n${[...faces, ...standIns.map(standIn)].join('\n')}`;

const forTypesetter = await typesettingFonts();

const isFresh =
  isThere(forTypesetter) &&
  fs.existsSync(styles) &&
  fs.readFileSync(styles, 'utf8') === css &&
  fonts.every(
    ({ file, content }) =>
      fs.existsSync(path.join(target, file)) && fs.readFileSync(path.join(target, file)).equals(content),
  );

if (process.argv.includes('--check')) {
  if (!isFresh)
    console.error(
      `${styles}, ${typesettingFolder} or the fonts are not what scripts/make-fonts.mjs writes: npm run fonts`,
    );
  process.exit(isFresh ? 0 : 1);
}
fs.mkdirSync(target, { recursive: true });
for (const old of fs.readdirSync(target).filter((file) => file.startsWith('anek-')))
  fs.rmSync(path.join(target, old));
for (const { file, content } of fonts) {
  fs.writeFileSync(path.join(target, file), content);
  console.log(`${file}: ${content.length} bytes`);
}
fs.writeFileSync(styles, css);
writeTypesettingFonts(forTypesetter);
