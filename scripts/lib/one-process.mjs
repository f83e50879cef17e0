// Two starts at once must not install or build in the same folder: the second waits for the first. The lock is
// a listening socket, which the system takes away from a process that ends, however it ends.
import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';

const retryMs = 300;

function lockAddress() {
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
      await new Promise((done) => setTimeout(done, retryMs));
    } else await removeIfStale(address);
  }
}

/**
 * After a kill several starts may find the name stale in the same moment, so each waits a while of its own and asks again.
 * Another may still have taken the name before the removal: the one that was moved aside is asked, and put back.
 */
async function removeIfStale(address) {
  await new Promise((done) => setTimeout(done, Math.random() * retryMs));
  if (await isAnswered(address)) return;
  const aside = `${address}.${randomUUID().slice(0, 8)}`;
  try {
    fs.renameSync(address, aside);
  } catch {
    return;
  }
  if (await isAnswered(aside)) fs.renameSync(aside, address);
  else fs.rmSync(aside, { force: true });
}

function listen(address) {
  return new Promise((resolve, reject) => {
    const server = net.createServer((socket) => socket.on('error', () => undefined).end());
    server.once('error', (error) => (error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error)));
    server.listen(address, () => resolve(server));
  });
}

function isAnswered(address) {
  return new Promise((resolve) => {
    const socket = net.connect(address);
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('close', () => resolve(false));
    socket.resume();
  });
}
