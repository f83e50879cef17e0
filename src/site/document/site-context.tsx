import { createContext, use } from 'react';
import type { BlockData, PageData, PageLookUps, SiteInput } from './page-data.ts';

/** What shell and blocks read besides their own content. All texts are filled in already. */
export type SiteView = Pick<SiteInput, 'locale' | 'settings' | 'menus' | 'clock'> &
  PageLookUps & { pageData: PageData; blockData: BlockData };

export const SiteContext = createContext<SiteView | undefined>(undefined);

export function useSite(): SiteView {
  const site = use(SiteContext);
  if (!site) throw new Error('A part of the site was drawn outside of its document.');
  return site;
}
