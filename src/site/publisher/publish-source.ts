import type { RenderInput } from '../document/page-data.ts';

/** One published address and the state of everything that its page shows. */
export type PublishStamp = {
  /** `12` for the page record 12, `post/blog/slug` for a post of the blog. */
  id: string;
  path: string;
  /** Two equal stamps mean the same HTML. */
  stamp: string;
  isIndexed: boolean;
  /** `YYYY-MM-DD`, for the sitemap. */
  changedOn: string;
};

/** Where the publisher's data comes from; the content service in the house, anything in a test. */
export type PublishSource = {
  stamps(): Promise<PublishStamp[]>;
  /** Nothing when it is gone by now. */
  load(id: string): Promise<RenderInput | undefined>;
};

/** What a trigger of the database says of a change: a single page, or something that many pages show. */
export type ChangeNotice = { table: string; id?: number };
