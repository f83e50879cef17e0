import { createContext, use } from 'react';
import type { Faq, Menus, Post, SiteSettings } from '#content/model.ts';
import type { PageData } from './page-data.ts';

/** What shell and blocks read besides their own content. All texts are filled in already. */
export type SiteView = {
  settings: SiteSettings;
  menus: Menus;
  faqs: Faq[];
  posts: Post[];
  pageData: PageData;
};

export const SiteContext = createContext<SiteView | undefined>(undefined);

export function useSite(): SiteView {
  const site = use(SiteContext);
  if (!site) throw new Error('A part of the site was drawn outside of its document.');
  return site;
}
