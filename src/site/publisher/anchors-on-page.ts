import type { PageFiles } from './page-files.ts';

/**
 * Returns the ids in a published page's HTML that a link can jump to, whatever drew them; undefined without such a
 * page.
 */
export function anchorsOnPage(files: Pick<PageFiles, 'read'>) {
  return async (path: string): Promise<ReadonlySet<string> | undefined> => {
    // As typed into a text: no page lies above the others.
    if (path.split('/').includes('..')) return undefined;
    const html = await files.read(path, 'identity').catch(() => undefined);
    return html && new Set([...html.toString('utf8').matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id));
  };
}
