import type { News } from '#content/articles.model.ts';
import { isWebAddress } from '#content/fields/rules.ts';
import type { PageContent } from '#content/model.ts';
import type { Reader } from '#content/read/reader.ts';
import { dateInWords } from '#ui/language/dates.ts';
import { useSite } from '../document/site-context.tsx';
import { TextWithPicture } from '../media/text-with-picture.tsx';
import { siteMessages } from '../messages/messages.ts';
import { PageFrame } from './page-frame.tsx';
import { PageHead } from './page-head.tsx';
import { pageOfRecord } from './page-of-record.ts';

/** By which the page is found that lists our news. */
const listKey = 'news-and-recognition';

/** Something that happened to us, with its day and where else it can be read. */
export function NewsPage({ page, news }: { page: PageContent; news: News }) {
  const { locale } = useSite();
  const text = siteMessages(locale);
  return (
    <PageFrame page={page} head={<PageHead page={page} />}>
      <div className="sheet">
        <article className="block">
          <div className="wrap">
            <p className="intro meta">
              {text.posts.published}{' '}
              <time dateTime={news.sortDate}>{dateInWords(news.sortDate, locale)}</time>
            </p>
            <div className="prose">
              <TextWithPicture text={news.body} pictureId={news.pictureId} />
            </div>
            {news.reference && isWebAddress(news.reference) && (
              <p className="block-more">
                <a href={news.reference}>{text.news.elsewhere(new URL(news.reference).hostname)}</a>
              </p>
            )}
          </div>
        </article>
      </div>
    </PageFrame>
  );
}

/** Our news as the page that it is on: below the page that lists them. */
export function pageOfNews(
  news: News,
  path: string,
  { pageWithKey }: Pick<Reader, 'pageWithKey'>,
): PageContent {
  const { slug = '', title, description, lead } = news;
  const [, parent] = pageWithKey(listKey)?.record.split('/') ?? [];
  return pageOfRecord({
    ...{ path, contentKey: slug, title, description, lead, kind: 'news' },
    parentId: parent === undefined ? undefined : Number(parent),
  });
}
