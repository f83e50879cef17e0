import type { PostCategory } from './model.ts';
import type { RichTextValue } from './rich-text-value.ts';

/** Texts with a date: posts, issues of the newsletter, news, versions of the terms of use. */
export type Post = {
  /** The last part of its address; a draft may have none yet. */
  slug?: string;
  title: string;
  description: string;
  category: PostCategory;
  /** `YYYY-MM-DD`; lists are sorted by it, ascending. */
  sortDate: string;
  lead: string;
  body: RichTextValue;
  /** Number of the upload that it shows. */
  pictureId?: number;
};

/** The part of a post that lists show. */
export type PostCard = Pick<Post, 'title' | 'lead' | 'category' | 'sortDate' | 'pictureId'> & {
  path: string;
};

/** A sent issue of the newsletter, for its page. */
export type Issue = Pick<Post, 'slug'> & {
  title: string;
  preview: string;
  /** The day in India, `YYYY-MM-DD`. */
  sentOn: string;
  body: RichTextValue;
};

/** The part of an issue that lists show. */
export type IssueCard = Pick<Issue, 'title' | 'preview' | 'sentOn'> & { path: string };

/** Something that happened to us, for its page. */
export type News = {
  /** The last part of its address; a draft may have none yet. */
  slug?: string;
  title: string;
  description: string;
  lead: string;
  /** `YYYY-MM-DD`; the newest is first. */
  sortDate: string;
  body: RichTextValue;
  /** Number of the upload that it shows. */
  pictureId?: number;
  /** A full address: where else it can be read. */
  reference?: string;
};

/** The part of a news item that lists show. */
export type NewsCard = Pick<News, 'title' | 'lead' | 'sortDate' | 'pictureId'> & { path: string };

/** The terms of use as they apply from a day (`YYYY-MM-DD`) on. */
export type TermsVersion = { inForceFrom: string; whatChanged: string; body: RichTextValue };
