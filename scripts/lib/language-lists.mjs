// The lists of languages, made from the files by `npm run generate`. The files of `src/ui/language/facts/` say which
// languages there are; each folder of texts lists those of its files in its `messages.ts`. Where a language has no file
// there, the compiler names the list that lacks it.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const facts = 'src/ui/language/facts';
const aLanguage = /^[a-z]{2,3}\.ts$/;
const ofALanguage = /^import \{ \w+ \} from '\.\/[a-z]{2,3}\.ts';\n/gm;
// In the call or the assignment; the import of English alone looks the same.
const inBraces = /(?<!import (?:type )?)\{\s*en(?:,\s*\w+)*,?\s*\}/;

/** @param {string} [root] the project's folder */
export function listedLanguages(root = '.') {
  const files = fs.readdirSync(path.join(root, facts)).filter((file) => aLanguage.test(file));
  return files.map((file) => path.basename(file, '.ts')).sort();
}

/** @returns {string[]} by their paths in the project, the files that list languages */
export function languageLists(root = '.') {
  return fs
    .globSync('src/**/messages.ts', { cwd: root })
    .filter((file) => fs.existsSync(path.join(root, path.dirname(file), 'en.ts')))
    .sort();
}

/** @param {string} code of a `messages.ts` @param {string[]} languages @returns {string} the same with these languages */
export function listing(code, languages) {
  const imports = languages.map((language) => `import { ${language} } from './${language}.ts';\n`).join('');
  let isFirst = true;
  return code
    .replace(ofALanguage, () => {
      const written = isFirst ? imports : '';
      isFirst = false;
      return written;
    })
    .replace(inBraces, `{ ${languages.join(', ')} }`);
}

/** Writes those that are not as they should be. @param {string} [root] */
export function writeLanguageLists(root = '.') {
  const languages = listedLanguages(root);
  const changed = [];
  for (const file of languageLists(root)) {
    const there = languages.filter((language) =>
      fs.existsSync(path.join(root, path.dirname(file), `${language}.ts`)),
    );
    const code = fs.readFileSync(path.join(root, file), 'utf8');
    // One that has the right languages may have them beside other imports, where the linter sorts them.
    if (new Set(there).symmetricDifference(languagesIn(code)).size === 0) continue;
    fs.writeFileSync(path.join(root, file), listing(code, there));
    changed.push(path.join(root, file));
  }
  if (changed.length > 0) inOrder(changed);
  return changed;
}

function languagesIn(code) {
  return new Set((code.match(inBraces)?.[0] ?? '').match(/\w+/g));
}

/** As the linter has imports and long lines. */
function inOrder(files) {
  const command = ['node_modules/@biomejs/biome/bin/biome', 'check', '--write', ...files];
  spawnSync(process.execPath, command, { stdio: 'ignore' });
}
