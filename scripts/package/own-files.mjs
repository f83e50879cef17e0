import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { releaseFile } from '../lib/release.mjs';
import { releaseScripts } from './files-to-pack.mjs';

/** @returns {{ name: string, version: string, commit: string | undefined, platform: string, node: string }} */
export function describeRelease() {
  const { name, version } = JSON.parse(fs.readFileSync('package.json', 'utf8'));
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' });
  const platform = `${process.platform}-${process.arch}`;
  return {
    name: `${name}-${version}-${platform}`,
    version,
    commit: status === 0 ? stdout.trim() : undefined,
    platform,
    node: process.versions.node,
  };
}

/** The release's packages and their licences, in its root: `npm run evidence` hands them on. */
export const billFolder = 'bill';

/**
 * Writes what a release has and a clone has not.
 * @param bill content by file name
 * @returns {string} a temporary folder with these files
 */
export function writeOwnFiles(release, bill) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'release-'));
  const { scripts, dependencies, devDependencies, optionalDependencies, imports, ...manifest } = JSON.parse(
    fs.readFileSync('package.json', 'utf8'),
  );
  const commands = releaseScripts();
  const runnable = Object.entries(scripts).filter(([, command]) =>
    commands.includes(command.replace(/^node /, '')),
  );
  // It lists no dependencies: an `npm install` in this folder by mistake must not fetch anything.
  write(folder, 'package.json', { ...manifest, scripts: Object.fromEntries(runnable) });
  write(folder, releaseFile, release);
  fs.mkdirSync(path.join(folder, billFolder));
  for (const [name, content] of Object.entries(bill))
    fs.writeFileSync(path.join(folder, billFolder, name), content);
  fs.mkdirSync(path.join(folder, 'bin'));
  fs.symlinkSync(`../node_modules/node-${release.platform}/bin/node`, path.join(folder, 'bin/node'));
  return folder;
}

function write(folder, name, value) {
  fs.writeFileSync(path.join(folder, name), `${JSON.stringify(value, null, 2)}\n`);
}
