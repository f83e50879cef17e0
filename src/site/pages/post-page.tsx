import type { PageContent, Post } from '#content/model.ts';
import { LinkRow } from '../blocks/link-row.tsx';
import { RichText } from '../blocks/rich-text.tsx';
import { useSite } from '../document/site-context.tsx';
import { messages } from '../messages/en.ts';
import { dateInWords } from '../text/dates.ts';
import { PageFrame } from './page-frame.tsx';
import { PageHead } from './page-head.tsx';

/** One post of the blog, and the others of its category. */
export function PostPage({ page, post }: { page: PageContent; post: Post }) {
  const text = messages.posts;
  const others = useSite().posts.filter(
    ({ slug, category }) => category === post.category && slug !== post.slug,
  );
  return (
    <PageFrame page={page} head={<PageHead page={page} />}>
      <div className="sheet">
        <article className="block">
          <div className="wrap">
            <p className="intro meta">
              <a href={`/blog-${post.category}`}>{text.category[post.category]}</a>
              <br />
              {text.published} <time dateTime={post.sortDate}>{dateInWords(post.sortDate)}</time>
            </p>
            <div className="prose">
              <RichText value={post.body} />
            </div>
          </div>
        </article>
        {others.length > 0 && (
          <section className="block" aria-labelledby="more">
            <div className="wrap">
              <h2 id="more">{text.more}</h2>
              <ul className="link-list">
                {others.map(({ slug, title, lead }) => (
                  <LinkRow key={slug} href={`/blog/${slug}`} label={title} text={lead} />
                ))}
              </ul>
            </div>
          </section>
        )}
      </div>
    </PageFrame>
  );
}

/** A post as the page that it stands on. */
export function pageOfPost(post: Post): PageContent {
  return {
    id: 0,
    path: `/blog/${post.slug}`,
    contentKey: post.slug,
    kind: 'blog',
    audience: 'everyone',
    title: post.title,
    description: post.description,
    heading: post.title,
    lead: post.lead,
    hideHeader: false,
    hideFooter: true,
    isIndexed: true,
    status: 200,
    blocks: [],
  };
}
