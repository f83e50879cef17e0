import { useSite } from '../../document/site-context.tsx';
import { messages } from '../../messages/en.ts';
import { dateInWords } from '../../text/dates.ts';
import type { BlockProps, BlockView } from '../block-definition.ts';
import { Section } from '../section.tsx';
import { text } from './post-list.en.ts';

/** Posts stand in the order of their sort date, the oldest first, as the specification has it. */
function PostListBlock({ block, anchor }: BlockProps<'post-list'>) {
  const posts = useSite()
    .posts.filter(({ category }) => block.category === 'all' || category === block.category)
    .toSorted((a, b) => a.sortDate.localeCompare(b.sortDate));
  return (
    <Section name="post-list" heading={block.heading} anchor={anchor}>
      {posts.length === 0 && <p>{text.none}</p>}
      <ul className="post-list">
        {posts.map(({ slug, title, lead, sortDate, category }) => (
          <li key={slug}>
            <h3>
              <a href={`/blog/${slug}`}>{title}</a>
            </h3>
            <p className="meta">
              <span className="badge">{messages.posts.category[category]}</span>{' '}
              <time dateTime={sortDate}>{dateInWords(sortDate)}</time>
            </p>
            <p>{lead}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const postListView: BlockView<'post-list'> = {
  view: PostListBlock,
  neededOn: {
    kind: 'blog',
    make: () => ({ id: 'posts', blockType: 'post-list', heading: text.defaultHeading, category: 'all' }),
  },
};
