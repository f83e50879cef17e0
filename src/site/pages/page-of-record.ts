import type { PageContent } from '#content/model.ts';

/** The part of a page that comes from a record which is not a page. */
type OfRecord = Pick<PageContent, 'path' | 'contentKey' | 'title' | 'description' | 'lead'> &
  Partial<Pick<PageContent, 'kind' | 'parentId'>>;

/** A record with an address of its own (a post, an issue, a piece of news) as the page that it is on. */
export function pageOfRecord(record: OfRecord): PageContent {
  return {
    id: 0,
    kind: 'blog',
    ...record,
    audience: 'everyone',
    heading: record.title,
    hideHeader: false,
    hideFooter: true,
    isIndexed: true,
    status: 200,
    form: 'general',
    captcha: 'checkbox',
    picture: record.path,
    blocks: [],
  };
}
