import type { PageContent, SiteSettings } from '#content/model.ts';

/** `Cruise insurance | Brand`; without a title of its own, a page has the site's. */
export function documentTitle(
  title: string,
  { brand, defaultTitle }: Pick<SiteSettings, 'brand' | 'defaultTitle'>,
) {
  return title ? `${title} | ${brand}` : defaultTitle;
}

/** The title of the page for unknown addresses is given to the letter, without the brand. */
export function titleOfPage(page: Pick<PageContent, 'kind' | 'title'>, settings: SiteSettings): string {
  if (page.kind === 'not-found' && page.title) return page.title;
  return documentTitle(page.title, settings);
}
