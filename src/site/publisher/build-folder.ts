import { readdir, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { noteEnding, type PageFiles, pageFiles } from './page-files.ts';
import type { PageNote } from './page-note.ts';

/**
 * Each build, with its settings, publishes into a folder of its own. Two that share a data folder, as during a deployment
 * or after going back to an older one, never serve each other's files under their own headers. What a build cannot render
 * it takes over from the one before. The folders that were in use last stay, as their scripts do
 * (docs/decisions/0012-previous-builds-stay-available.md).
 */
const keptFolders = 3;
const prefix = 'build-';

type Former = { note: PageNote; files: PageFiles };

export function publishedFolder(dataDir: string): string {
  return path.join(dataDir, 'published');
}

/** Where a build with its settings publishes. @param root `publishedFolder` */
export function folderOfBuild(root: string, build: string): string {
  return path.join(root, `${prefix}${build}`);
}

export function buildFolder(root: string, build: string): PageFiles {
  const folder = folderOfBuild(root, build);
  const name = path.basename(folder);
  const own = pageFiles(folder);
  const formers = new Map<string, Former>();

  return {
    ...own,

    async writeStates(states) {
      await own.writeStates(states);
      const now = new Date();
      await utimes(folder, now, now);
    },

    async formers() {
      for (const folder of await otherFolders(root, name)) {
        const files = pageFiles(path.join(root, folder));
        for (const [pagePath, note] of await files.notes())
          if (!formers.has(pagePath)) formers.set(pagePath, { note, files });
      }
      return new Map([...formers].map(([pagePath, { note }]) => [pagePath, note]));
    },

    async adopt(pagePath) {
      const former = formers.get(pagePath);
      if (!former) return;
      const { note, files } = former;
      const [body, br, gzip] = await Promise.all(
        (['identity', 'br', 'gzip'] as const).map((form) => files.read(pagePath, form)),
      );
      if (!body || !br || !gzip) return;
      const markdown = note.markdown && (await files.readMarkdown(pagePath));
      await own.write(pagePath, { body, br, gzip, markdown }, note);
    },

    async removeOthers(pagePaths) {
      await own.removeOthers(pagePaths);
      formers.clear();
      const old = (await otherFolders(root, name)).slice(keptFolders - 1);
      // Earlier versions had the pages of all builds here.
      const entries = await readdir(root).catch(() => []);
      const flat = entries.filter((entry) => !entry.startsWith(prefix));
      for (const entry of [...old, ...flat])
        await rm(path.join(root, entry), { recursive: true, force: true });
    },
  };
}

/** Whether any build has left a page that could be served. @param root `publishedFolder` */
export async function isAnythingPublished(root: string): Promise<boolean> {
  for (const folder of await otherFolders(root)) {
    const names = await readdir(path.join(root, folder), { recursive: true }).catch(() => []);
    if (names.some((name) => name.endsWith(noteEnding))) return true;
  }
  return false;
}

/** Those of other builds, the one that was in use last first. */
async function otherFolders(root: string, own?: string): Promise<string[]> {
  const names = (await readdir(root).catch(() => [])).filter(
    (name) => name.startsWith(prefix) && name !== own,
  );
  const used = await Promise.all(
    names.map(async (name) => ({
      name,
      at: (await stat(path.join(root, name)).catch(() => undefined))?.mtimeMs ?? 0,
    })),
  );
  return used.sort((a, b) => b.at - a.at).map(({ name }) => name);
}
