import {
  adjacentPosts,
  askForAdjacentPosts,
  postRecord,
} from '#content/collections/blog-posts/blog-posts.read.ts';
import { newsRecord } from '#content/collections/news/news.read.ts';
import { issueRecord } from '#content/collections/newsletters/newsletters.read.ts';
import { pageRecord } from '#content/collections/pages/pages.read.ts';
import { allPartners } from '#content/collections/partners/partners.read.ts';
import type { Block } from '#content/model.ts';
import type { Reader } from '#content/read/reader.ts';
import { blocksOf } from '../blocks/needed-blocks.ts';
import type { RenderInput } from '../document/page-data.ts';
import { firstQuestionFor } from '../first-question/first-question-of.ts';
import { glossaryFor } from '../glossary/glossary-for.ts';
import { adviserFor } from '../people/adviser-for.ts';
import { pageOfIssue } from './issue-page.tsx';
import { pageOfNews } from './news-page.tsx';
import { pageOfPost } from './post-page.tsx';

/** Renders a record, by its table. Returns nothing when the record is gone by now. */
type RecordTemplate = (reader: Reader, id: string, path: string) => Promise<RecordContent | undefined>;
export type RecordContent = Pick<
  RenderInput,
  'page' | 'post' | 'beside' | 'issue' | 'news' | 'glossary' | 'adviser' | 'firstQuestion' | 'insurers'
> & {
  /** The blocks that it shows. */
  blocks: Block[];
};

export const recordTemplates: Record<string, RecordTemplate | undefined> = {
  async pages(reader, id) {
    const page = await reader.ask(pageRecord, id);
    if (!page) return undefined;
    const blocks = blocksOf(page, reader.locale);
    const glossary = await glossaryFor(page, reader);
    const insurers =
      page.kind === 'home'
        ? (await reader.ask(allPartners, '')).filter(({ kind }) => kind === 'insurer')
        : undefined;
    const firstQuestion = await firstQuestionFor(page, reader);
    return { page, blocks, glossary, insurers, firstQuestion, adviser: await adviserFor(page, reader) };
  },

  async blog_posts(reader, id, path) {
    const post = await reader.ask(postRecord, id);
    if (!post) return undefined;
    const beside = await reader.ask(adjacentPosts, askForAdjacentPosts(post.category, path));
    return { post, page: pageOfPost(post, path), beside, blocks: [] };
  },

  async newsletters(reader, id, path) {
    const issue = await reader.ask(issueRecord, id);
    return issue && { issue, page: pageOfIssue(issue, path), blocks: [] };
  },

  async news(reader, id, path) {
    const news = await reader.ask(newsRecord, id);
    return news && { news, page: pageOfNews(news, path, reader), blocks: [] };
  },
};
