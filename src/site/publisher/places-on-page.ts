import type { PageFiles } from './page-files.ts';

type Published = { notes: ReadonlyMap<string, unknown>; files: Pick<PageFiles, 'read'> };

/** What a link can jump to on a published page: every id in its HTML, whatever drew it. */
export function placesOnPage({ notes, files }: Published) {
  return async (path: string): Promise<ReadonlySet<string> | undefined> => {
    if (!notes.has(path)) return undefined;
    const html = (await files.read(path, 'identity')).toString('utf8');
    return new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id));
  };
}
