import type { NewsCard } from '#content/articles.model.ts';
import { latestNews } from '#content/collections/news/news.read.ts';
import { type Pictures, picturesOf } from '#content/collections/upload/upload.read.ts';
import { siteMessages } from '../../messages/messages.ts';
import type { BlockProps, BlockView } from '../block-definition.ts';
import { DatedList } from '../dated-list.tsx';
import { Section } from '../section.tsx';

type Data = { news: NewsCard[]; pictures: Pictures };

function NewsListBlock({
  block,
  anchor,
  data: { news, pictures },
}: BlockProps<'news-list'> & { data: Data }) {
  return (
    <Section name="news-list" heading={block.heading} anchor={anchor}>
      <DatedList entries={news} pictures={pictures} />
    </Section>
  );
}

export const newsListView: BlockView<'news-list', Data> = {
  view: NewsListBlock,
  async load(_block, reader) {
    const news = await reader.ask(latestNews, '');
    const pictures = await picturesOf(
      news.map(({ pictureId }) => pictureId),
      reader,
    );
    return { news, pictures };
  },
  isEmpty: ({ data }) => data.news.length === 0,
  neededOn: {
    kind: 'news',
    make: (_page, locale) => ({
      id: 'news',
      blockType: 'news-list',
      heading: siteMessages(locale).news.heading,
    }),
  },
};
