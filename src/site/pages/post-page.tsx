import type { Post, PostCard } from '#content/articles.model.ts';
import type { PageContent } from '#content/model.ts';
import { dateInWords } from '#ui/language/dates.ts';
import { LinkRow } from '../blocks/link-row.tsx';
import { useSite } from '../document/site-context.tsx';
import { TextWithPicture } from '../media/text-with-picture.tsx';
import { siteMessages } from '../messages/messages.ts';
import { PageFrame } from './page-frame.tsx';
import { PageHead } from './page-head.tsx';
import { pageOfRecord } from './page-of-record.ts';

type PostPageProps = { page: PageContent; post: Post; beside: PostCard[] };

/** One post of the blog, and those of its category that are before and after it. */
export function PostPage({ page, post, beside }: PostPageProps) {
  const { locale } = useSite();
  const text = siteMessages(locale).posts;
  return (
    <PageFrame page={page} head={<PageHead page={page} />}>
      <div className="sheet">
        <article className="block">
          <div className="wrap">
            <p className="intro meta">
              {text.category[post.category]}
              <br />
              {text.published} <time dateTime={post.sortDate}>{dateInWords(post.sortDate, locale)}</time>
            </p>
            <div className="prose">
              <TextWithPicture text={post.body} pictureId={post.pictureId} />
            </div>
          </div>
        </article>
        {beside.length > 0 && (
          <section className="block" aria-labelledby="more">
            <div className="wrap">
              <h2 id="more">{text.more}</h2>
              <ul className="link-list">
                {beside.map(({ path, title, lead }) => (
                  <LinkRow key={path} href={path} label={title} text={lead} />
                ))}
              </ul>
            </div>
          </section>
        )}
      </div>
    </PageFrame>
  );
}

/** A post as the page that it is on. */
export function pageOfPost(post: Post, path: string): PageContent {
  const { slug = '', title, description, lead } = post;
  return pageOfRecord({ path, contentKey: slug, title, description, lead });
}
