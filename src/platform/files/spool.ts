import { randomUUID } from 'node:crypto';
import { mkdir, open, unlink } from 'node:fs/promises';
import path from 'node:path';
import { env } from '../env.ts';
import { troubleWithDisk } from './disk-trouble.ts';
import { PieceCount, type Pieces, type StoredFile } from './file-store.ts';

/**
 * Keeps what arrives slowly on the disk until all of it is there, and not in memory: thousands may send at once, each at
 * the pace of a poor line. The file has no name from its first byte on, so nothing of it is left after a crash.
 */
export type Spooled = { stored: StoredFile; read: () => Promise<Buffer>; end: () => Promise<void> };

/** @throws FileTooLarge, or what the source throws; then nothing is kept */
export async function spool(source: Pieces, maxBytes: number): Promise<Spooled> {
  const folder = path.join(env().dataDir, 'arriving');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, randomUUID());
  const handle = await open(file, 'wx+', 0o600);
  try {
    await unlink(file);
    const count = new PieceCount(maxBytes);
    for await (const piece of count.pass(source)) await handle.writeFile(piece);
    const stored = count.stored();
    const read = async () => {
      const bytes = Buffer.alloc(stored.size);
      for (let at = 0; at < bytes.length; ) {
        const { bytesRead } = await handle.read(bytes, at, bytes.length - at, at);
        if (bytesRead === 0) throw new Error('A file on its way to the object storage was cut off.');
        at += bytesRead;
      }
      return bytes;
    };
    return { stored, read, end: () => handle.close() };
  } catch (error) {
    await handle.close();
    throw troubleWithDisk(error, 'arriving/') ?? error;
  }
}
