import { latestNews } from '#content/collections/news/news.read.ts';
import type { NewsCard } from '#content/model.ts';
import { dateInWords } from '#ui/language/dates.ts';
import { useSite } from '../../document/site-context.tsx';
import { siteMessages } from '../../messages/messages.ts';
import type { BlockProps, BlockView } from '../block-definition.ts';
import { Section } from '../section.tsx';

function NewsListBlock({ block, anchor, data }: BlockProps<'news-list'> & { data: NewsCard[] }) {
  const { locale, linkTo } = useSite();
  return (
    <Section name="news-list" heading={block.heading} anchor={anchor}>
      <ul className="post-list">
        {data.map(({ path, title, lead, sortDate }) => (
          <li key={path}>
            <h3>
              <a href={linkTo(path)}>{title}</a>
            </h3>
            <p className="meta">
              <time dateTime={sortDate}>{dateInWords(sortDate, locale)}</time>
            </p>
            <p>{lead}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const newsListView: BlockView<'news-list', NewsCard[]> = {
  view: NewsListBlock,
  load: (_block, { ask }) => ask(latestNews, ''),
  isEmpty: ({ data }) => data.length === 0,
  neededOn: {
    kind: 'news',
    make: (_page, locale) => ({
      id: 'news',
      blockType: 'news-list',
      heading: siteMessages(locale).news.heading,
    }),
  },
};
