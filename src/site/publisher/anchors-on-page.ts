import type { PageFiles } from './page-files.ts';

/** What a link can jump to on a published page: every id in its HTML, whatever drew it. Of no page, no one knows. */
export function anchorsOnPage(files: Pick<PageFiles, 'read'>) {
  return async (path: string): Promise<ReadonlySet<string> | undefined> => {
    // As typed into a text: no page lies above the others.
    if (path.split('/').includes('..')) return undefined;
    const html = await files.read(path, 'identity').catch(() => undefined);
    return html && new Set([...html.toString('utf8').matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id));
  };
}
