import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { CannotRunHere } from './errors.ts';
import { bareEnvironment } from './initdb.ts';
import { runAs } from './owner.ts';
import type { Place } from './place.ts';
import { commandOf, exists, sleep, within } from './processes.ts';
import { settingsFor } from './settings.ts';
import { socketName } from './sockets.ts';

/** The database's main process, started by us or found running. */
export type Postmaster = {
  pid: number;
  sockets: string;
  isAdopted: boolean;
  /** Settles when it has ended, for whatever reason. */
  ended: Promise<void>;
};

// Recovery after a power failure can take minutes.
const startTimeoutMs = 300_000;
const maxLogBytes = 1_000_000;

/** Reads the server's own lock file: its process, its socket's folder and its state. */
function readPidFile(cluster: string): { pid: number; sockets: string; status: string } | undefined {
  try {
    const lines = fs.readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), sockets: lines[4] ?? '', status: (lines[7] ?? '').trim() };
  } catch {
    return undefined;
  }
}

/** The noted number may belong to another program by now, or to a zombie that no one has collected. */
function isPostmasterOf(cluster: string, pid: number): boolean {
  return commandOf(pid).includes(`-D ${cluster} `);
}

/**
 * The live server of these files, left by a process that was killed; waits while it starts or stops.
 * @throws EmbeddedPostgresError when it is there and cannot be used
 */
export async function findPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const deadline = Date.now() + startTimeoutMs;
  while (Date.now() < deadline) {
    const file = readPidFile(cluster);
    if (!file || !isPostmasterOf(cluster, file.pid)) return undefined;
    if (file.status === 'ready') {
      if (!fs.existsSync(path.join(file.sockets, socketName))) {
        throw new CannotRunHere(
          `a server that was started elsewhere (process ${file.pid}) runs on ${cluster}; its socket in ${file.sockets} cannot be reached from here. Stop it with: kill -INT ${file.pid}`,
        );
      }
      return { pid: file.pid, sockets: file.sockets, isAdopted: true, ended: untilGone(cluster, file.pid) };
    }
    await sleep(50);
  }
  throw new CannotRunHere(`a server on ${cluster} neither starts nor stops.`);
}

/** Without /proc its command is read by `ps`, which holds up this process: then most looks ask for the number alone. */
const looksForEachCommand = process.platform === 'linux' ? 1 : 50;

async function untilGone(cluster: string, pid: number): Promise<void> {
  const isThere = (look: number) =>
    look % looksForEachCommand === 0 ? isPostmasterOf(cluster, pid) : exists(pid);
  for (let look = 0; isThere(look); look += 1) {
    await new Promise<void>((done) => setTimeout(done, 100).unref());
  }
}

/** Starts the server and waits until it takes connections. @param more arguments @throws EmbeddedPostgresError */
export async function launchPostmaster(
  place: Place,
  sockets: string,
  more: readonly string[] = [],
): Promise<Postmaster> {
  removeStaleLocks(place.cluster, sockets);
  const log = openLog(place.logFile);
  const child = spawn(place.binaries.postgres, ['-D', place.cluster, ...settingsFor(sockets), ...more], {
    ...runAs(place.owner),
    env: bareEnvironment,
    cwd: '/',
    // Its own session: Ctrl-C must not reach it before we have finished with it.
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  });
  fs.closeSync(log.fd);
  child.unref();
  let end: string | undefined;
  const ended = new Promise<void>((done) => {
    const noticeEnd = (reason: string) => {
      end = reason;
      done();
    };
    child.once('exit', (code, signal) => noticeEnd(`${signal ?? `exit code ${code}`}`));
    child.once('error', (error) => noticeEnd(error.message));
  });
  // Should this process end now, it does not stay behind.
  const endWithUs = () => void child.kill('SIGINT');
  process.once('exit', endWithUs);
  const deadline = Date.now() + startTimeoutMs;
  try {
    while (end === undefined && Date.now() < deadline) {
      const file = readPidFile(place.cluster);
      if (file && file.pid === child.pid && file.status === 'ready') {
        return { pid: file.pid, sockets, isAdopted: false, ended };
      }
      await sleep(20);
    }
  } finally {
    process.off('exit', endWithUs);
  }
  child.kill('SIGINT');
  throw new CannotRunHere(`it did not start (${end ?? 'it took too long'}).\n${log.tail()}`);
}

/** The server's own log, started again when it has grown; `tail` gives what was written since. */
function openLog(file: string): { fd: number; tail(): string } {
  const found = fs.statSync(file, { throwIfNoEntry: false });
  if (found && found.size > maxLogBytes) fs.rmSync(file);
  const fd = fs.openSync(file, 'a', 0o600);
  const start = fs.fstatSync(fd).size;
  return { fd, tail: () => fs.readFileSync(file).subarray(start).toString('utf8').trim().slice(-1500) };
}

/**
 * PostgreSQL asks only whether a process of the noted number exists, and refuses to start when the number has
 * gone to another program or to a zombie, or was never written. Called when no live server of these files was
 * found; should a child of the old one still use its memory, the new one notices that by itself.
 */
function removeStaleLocks(cluster: string, sockets: string): void {
  for (const file of [path.join(cluster, 'postmaster.pid'), path.join(sockets, `${socketName}.lock`)]) {
    if (!fs.existsSync(file)) continue;
    const pid = Number.parseInt(fs.readFileSync(file, 'utf8'), 10);
    if (!(pid > 0) || exists(pid)) fs.rmSync(file, { force: true });
  }
}

/** Ends the server: open transactions are rolled back, everything else is written. Waits until it is gone. */
export async function stopPostmaster(postmaster: Postmaster): Promise<void> {
  signalStop(postmaster);
  await within(30_000, postmaster.ended);
}

export function signalStop({ pid }: Postmaster): void {
  // PostgreSQL's fast shutdown.
  if (exists(pid)) process.kill(pid, 'SIGINT');
}
