import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { oneLanguage } from './languages.ts';

/** The built site as a process of its own, as a server runs it. */
export type SiteProcess = { url: string; stop(): Promise<void> };

const program = 'dist/server/main.js';
// It lives a few minutes: what tight packing saves on the way, it takes from the processor many times over; a card for
// each page takes longer than to publish it; and the captcha's usual work, once for each form, is a twentieth of all journeys.
const ofTests = {
  NODE_ENV: 'production',
  PAGE_PACKING: 'quick',
  SOCIAL_CARDS: 'asked',
  ALTCHA_COST: '500',
  ...oneLanguage,
} as const;
const startLimitMs = 120_000;
const stopLimitMs = 20_000;

/**
 * Starts the built site and waits until it serves.
 * @param environment besides `PORT` and `SITE_URL`, which are found here; `DATA_DIR` must be among it
 * @param folder where it runs: the project's, or one that looks like it
 * @throws Error with the last lines that the process wrote
 */
export async function startSite(environment: Record<string, string>, folder = '.'): Promise<SiteProcess> {
  if (!fs.existsSync(program)) throw new Error('The journeys need the built site: run `npm run build`.');
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const logFile = path.join(environment.DATA_DIR ?? '.', 'site.log');
  const log = fs.openSync(logFile, 'a');
  const { PATH = '', HOME = '', NODE_COMPILE_CACHE = '' } = process.env;
  const child = spawn(process.execPath, [program], {
    cwd: folder,
    // Nothing else of the tester's own environment reaches the site.
    env: { PATH, HOME, NODE_COMPILE_CACHE, ...ofTests, PORT: String(port), SITE_URL: url, ...environment },
    stdio: ['ignore', log, log],
  });
  fs.closeSync(log);
  try {
    await untilReady(url, child);
  } catch (error) {
    await stop(child);
    const lastLines = fs.readFileSync(logFile, 'utf8').split('\n').slice(-30).join('\n');
    throw new Error(`The site did not start. It wrote:\n${lastLines}`, { cause: error });
  }
  return { url, stop: () => stop(child) };
}

/** As instances share them: a folder of files belongs to one database. */
export function shareFiles(from: string, to: string): void {
  for (const folder of ['uploads', 'files']) fs.symlinkSync(path.join(from, folder), path.join(to, folder));
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const limit = Date.now() + startLimitMs;
  while (Date.now() < limit) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error('It ended.');
    const isReady = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await pause(100);
  }
  throw new Error(`It was not ready within ${startLimitMs / 1000} s.`);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const isLate = await Promise.race([ended.then(() => false), pause(stopLimitMs).then(() => true)]);
  if (isLate) child.kill('SIGKILL');
  await ended;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer().once('error', reject);
    server.listen(0, () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}
