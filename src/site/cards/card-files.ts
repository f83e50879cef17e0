import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { writeAtomically } from '#platform/write-atomically.ts';

/** Social cards on disk, `<name>.png` each: they are asked for too seldom to be kept in memory. */
export type CardFiles = {
  read(name: string): Promise<Buffer | undefined>;
  write(name: string, png: Buffer): Promise<void>;
  names(): Promise<Set<string>>;
  removeOthers(kept: Set<string>): Promise<void>;
};

export function cardFiles(directory: string): CardFiles {
  const fileOf = (name: string) => path.join(directory, `${name}.png`);

  return {
    read: (name) => readFile(fileOf(name)).catch(() => undefined),

    async write(name, png) {
      await mkdir(directory, { recursive: true });
      await writeAtomically(fileOf(name), png);
    },

    async names() {
      const files = await readdir(directory).catch(() => []);
      return new Set(files.filter((file) => file.endsWith('.png')).map((file) => file.slice(0, -4)));
    },

    async removeOthers(kept) {
      const files = await readdir(directory).catch(() => []);
      const others = files.filter((file) => !kept.has(file.replace(/\.png$/, '')));
      await Promise.all(others.map((file) => rm(path.join(directory, file), { force: true })));
    },
  };
}
