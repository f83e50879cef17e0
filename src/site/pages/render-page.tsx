import type { ReactNode } from 'react';
import { fillCards } from '#content/collections/cards/fill-cards.ts';
import type { Locale } from '#ui/language/locales.ts';
import { pathIn } from '#ui/language/paths.ts';
import { pageCard } from '../cards/page-card.ts';
import { type OtherForm, renderDocument } from '../document/document.tsx';
import type { RenderInput } from '../document/page-data.ts';
import { sheetOf } from '../document/stylesheet.ts';
import { titleOfPage } from '../document/title.ts';
import { feedsMessages } from '../feeds/messages/messages.ts';
import { feedOfList } from '../feeds/site-feeds.ts';
import { explainTerms } from '../glossary/explain-terms.ts';
import { pageThings } from '../linked-data/page-things.ts';
import { markdownPath } from '../markdown/markdown-path.ts';
import { linkContacts } from '../sentences/link-contacts.ts';
import { keepWordsWhole } from '../sentences/whole-words.ts';
import { dayTokens } from '../text/day-tokens.ts';
import { fillTokens, tokensOf } from '../text/fill-tokens.ts';
import { HomePage } from './home-page.tsx';
import { HubPage } from './hub-page.tsx';
import { IssuePage } from './issue-page.tsx';
import { NewsPage } from './news-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { PageWithContents } from './page-with-contents.tsx';
import { PostPage } from './post-page.tsx';
import { ProductPage } from './product-page.tsx';
import { StandardPage } from './standard-page.tsx';
import { ThankYouPage } from './thank-you-page.tsx';
import { ToolPage } from './tool-page.tsx';
import { hasTrait } from './traits-of-kinds.ts';

/** The complete HTML of a page. Pure but for the day (the footer's year): it reads no database. */
export function renderPage(input: RenderInput): string {
  const tokens = { ...tokensOf(input.settings, input.locale), ...dayTokens(input) };
  const { settings } = input;
  const { blockData, ...filled } = fillTokens(
    {
      page: fillCards(input.page, { withKey: input.pages.cardWithKey, nameField: 'label' }),
      post: input.post,
      beside: input.beside,
      issue: input.issue,
      news: input.news,
      glossary: input.glossary,
      adviser: input.adviser,
      firstQuestion: input.firstQuestion,
      blockData: Object.fromEntries(input.blockData),
    },
    tokens,
  );
  const filledData = new Map(Object.entries(blockData));
  const { page, post, issue, news, glossary } = filled;
  const card = pageCard(input);
  const html = renderDocument({
    site: input,
    pageData: input.pageData,
    blockData: filledData,
    uploads: input.uploads,
    head: {
      title: titleOfPage(page, settings),
      description: page.description || settings.defaultDescription,
      path: input.page.path,
      things: page.isIndexed
        ? pageThings({ ...input, ...filled, blockData: filledData, card: card?.name })
        : [],
      otherForms: otherFormsOf(page, input.locale),
      isIndexed: page.isIndexed,
      sheet: sheetOf(page),
      social: card && {
        title: card.title,
        siteName: settings.brand,
        card,
        isArticle: Boolean(post ?? issue ?? news),
      },
    },
    body: templateOf({ ...filled, insurers: input.insurers, thanks: input.thanks }),
  });
  const linked = linkContacts(html, settings.contact);
  const explained = glossary ? explainTerms(linked, glossary, input.page.path) : linked;
  return keepWordsWhole(explained, input.locale);
}

/** The page as Markdown; and where it lists what can be subscribed to, the feed. */
function otherFormsOf({ contentKey, path, isIndexed }: RenderInput['page'], locale: Locale): OtherForm[] {
  if (!isIndexed) return [];
  const markdown = { type: 'text/markdown', path: markdownPath(pathIn(locale, path)) };
  const feed = feedOfList(contentKey);
  if (!feed) return [markdown];
  const title = feedsMessages(locale).feeds[feed.key];
  return [markdown, { type: 'application/rss+xml', path: pathIn(locale, feed.path), title }];
}

function templateOf({
  page,
  post,
  beside,
  issue,
  news,
  adviser,
  firstQuestion,
  insurers,
  thanks,
}: Pick<
  RenderInput,
  'page' | 'post' | 'beside' | 'issue' | 'news' | 'adviser' | 'firstQuestion' | 'insurers' | 'thanks'
>): ReactNode {
  if (news) return <NewsPage page={page} news={news} />;
  if (issue) return <IssuePage page={page} issue={issue} />;
  if (post) return <PostPage page={page} post={post} beside={beside ?? []} />;
  switch (page.kind) {
    case 'home':
      return <HomePage {...{ page, insurers, firstQuestion }} />;
    case 'hub':
      return <HubPage page={page} />;
    case 'not-found':
      return <NotFoundPage page={page} />;
    case 'thank-you':
      return <ThankYouPage page={page} thanks={thanks} />;
    case 'legal':
      return <PageWithContents page={page} />;
    case 'tool':
      return <ToolPage page={page} />;
    default:
      return hasTrait(page.kind, 'cover') ? (
        <ProductPage {...{ page, adviser, firstQuestion }} />
      ) : (
        <StandardPage page={page} />
      );
  }
}
