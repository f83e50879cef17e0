import type { PageContent } from '#content/model.ts';
import type { PageLookUps } from '../document/page-data.ts';

export type Step = { path: string; name: string };

/** The pages above this one, the home page first; none where it is beside the others. */
export function trailTo(
  { parentId }: Pick<PageContent, 'parentId'>,
  { pageOfRecord }: Pick<PageLookUps, 'pageOfRecord'>,
  home: string,
): Step[] {
  const parent = parentId === undefined ? undefined : pageOfRecord(`pages/${parentId}`);
  return parent
    ? [
        { path: '/', name: home },
        { path: parent.path, name: parent.name },
      ]
    : [];
}
