import { createHash } from 'node:crypto';
import { mkdir, readdir, readlink, rename, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import type { PageNote } from './page-note.ts';

/**
 * Lets a proxy read published pages from disk, and only while the headers in its configuration are those that the pages
 * were rendered for: a page of another build under them would lose its scripts and styles. The configuration names a
 * folder after the digest of its headers. The folder is a link to where the build publishes, which is there once every
 * page fits, and is removed before another build that shares the data folder publishes.
 */
export type FilesForProxy = {
  /** To be called before anything is published: other headers are no longer valid. */
  begin(): Promise<void>;
  /** Every page is up to date. */
  settled(notes: ReadonlyMap<string, PageNote>): Promise<void>;
  /** Nothing is published here any more: another instance is to be asked for pages. */
  handOver(): Promise<void>;
};

export type FilesForProxyInput = {
  dataDir: string;
  /** Where this build publishes. */
  folder: string;
  /** The headers of each published page. */
  headers: Record<string, string>;
  /** Pages that the proxy never serves by itself, such as the one with status 404. */
  passedOn: readonly string[];
};

const parentName = 'proxied';

/** Returns the root folder for a configuration with these headers. */
export function proxyRoot({ dataDir, headers }: Pick<FilesForProxyInput, 'dataDir' | 'headers'>): string {
  const digest = createHash('sha256')
    .update(JSON.stringify(Object.entries(headers).sort()))
    .digest('hex');
  return path.join(dataDir, parentName, digest.slice(0, 16));
}

export function filesForProxy(input: FilesForProxyInput): FilesForProxy {
  const root = proxyRoot(input);
  const parent = path.dirname(root);
  const target = path.relative(parent, input.folder);
  const policy = input.headers['content-security-policy'];

  const isFit = (notes: ReadonlyMap<string, PageNote>) =>
    [...notes].every(
      ([address, note]) =>
        note.policy === policy && (note.status === 200 || input.passedOn.includes(address)),
    );
  const isOurs = async () => (await readlink(root).catch(() => undefined)) === target;
  const remove = (name: string) => rm(path.join(parent, name), { force: true });

  return {
    async begin() {
      await mkdir(parent, { recursive: true });
      const kept = (await isOurs()) ? path.basename(root) : undefined;
      await Promise.all((await readdir(parent)).filter((name) => name !== kept).map(remove));
    },
    async settled(notes) {
      if (!isFit(notes)) return remove(path.basename(root));
      if (await isOurs()) return;
      const beside = `${root}.${process.pid}`;
      await symlink(target, beside);
      await rename(beside, root);
    },
    async handOver() {
      if (await isOurs()) await remove(path.basename(root));
    },
  };
}
