import { createContext, use } from 'react';
import type { Uploads } from '#content/collections/upload/upload.read.ts';
import type { BlockData, PageData, PageLookUps, SiteInput } from './page-data.ts';

/** The part of the site that shell and blocks read besides their own content. All texts are filled in already. */
export type SiteView = Pick<SiteInput, 'locale' | 'locales' | 'settings' | 'menus' | 'clock'> &
  PageLookUps & {
    pageData: PageData;
    blockData: BlockData;
    /** Uploads that the page's texts name. */
    uploads: Uploads;
    /** Where the page is, whatever the language: by this the look-ups know it. */
    here: string;
    /** The same with what was asked in it, for the links to the other languages. */
    switchTo: string;
    /** An address that the page may link to, in its language; nothing for what no page may link to. */
    linkTo(href: unknown): string | undefined;
  };

export const SiteContext = createContext<SiteView | undefined>(undefined);

export function useSite(): SiteView {
  const site = use(SiteContext);
  if (!site) throw new Error('A part of the site was drawn outside its document.');
  return site;
}
