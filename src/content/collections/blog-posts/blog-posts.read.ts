import { database } from '#platform/database.ts';
import {
  defaultLocale,
  type Language,
  type Locale,
  languageCodes,
  languageOf,
} from '#ui/language/locales.ts';
import { inLocale } from '#ui/language/pseudo.ts';
import type { Post, PostCard } from '../../articles.model.ts';
import { relatedId } from '../../fields/related-id.ts';
import { toPlainData } from '../../fields/to-plain-data.ts';
import type { PostCategory } from '../../model.ts';
import { contentService } from '../../read/content-service.ts';
import { findRecords } from '../../read/find-records.ts';
import { type ListSource, listed, listSource } from '../../read/list-source.ts';
import { cachedUntilForgotten, versionOf } from '../../read/source.ts';
import { postPathSql } from './blog-posts.collection.ts';

/** One page of a list of posts, counted from 1, and how many pages there are. */
export type PostListPage = { posts: PostCard[]; page: number; pages: number };

const postsPerPage = 30;
const neighboursEachWay = 2;

type Cards = { all: PostCard[]; ofCategory: Map<string, PostCard[]>; place: Map<string, number> };
type Row = PostCard & { id: number; language: Language };

/** The list entries of every published post, by sort date, ascending (section 2 of the specification). */
const cards = cachedUntilForgotten(async (): Promise<(locale: Locale) => Cards> => {
  const { rows } = await database().query<Row>(`
    SELECT record.id, words._locale AS language, ${postPathSql} AS path, record.category,
      record.sort_date AS "sortDate", words.title, words.lead,
      record.picture_id AS "pictureId"
      FROM blog_posts AS record JOIN blog_posts_locales AS words ON words._parent_id = record.id
     WHERE record._status = 'published' ORDER BY record.sort_date, record.id`);
  const records = [...Map.groupBy(rows, ({ id }) => id).values()];
  const kept = new Map<Locale, Cards>();
  return (locale) => {
    const made = kept.get(locale) ?? cardsIn(locale, records);
    kept.set(locale, made);
    return made;
  };
});

/** @param records of each post what it says in each language that it has */
function cardsIn(locale: Locale, records: readonly Row[][]): Cards {
  const all = records.flatMap((record): PostCard[] => {
    const inLanguage = (wanted: Language) => record.find(({ language }) => language === wanted);
    const words = inLanguage(languageOf(locale)) ?? inLanguage(defaultLocale);
    if (!words) return [];
    const { path, category, sortDate, title, lead, pictureId } = words;
    const inWords = { title: inLocale(title, locale), lead: inLocale(lead, locale) };
    return [{ path, category, sortDate, ...inWords, pictureId: pictureId ?? undefined }];
  });
  const ofCategory = Map.groupBy(all, ({ category }) => category);
  const place = new Map([...ofCategory.values()].flatMap((list) => list.map(({ path }, at) => [path, at])));
  return { all, ofCategory, place };
}

/** Cards are few and small: an answer is its own version, so that a new body alone redraws no list. */
function cardSource<Answer>(
  name: string,
  answer: (cards: Cards, asked: string) => Answer,
): ListSource<Answer> {
  return listed({
    name,
    tables: ['blog_posts'],
    forget: cards.forget,
    read: async (asked, locale) => answer((await cards.value())(locale), asked),
    async versions(asked) {
      const inLocale = await cards.value();
      const present = languageCodes.map(inLocale);
      return new Map(asked.map((each) => [each, versionOf(present.map((all) => answer(all, each)))]));
    },
  });
}

/** Asked with `strategy 2` or `all 1`: a category and a page. */
export const postsOfCategory = cardSource<PostListPage>('posts-of-category', (cards, asked) => {
  const { inCategory, number: page } = wanted(cards, asked);
  const end = page * postsPerPage;
  return {
    posts: inCategory.slice(end - postsPerPage, end),
    page,
    pages: Math.max(1, Math.ceil(inCategory.length / postsPerPage)),
  };
});

/** Asked with `all 3`, a category and how many: the last by their sort date, the newest first. */
export const newestPosts = cardSource<PostCard[]>('newest-posts', (cards, asked) => {
  const { inCategory, number } = wanted(cards, asked);
  return inCategory.slice(-number).toReversed();
});

function wanted({ all, ofCategory }: Cards, asked: string): { inCategory: PostCard[]; number: number } {
  const [category = '', number] = asked.split(' ');
  const inCategory = category === 'all' ? all : (ofCategory.get(category) ?? []);
  return { inCategory, number: Number(number) };
}

export function askForPosts(category: 'all' | PostCategory, number: number): string {
  return `${category} ${number}`;
}

/** Asked with `strategy /blog/a-post`, a category and a post's path: the posts of its category just before and after it. */
export const adjacentPosts = cardSource<PostCard[]>('posts-beside', ({ ofCategory, place }, asked) => {
  const [category = '', path = ''] = asked.split(' ');
  const at = place.get(path) ?? 0;
  const inCategory = ofCategory.get(category) ?? [];
  return inCategory
    .slice(Math.max(0, at - neighboursEachWay), at + neighboursEachWay + 1)
    .filter((card) => card.path !== path);
});

/** Asked with a record's number. */
export const postRecord = listSource<Post | undefined>({
  name: 'post',
  tables: ['blog_posts'],
  versionsSql: `
    SELECT id::text AS asked, xmin::text AS version FROM blog_posts
     WHERE _status = 'published' AND id = ANY($1::text[]::int[])`,
  async read(id, locale) {
    const where = { id: { equals: Number(id) } };
    const [stored] = await findRecords('blog-posts', { where, limit: 1, locale });
    if (!stored) return undefined;
    const { fields } = (await contentService()).collections['blog-posts'].config;
    const { path, picture, ...post } = toPlainData(fields, stored, locale);
    return { ...post, pictureId: relatedId(picture) };
  },
});

export function askForAdjacentPosts(category: PostCategory, path: string): string {
  return `${category} ${path}`;
}
