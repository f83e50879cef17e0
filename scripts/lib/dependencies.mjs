// npm install, when it is needed: there are no dependencies yet, the lock file has changed since, or an earlier
// installation was interrupted.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { say, step } from './progress.mjs';
import { isRelease } from './release.mjs';
import { removeResolvedLock, withResolvedLock } from './resolved-lock.mjs';
import { run } from './run.mjs';

const stamp = 'node_modules/.installed-by-start';
const unfinished = 'node_modules/.installing';

function fingerprint() {
  const hash = createHash('sha256').update(fs.readFileSync('package-lock.json')).digest('hex');
  return `${process.platform}-${process.arch} ${hash}\n`;
}

function isInstalled() {
  return fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === fingerprint();
}

export async function ensureDependencies() {
  if (isRelease() || isInstalled()) return;
  const isFirst = !fs.existsSync('node_modules');
  if (isFirst)
    say(
      'This is the first start: it installs packages, builds the site and fills the database, which takes some minutes.',
    );
  await step('Installing dependencies', install);
}

async function install() {
  // A package whose unpacking was interrupted looks installed to npm: after that, only a new beginning is safe.
  if (fs.existsSync(unfinished)) fs.rmSync('node_modules', { recursive: true, force: true, maxRetries: 5 });
  fs.mkdirSync('node_modules', { recursive: true });
  fs.rmSync(stamp, { force: true });
  removeResolvedLock();
  fs.writeFileSync(unfinished, '');
  const npm = npmCommand();
  const [command, ...first] = npm;
  // All kinds are named, since a production environment would leave out what builds the site.
  const kinds = ['--include=prod', '--include=dev', '--include=optional'];
  const options = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error', ...kinds];
  await withResolvedLock(npm, () => run(command, [...first, 'install', ...options]));
  fs.writeFileSync(stamp, fingerprint());
  fs.rmSync(unfinished, { force: true });
}

/** @returns {string[]} the npm that started us, else the one on the path: a command, and what its arguments begin with */
export function npmCommand() {
  const { npm_execpath: script, npm_node_execpath: node } = process.env;
  return script?.endsWith('.js') && node && fs.existsSync(node) ? [node, script] : ['npm'];
}
