import fs from 'node:fs';
import path from 'node:path';

const fromClone = [
  '.env.example',
  'LICENSE',
  'THIRD-PARTY-NOTICES.md',
  'brand',
  'content',
  'deploy',
  'dist/client',
  'dist/server',
  // Messages on the server lead there.
  'docs/runbooks',
  'migrations',
  'scripts/lib',
  'src/panel/.next',
  'src/panel/next.config.mjs',
];

/** Kept by builds for the next one, or read by people and compilers only; and the key of a certificate. */
const notRun =
  /^deploy\/tls\/|^src\/panel\/\.next\/(cache|dev|diagnostics|types|trace[^/]*)(\/|$)|\.(map|d\.[cm]?ts|tsbuildinfo)$|\.test\.m?[jt]sx?$/;

/** @returns {string[]} scripts that run from the build alone, and so from a release */
export function releaseScripts() {
  return fs
    .globSync('scripts/*.mjs')
    .filter((file) => fs.readFileSync(file, 'utf8').includes('../dist/server/'))
    .sort();
}

/** @returns {string[]} paths in the project: every file of a release that is there as it is packed */
export function filesToPack(packages) {
  const folders = packages.map(({ folder }) => folder);
  return [
    ...[...fromClone, ...fs.globSync('docs/*.md').sort(), ...releaseScripts()].flatMap((entry) =>
      filesIn(entry),
    ),
    // A package in another one's folder is listed by itself.
    ...folders.flatMap((folder) => filesIn(folder, 'node_modules')),
  ].filter((file) => !notRun.test(file));
}

/** Links are packed as links. */
function filesIn(entry, leftOut) {
  const stat = fs.lstatSync(entry, { throwIfNoEntry: false });
  if (!stat || notRun.test(entry)) return [];
  if (!stat.isDirectory()) return [entry];
  return fs
    .readdirSync(entry)
    .filter((name) => name !== leftOut)
    .sort()
    .flatMap((name) => filesIn(path.posix.join(entry, name), leftOut));
}
