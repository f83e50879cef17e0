import {
  askForPosts,
  newestPosts,
  type PostListPage,
  postsOfCategory,
} from '#content/collections/blog-posts/blog-posts.read.ts';
import { type Pictures, picturesOf } from '#content/collections/upload/upload.read.ts';
import { useSite } from '../../document/site-context.tsx';
import { siteMessages } from '../../messages/messages.ts';
import { pathOfPart } from '../../text/addresses.ts';
import type { BlockProps, BlockView } from '../block-definition.ts';
import { DatedList } from '../dated-list.tsx';
import { Section } from '../section.tsx';
import { postListMessages } from './messages/messages.ts';

type Data = PostListPage & { pictures: Pictures };

/**
 * Posts are in the order of their sort date, the oldest first, as the specification has it. Where only the newest are
 * shown, to someone who reads something else, the last of them comes first.
 */
function PostListBlock({ block, anchor, data }: BlockProps<'post-list'> & { data: Data }) {
  const { posts, page, pages, pictures } = data;
  const { locale } = useSite();
  const { category: categories } = siteMessages(locale).posts;
  return (
    <Section name="post-list" heading={block.heading} anchor={anchor}>
      {posts.length === 0 && <p>{postListMessages(locale).none}</p>}
      <DatedList entries={posts} pictures={pictures} kind={({ category }) => categories[category]} isDrawn />
      {pages > 1 && <OtherParts page={page} pages={pages} />}
      {block.newest && <AllPosts />}
    </Section>
  );
}

function AllPosts() {
  const { pageWithKey, linkTo, locale } = useSite();
  const blog = pageWithKey('blog');
  if (!blog) return null;
  return (
    <p className="parts">
      <a href={linkTo(blog.path)}>{postListMessages(locale).defaultHeading}</a>
    </p>
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

export const postListView: BlockView<'post-list', Data> = {
  view: PostListBlock,
  async load({ category, newest }, reader) {
    const { ask, part, goesOn } = reader;
    const list = newest
      ? { posts: await ask(newestPosts, askForPosts(category, newest)), page: 1, pages: 1 }
      : await ask(postsOfCategory, askForPosts(category, part));
    goesOn(list.pages);
    const pictures = await picturesOf(
      list.posts.map(({ pictureId }) => pictureId),
      reader,
    );
    return { ...list, pictures };
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
