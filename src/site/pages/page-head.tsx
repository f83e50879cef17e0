import type { ReactNode } from 'react';
import type { PageContent } from '#content/model.ts';
import { useSite } from '../document/site-context.tsx';
import { trailTo } from '../linked-data/trail.ts';
import { siteMessages } from '../messages/messages.ts';
import { PageUmbrella } from '../pictures/page-umbrella.tsx';
import { PageAction } from './page-action.tsx';
import { hasTrait } from './traits-of-kinds.ts';

/** The top of a page: where it is, what it is, the way to a person, and the page's own umbrella. */
export function PageHead({ page, children }: { page: PageContent; children?: ReactNode }) {
  return (
    <div className="page-head">
      <div className="wrap">
        <HeadText page={page}>
          {children}
          {hasTrait(page.kind, 'button') && (
            <p>
              <PageAction page={page} />
            </p>
          )}
        </HeadText>
      </div>
      <HeadUmbrella page={page} />
    </div>
  );
}

/** Where the page is and what it is, and what follows from it. */
export function HeadText({ page, children }: { page: PageContent; children?: ReactNode }) {
  return (
    <div className="head-text stack">
      <Breadcrumb page={page} />
      <h1>{page.heading}</h1>
      {page.lead && <p className="lead">{page.lead}</p>}
      {children}
    </div>
  );
}

export function HeadUmbrella({ page }: { page: PageContent }) {
  return (
    <PageUmbrella
      picture={page.picture}
      audience={page.audience}
      state={page.kind === 'not-found' ? 'torn' : 'open'}
      className="head-umbrella"
    />
  );
}

export function Breadcrumb({ page }: { page: PageContent }) {
  const { pageOfRecord, locale, linkTo } = useSite();
  const text = siteMessages(locale);
  const above = trailTo(page, { pageOfRecord }, text.home);
  if (above.length === 0) return null;
  return (
    <nav className="breadcrumb" aria-label={text.breadcrumb}>
      <ol>
        {above.map(({ path, name }) => (
          <li key={path}>
            <a href={linkTo(path)}>{name}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
