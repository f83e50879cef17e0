// Where a run of tests keeps what it throws away. Each file of tests copies a database of a thousand small files, and each
// journey's site writes its pages: a disk with a journal takes twice as long for them as memory.
import fs from 'node:fs';
import os from 'node:os';

const inMemory = '/dev/shm';
/** Far more than a run was seen to fill (0.2 GB during integration), since the machine needs memory as well. */
const roomBytes = 6 * 1024 ** 3;

/** @returns a folder in memory if there is one with room, else the one for temporary files. A TMPDIR that is set is kept */
export function scratchFolder() {
  if (process.env.TMPDIR) return os.tmpdir();
  try {
    fs.accessSync(inMemory, fs.constants.W_OK);
    const { bavail, bsize } = fs.statfsSync(inMemory);
    if (Math.min(bavail * bsize, os.freemem()) >= roomBytes) return inMemory;
  } catch {
    // Only Linux has it.
  }
  return os.tmpdir();
}
