import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { writeWhole } from '#platform/write-whole.ts';
import type { Compressed } from './compress.ts';

/**
 * Published pages as files, so that a restart need not draw them again and nginx can serve them. A file is
 * written beside and renamed; its stamp, written last, says of what state of the content it is.
 */
export type PageFiles = {
  write(pagePath: string, content: Required<Compressed>, stamp: string): Promise<void>;
  /** The page as a former run left it; nothing when it is of another state, or not whole. */
  read(pagePath: string, stamp: string): Promise<Required<Compressed> | undefined>;
  remove(pagePath: string): Promise<void>;
  /** Removes every page that is not in the list. */
  removeOthers(pagePaths: Iterable<string>): Promise<void>;
};

const endings = ['.html', '.html.br', '.html.gz', '.stamp'] as const;

export function pageFiles(directory: string): PageFiles {
  const base = (pagePath: string) => path.join(directory, pagePath === '/' ? 'index' : pagePath.slice(1));

  async function remove(pagePath: string): Promise<void> {
    await Promise.all(endings.toReversed().map((ending) => rm(base(pagePath) + ending, { force: true })));
  }

  return {
    async write(pagePath, content, stamp) {
      const file = base(pagePath);
      await mkdir(path.dirname(file), { recursive: true });
      await Promise.all([
        writeWhole(`${file}.html`, content.body),
        writeWhole(`${file}.html.br`, content.br),
        writeWhole(`${file}.html.gz`, content.gzip),
      ]);
      await writeWhole(`${file}.stamp`, stamp);
    },

    async read(pagePath, stamp) {
      const file = base(pagePath);
      try {
        if ((await readFile(`${file}.stamp`, 'utf8')) !== stamp) return undefined;
        const [body, br, gzip] = await Promise.all([
          readFile(`${file}.html`),
          readFile(`${file}.html.br`),
          readFile(`${file}.html.gz`),
        ]);
        return { body, br, gzip };
      } catch {
        return undefined; // Not there, or not whole: it is drawn anew.
      }
    },

    remove,

    async removeOthers(pagePaths) {
      const kept = new Set(
        [...pagePaths].flatMap((pagePath) => endings.map((ending) => base(pagePath) + ending)),
      );
      const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => []);
      const files = entries
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name));
      await Promise.all(files.filter((file) => !kept.has(file)).map((file) => rm(file, { force: true })));
    },
  };
}
