// `npm run fonts`: cuts each brand's fonts down to what the site writes, as `fonts/recipe.json` of its folder says.
//   node scripts/make-fonts.mjs            every brand of brand/: public/assets/*.woff2, fonts/fonts.css, and the
//                                          typesetter's fonts, fonts/*.ttf with their list
//   node scripts/make-fonts.mjs <folder>   the brand in this folder
//   node scripts/make-fonts.mjs --check    only says whether they are what it would write
// A packaged Latin file is 45 KB and lacks the rupee sign, which is in the extended file; a visitor's first view may
// cost 30 KB of fonts in all.
import fs from 'node:fs';
import path from 'node:path';
import { brandFolders } from './lib/brand-folders.mjs';
import { typesettingFonts } from './lib/typesetting-fonts.mjs';
import { webFonts } from './lib/web-fonts.mjs';

/** The font files that a brand's folder must have, and no others of these kinds, by path. */
async function fontsOf(folder) {
  const recipe = JSON.parse(fs.readFileSync(path.join(folder, 'fonts/recipe.json'), 'utf8'));
  return new Map([...(await webFonts(recipe.web, recipe)), ...(await typesettingFonts(recipe.typesetter))]);
}

function present(folder) {
  const filesIn = (part, pattern) =>
    (fs.existsSync(path.join(folder, part)) ? fs.readdirSync(path.join(folder, part)) : [])
      .filter((file) => pattern.test(file))
      .map((file) => `${part}/${file}`);
  return [...filesIn('public/assets', /\.woff2$/), ...filesIn('fonts', /^(?!recipe\.json$)/)];
}

function isFresh(folder, fonts) {
  const there = present(folder);
  const isSameSecret = (file) => fonts.get(file)?.equals(fs.readFileSync(path.join(folder, file)));
  return there.length === fonts.size && there.every(isSameSecret);
}

function write(folder, fonts) {
  for (const old of present(folder)) fs.rmSync(path.join(folder, old));
  for (const [file, content] of fonts) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), content);
    console.log(`${path.join(folder, file)}: ${content.length} bytes`);
  }
}

for (const folder of brandFolders()) {
  const fonts = await fontsOf(folder);
  if (!process.argv.includes('--check')) write(folder, fonts);
  else if (!isFresh(folder, fonts)) {
    console.error(`The fonts in ${folder} are not what scripts/make-fonts.mjs writes: npm run fonts`);
    process.exitCode = 1;
  }
}
