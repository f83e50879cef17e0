import {
  askForPosts,
  type PostListPage,
  postsOfCategory,
} from '#content/collections/blog-posts/blog-posts.read.ts';
import { dateInWords } from '#ui/language/dates.ts';
import { useSite } from '../../document/site-context.tsx';
import { siteMessages } from '../../messages/messages.ts';
import { pathOfPart } from '../../text/addresses.ts';
import type { BlockProps, BlockView } from '../block-definition.ts';
import { Section } from '../section.tsx';
import { postListMessages } from './messages/messages.ts';

/** Posts stand in the order of their sort date, the oldest first, as the specification has it. */
function PostListBlock({ block, anchor, data }: BlockProps<'post-list'> & { data: PostListPage }) {
  const { posts, page, pages } = data;
  const { locale, linkTo } = useSite();
  const { category: categories } = siteMessages(locale).posts;
  return (
    <Section name="post-list" heading={block.heading} anchor={anchor}>
      {posts.length === 0 && <p>{postListMessages(locale).none}</p>}
      <ul className="post-list">
        {posts.map(({ path, title, lead, sortDate, category }) => (
          <li key={path}>
            <h3>
              <a href={linkTo(path)}>{title}</a>
            </h3>
            <p className="meta">
              <span className="badge">{categories[category]}</span>{' '}
              <time dateTime={sortDate}>{dateInWords(sortDate, locale)}</time>
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
  const { here, linkTo, locale } = useSite();
  const text = postListMessages(locale);
  return (
    <nav className="parts" aria-label={text.parts}>
      {page > 1 && (
        <a href={linkTo(pathOfPart(here, page - 1))} rel="prev">
          {text.earlier}
        </a>
      )}
      <span>{text.part(page, pages)}</span>
      {page < pages && (
        <a href={linkTo(pathOfPart(here, page + 1))} rel="next">
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
    make: (_page, locale) => ({
      id: 'posts',
      blockType: 'post-list',
      heading: postListMessages(locale).defaultHeading,
      category: 'all',
    }),
  },
};
