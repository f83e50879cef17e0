import type { RenderInput } from '../document/page-data.ts';
import { renderPage } from '../pages/render-page.tsx';
import { type Compressed, compress, quality } from './compress.ts';
import type { PageFiles } from './page-files.ts';
import type { PublishStamp } from './publish-source.ts';
import type { StaticStore } from './static-store.ts';
import { storedFile } from './stored-file.ts';

/** Published pages, in memory and as files alike. */
export type PageShelf = {
  has(stamp: Pick<PublishStamp, 'path' | 'stamp'>): boolean;
  /** Serves the page in this state: as it is, from a former run's file, or drawn from what `load` gives. */
  put(stamp: PublishStamp, load: () => Promise<RenderInput | undefined>): Promise<void>;
  /** Withdraws every page that is not in the list. */
  keepOnly(stamps: PublishStamp[]): Promise<void>;
};

export type PageShelfInput = {
  store: StaticStore;
  files: PageFiles;
  headers: Record<string, string>;
  /** Told of every page with its HTML, and when it goes. */
  onServed?: (page: PublishStamp, html: Buffer) => void;
  onWithdrawn?: (path: string) => void;
};

export function pageShelf({ store, files, headers, onServed, onWithdrawn }: PageShelfInput): PageShelf {
  // The client's files lie in the same store and are not ours to withdraw.
  const shelved = new Set<string>();
  let hasCleared = false;

  function serve(page: PublishStamp, content: Required<Compressed>): void {
    const { path, stamp } = page;
    const pageHeaders = { ...headers, 'cache-control': 'public, max-age=0, must-revalidate' };
    store.set(
      path,
      storedFile({ content, headers: pageHeaders, status: path === '/404' ? 404 : 200, stamp }),
    );
    shelved.add(path);
    onServed?.(page, content.body);
  }

  function has({ path, stamp }: Pick<PublishStamp, 'path' | 'stamp'>): boolean {
    return shelved.has(path) && store.get(path)?.stamp === stamp;
  }

  async function withdraw(path: string): Promise<void> {
    store.delete(path);
    shelved.delete(path);
    onWithdrawn?.(path);
    await files.remove(path);
  }

  return {
    has,

    async put(page, load) {
      const { path, stamp } = page;
      if (has({ path, stamp })) return;
      const former = await files.read(path, stamp);
      if (former) return serve(page, former);
      const input = await load();
      if (!input) return withdraw(path);
      const content = await compress(Buffer.from(renderPage(input)), quality.page);
      await files.write(path, content, stamp);
      serve(page, content);
    },

    async keepOnly(stamps) {
      const paths = new Set(stamps.map(({ path }) => path));
      for (const path of shelved) if (!paths.has(path)) await withdraw(path);
      if (hasCleared) return;
      hasCleared = true;
      // Once, at the start: what a former run published and is gone by now.
      await files.removeOthers(paths);
    },
  };
}
