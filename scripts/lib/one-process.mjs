// Two starts at once must not install or build in the same folder: the second waits for the first. The lock is
// a listening socket, which the system takes away from a process that ends, however it ends.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';

const retryMs = 300;
const settleMs = 50;
const maxClaimMs = 5000;

/** @returns {string} where the lock of this folder is */
export function lockAddress() {
  const owner = process.getuid?.() ?? '';
  const name = `chhatri-prepare-${createHash('sha256').update(`${process.cwd()} ${owner}`).digest('hex').slice(0, 12)}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : `/tmp/${name}.sock`;
}

/** Runs `work` while no other process of this project does the same. */
export async function inOneProcess(work) {
  const server = await takeLock(lockAddress());
  try {
    return await work();
  } finally {
    await new Promise((done) => server.close(done));
  }
}

async function takeLock(address) {
  for (let isTold = false; ; ) {
    const server = await listen(address);
    if (server) return server;
    if (await isAnswered(address)) {
      // Kept apart from what the script prints, which another program may read.
      if (!isTold)
        process.stderr.write('Another start of this project is preparing it; waiting for that to finish …\n');
      isTold = true;
      await pause(retryMs);
    } else await removeIfStale(address);
  }
}

/**
 * After a kill several starts may find the name stale in the same moment. One at a time looks and removes it: if two did,
 * the second could remove the name that a third had taken since.
 */
async function removeIfStale(address) {
  // Windows removes the name of a pipe itself.
  if (process.platform === 'win32') return pause(retryMs);
  const remover = `${address}.removed-by`;
  if (!claim(remover)) return pause(Math.random() * retryMs);
  try {
    if (!(await isRefused(address))) return;
    // A start that has just taken the name is refused as well, until it listens.
    await pause(settleMs);
    if (await isRefused(address)) fs.rmSync(address, { force: true });
  } finally {
    fs.rmSync(remover, { force: true });
  }
}

/** Makes a file that is not there, or removes it where a killed process has left it. */
function claim(file) {
  try {
    fs.writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    const found = fs.statSync(file, { throwIfNoEntry: false });
    if (found && Date.now() - found.mtimeMs > maxClaimMs) fs.rmSync(file, { force: true });
    return false;
  }
}

function pause(ms) {
  return new Promise((done) => setTimeout(done, ms));
}

function listen(address) {
  return new Promise((resolve, reject) => {
    const server = net.createServer((socket) => socket.on('error', () => undefined).end());
    server.once('error', (error) => (error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error)));
    server.listen(address, () => resolve(server));
  });
}

async function isAnswered(address) {
  return (await answerOf(address)) === 'connect';
}

/** The name is there, and no one listens. */
async function isRefused(address) {
  return (await answerOf(address)) === 'ECONNREFUSED';
}

/** @returns {Promise<string | undefined>} `connect`, or why not */
function answerOf(address) {
  return new Promise((resolve) => {
    const socket = net.connect(address);
    socket.once('connect', () => resolve('connect')).once('error', ({ code }) => resolve(code));
    socket.once('close', () => resolve(undefined));
    socket.resume();
  });
}
