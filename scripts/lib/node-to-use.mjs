// The project brings its own Node as an npm package without install scripts, so that everyone runs the same.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { StartError } from './progress.mjs';

const oldest = [22, 12];

function broughtNode() {
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const file = process.platform === 'win32' ? 'node.exe' : 'node';
  return path.resolve('node_modules', `node-${system}-${process.arch}`, 'bin', file);
}

function isNewEnough() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  return major > oldest[0] || (major === oldest[0] && minor >= oldest[1]);
}

/** The Node to go on with: the one that npm brought, else the machine's, when that is new enough. */
export function nodeToUse() {
  const brought = broughtNode();
  if (fs.existsSync(brought)) {
    if (fs.realpathSync(brought) === fs.realpathSync(process.execPath)) return process.execPath;
    if (spawnSync(brought, ['--version']).status === 0) return brought;
  }
  if (isNewEnough()) return process.execPath;
  throw new StartError(
    `This project needs Node ${oldest.join('.')} or newer. npm brings one for Linux, macOS and Windows on x64 and arm64, ` +
      `but not here (${process.platform} ${process.arch}; was it told to leave out optional packages?), and this ` +
      `machine has ${process.version}. Install Node 24 from https://nodejs.org and start again.`,
  );
}
