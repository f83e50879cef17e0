import {
  askForPosts,
  type PostListPage,
  postsOfCategory,
} from '#content/collections/blog-posts/blog-posts.read.ts';
import { useSite } from '../../document/site-context.tsx';
import { messages } from '../../messages/en.ts';
import { pathOfPart } from '../../text/addresses.ts';
import { dateInWords } from '../../text/dates.ts';
import type { BlockProps, BlockView } from '../block-definition.ts';
import { Section } from '../section.tsx';
import { text } from './post-list.en.ts';

/** Posts stand in the order of their sort date, the oldest first, as the specification has it. */
function PostListBlock({ block, anchor, data }: BlockProps<'post-list'> & { data: PostListPage }) {
  const { posts, page, pages } = data;
  return (
    <Section name="post-list" heading={block.heading} anchor={anchor}>
      {posts.length === 0 && <p>{text.none}</p>}
      <ul className="post-list">
        {posts.map(({ path, title, lead, sortDate, category }) => (
          <li key={path}>
            <h3>
              <a href={path}>{title}</a>
            </h3>
            <p className="meta">
              <span className="badge">{messages.posts.category[category]}</span>{' '}
              <time dateTime={sortDate}>{dateInWords(sortDate)}</time>
            </p>
            <p>{lead}</p>
          </li>
        ))}
      </ul>
      {pages > 1 && <OtherParts page={page} pages={pages} />}
    </Section>
  );
}

/** A long list goes on at addresses of its own. */
function OtherParts({ page, pages }: Pick<PostListPage, 'page' | 'pages'>) {
  const here = useSite().pageData.path;
  return (
    <nav className="parts" aria-label={text.parts}>
      {page > 1 && (
        <a href={pathOfPart(here, page - 1)} rel="prev">
          {text.earlier}
        </a>
      )}
      <span>{text.part(page, pages)}</span>
      {page < pages && (
        <a href={pathOfPart(here, page + 1)} rel="next">
          {text.later}
        </a>
      )}
    </nav>
  );
}

export const postListView: BlockView<'post-list', PostListPage> = {
  view: PostListBlock,
  async load({ category }, { ask, part, goesOn }) {
    const list = await ask(postsOfCategory, askForPosts(category, part));
    goesOn(list.pages);
    return list;
  },
  neededOn: {
    kind: 'blog',
    make: () => ({ id: 'posts', blockType: 'post-list', heading: text.defaultHeading, category: 'all' }),
  },
};
