// The list of what heads of pages can show, made from the files of its folder by `npm run generate`: an object is one
// file, and the content service's panel, which cannot read a folder when it is built, gets them all.
import fs from 'node:fs';
import path from 'node:path';

const folder = 'src/site/heads/objects';
export const headObjectsFile = `${folder}/objects.ts`;

const camel = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** Writes the list again, in the order of the files' names. */
export function writeHeadObjects() {
  const names = fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.object.ts'))
    .map((file) => path.basename(file, '.object.ts'))
    .sort();
  const imports = names.map((name) => `import { ${camel(name)} } from './${name}.object.ts';`);
  const list = names.map((name) => `  ${camel(name)},`);
  const text = [
    '// Written by `npm run generate` from the files of this folder.',
    "import type { HeadObject } from '../head-object.ts';",
    ...imports,
    '',
    'export const headObjects: readonly HeadObject[] = [',
    ...list,
    '];',
    '',
  ];
  fs.writeFileSync(headObjectsFile, text.join('\n'));
}
