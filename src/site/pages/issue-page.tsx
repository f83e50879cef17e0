import type { Issue } from '#content/articles.model.ts';
import type { PageContent } from '#content/model.ts';
import { newsletterMessages } from '#newsletter/messages/messages.ts';
import { dateInWords } from '#ui/language/dates.ts';
import { RichText } from '../blocks/rich-text.tsx';
import { useSite } from '../document/site-context.tsx';
import { PageFrame } from './page-frame.tsx';
import { PageHead } from './page-head.tsx';
import { pageOfRecord } from './page-of-record.ts';

/** By which the page is found that lists the issues. */
const listKey = 'blogs-and-resources';

/** A sent issue of the newsletter, for those who do not get it by mail. */
export function IssuePage({ page, issue }: { page: PageContent; issue: Issue }) {
  const { locale, pageWithKey, linkTo } = useSite();
  const text = newsletterMessages(locale).issues;
  const list = pageWithKey(listKey);
  return (
    <PageFrame page={page} head={<PageHead page={page} />}>
      <div className="sheet">
        <article className="block">
          <div className="wrap">
            <p className="intro meta">
              {text.kind}
              <br />
              {text.sent} <time dateTime={issue.sentOn}>{dateInWords(issue.sentOn, locale)}</time>
            </p>
            <div className="prose">
              <RichText value={issue.body} />
            </div>
            {list && (
              <p className="block-more">
                <a href={linkTo(list.path)}>{text.all}</a>
              </p>
            )}
          </div>
        </article>
      </div>
    </PageFrame>
  );
}

/** An issue as the page that it is on. */
export function pageOfIssue({ slug = '', title, preview }: Issue, path: string): PageContent {
  return pageOfRecord({ path, contentKey: slug, title, description: preview, lead: preview });
}
