import fs from 'node:fs';

/** Compiles the staff side and has no part in serving it: a tenth of everything that is installed. */
const onlyForBuilds = /(^|\/)node_modules\/@next\/swc-/;

/**
 * The installed packages that a release needs: no development dependencies, and of those for one platform alone the
 * ones for this machine's.
 * @returns {{ folder: string, name: string, version: string }[]} sorted by folder, which is a path in the project
 */
export function packagesToPack() {
  const { packages } = JSON.parse(fs.readFileSync('package-lock.json', 'utf8'));
  return Object.entries(packages)
    .filter(([folder, { dev }]) => folder && !dev && !onlyForBuilds.test(folder) && fs.existsSync(folder))
    .map(([folder, { version, name }]) => ({ folder, name: name ?? nameIn(folder), version }))
    .sort((a, b) => (a.folder < b.folder ? -1 : 1));
}

function nameIn(folder) {
  return folder.replace(/^.*node_modules\//, '');
}
