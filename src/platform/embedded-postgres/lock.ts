import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { DataFolderInUse } from './errors.ts';
import { sleep } from './processes.ts';

/**
 * One process at a time works on a data folder. The lock is a listening socket: the kernel lets go of it when
 * its process ends, however it ends, so there is no stale lock to guess about; the file that stays behind
 * refuses connections, which is how the next start knows.
 */
export type Lock = { release(): Promise<void> };

// A process that was stopped a moment ago may still be finishing its work.
const patienceMs = 3000;
const retryMs = 200;

/**
 * @param makeFolder gives the lock's folder, made again when the former holder of the lock has removed it
 * @throws DataFolderInUse
 */
export async function takeLock(makeFolder: () => string): Promise<Lock> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const file = path.join(makeFolder(), 'site.sock');
    const server = await listen(file);
    if (server) return { release: () => new Promise((done) => server.close(() => done())) };
    try {
      await removeIfStale(file);
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await sleep(retryMs);
    }
  }
}

function listen(file: string): Promise<net.Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = net.createServer((socket) => socket.on('error', () => undefined).end(String(process.pid)));
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' || error.code === 'ENOENT') resolve(undefined);
      else reject(error);
    });
    server.listen(file, () => resolve(server.unref()));
  });
}

/** @throws DataFolderInUse when someone answers */
async function removeIfStale(file: string): Promise<void> {
  const aside = `${file}.${randomUUID().slice(0, 8)}`;
  await refuseIfHeld(file);
  try {
    fs.renameSync(file, aside);
  } catch {
    return;
  }
  // Between the question and the rename another start may have taken the name: ask what was taken away.
  await refuseIfHeld(aside).catch((error) => {
    fs.renameSync(aside, file);
    throw error;
  });
  fs.rmSync(aside, { force: true });
}

function refuseIfHeld(file: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = net.connect(file);
    socket.setEncoding('utf8');
    socket.setTimeout(1000, () => socket.destroy());
    socket.on('data', (text) => {
      answer += text;
    });
    socket.once('error', (error: NodeJS.ErrnoException) => {
      // EACCES: held by a process whose sockets we may not use, so it is not stale.
      if (error.code === 'EACCES' || error.code === 'EPERM') reject(new DataFolderInUse(undefined));
      else resolve();
    });
    socket.once('connect', () =>
      socket.once('close', () => reject(new DataFolderInUse(Number(answer) || undefined))),
    );
  });
}
