import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { findCluster } from '#platform/embedded-postgres/place.ts';
import { commandOf } from '#platform/embedded-postgres/processes.ts';
import { removeFolder, temporaryFolder } from '#platform/testing/temporary-folder.ts';
import { leanEnvironment } from '../../scripts/lib/lean-environment.mjs';
import { until } from './fault-wait.ts';
import { oneLanguage } from './languages.ts';

/**
 * The built site as a process of its own, with a folder and a port of its own, which may be killed at any
 * moment and started again. The benchmark uses it as well.
 */
export type FaultSite = {
  url: string;
  dataDir: string;
  /** Starts the process and waits until it says that it can serve. @throws Error with what it printed */
  start(): Promise<void>;
  /** Changes variables of its environment, from its next start on. */
  set(variables: Record<string, string>): void;
  /** kill -9; its embedded database goes on without it. */
  kill(): Promise<void>;
  /** As Ctrl-C does. @returns the exit code */
  stop(): Promise<number | null>;
  isRunning(): boolean;
  pid(): number | undefined;
  /** Output of all its runs. */
  output(): string;
  /** Ends everything that was started, and removes the folder. */
  remove(): Promise<void>;
};

const root = path.resolve(import.meta.dirname, '../..');
const patienceMs = 300_000;

/**
 * @param variables of the environment, besides those that every run has
 * @param folder the project's, or a clone of it
 * @param script in it
 */
export async function newSite(
  variables: Record<string, string> = {},
  folder = root,
  script = 'dist/server/main.js',
): Promise<FaultSite> {
  const program = path.join(folder, script);
  if (!fs.existsSync(path.join(folder, 'dist/server/main.js')))
    throw new Error('The site is not built. Run `npm run build` first.');
  const dataDir = variables.DATA_DIR ?? temporaryFolder();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  let printed = '';

  // Nothing of the developer's own environment: a DATABASE_URL there must not be stormed.
  const environment = {
    ...leanEnvironment,
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '',
    NODE_ENV: 'production',
    PORT: String(port),
    SITE_URL: url,
    DATA_DIR: dataDir,
    APP_SECRET: 'a secret for fault tests, the same after every kill',
    SUPPORT_EMAIL: 'support@example.com',
    DESK: 'off',
    CAPTCHA: 'off',
    RATE_LIMITS: 'off',
    STAFF_SECOND_FACTOR: 'off',
    PAGE_PACKING: 'quick',
    ...oneLanguage,
    ...variables,
  };

  const isRunning = () => child !== undefined && child.exitCode === null && child.signalCode === null;
  const endWithUs = () => child?.kill('SIGKILL');
  process.once('exit', endWithUs);

  async function start(): Promise<void> {
    const started = spawn(nodeProgram(), [program], {
      cwd: folder,
      env: environment as unknown as NodeJS.ProcessEnv,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = started;
    const keep = (chunk: Buffer) => {
      printed = (printed + chunk.toString('utf8')).slice(-200_000);
    };
    started.stdout.on('data', keep);
    started.stderr.on('data', keep);
    await until('the site is ready', patienceMs, async () => {
      if (!isRunning()) throw new Error(`The site ended instead of starting:\n${printed.slice(-4000)}`);
      return (await fetch(`${url}/readyz`).catch(() => undefined))?.status === 200;
    });
  }

  async function end(signal: NodeJS.Signals): Promise<number | null> {
    if (!child || !isRunning()) return child?.exitCode ?? null;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
    return child.exitCode;
  }

  async function remove(): Promise<void> {
    process.off('exit', endWithUs);
    await end('SIGKILL');
    await stopDatabaseOf(dataDir);
    removeFolder(dataDir);
  }

  return {
    url,
    dataDir,
    start,
    set: (changed) => void Object.assign(environment, changed),
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
    isRunning,
    pid: () => child?.pid,
    output: () => printed,
    remove,
  };
}

/** The process number of the embedded database's main process. @throws Error when there is none */
export function postmasterOf(dataDir: string): number {
  const pid = readPostmaster(dataDir)?.pid;
  if (!pid) throw new Error('No embedded database runs in this folder.');
  return pid;
}

/** As the server notes it in its own lock file. */
function readPostmaster(dataDir: string): { pid: number; sockets: string } | undefined {
  const cluster = findCluster(dataDir);
  const file = cluster && path.join(cluster, 'postmaster.pid');
  if (!file || !fs.existsSync(file)) return undefined;
  const lines = fs.readFileSync(file, 'utf8').split('\n');
  const pid = Number(lines[0]);
  return commandOf(pid).includes(cluster) ? { pid, sockets: lines[4] ?? '' } : undefined;
}

async function stopDatabaseOf(dataDir: string): Promise<void> {
  const postmaster = readPostmaster(dataDir);
  if (!postmaster) return;
  process.kill(postmaster.pid, 'SIGINT');
  await until('the embedded database has ended', 30_000, () => commandOf(postmaster.pid) === '');
  fs.rmSync(postmaster.sockets, { recursive: true, force: true });
}

/** The pinned Node, as `npm start` uses it; where install scripts are off, the one that runs us. */
function nodeProgram(): string {
  const pinned = path.join(root, 'node_modules/.bin/node');
  return fs.existsSync(pinned) ? pinned : process.execPath;
}

/** Asked of the system, then free again: the same number must serve every restart. */
export async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
