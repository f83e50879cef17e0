import type { ReactNode } from 'react';
import { newsletterPath } from '#newsletter/newsletter-paths.ts';
import type { Env } from '#platform/env.ts';
import { defaultLocale, type Locale } from '#ui/language/locales.ts';
import { pathIn, splitPath } from '#ui/language/paths.ts';
import { markdownHeaders } from '../markdown/markdown-headers.ts';
import { pageMarkdown } from '../markdown/page-markdown.ts';
import { PageUmbrella } from '../pictures/page-umbrella.tsx';
import { keepWordsWhole } from '../sentences/whole-words.ts';
import { Footer } from '../shell/footer.tsx';
import { Shell } from '../shell/shell.tsx';
import { canonicalAddress } from '../text/addresses.ts';
import { renderDocument } from './document.tsx';
import { htmlAnswer } from './html-answer.ts';
import { pageDataFor, type SiteInput } from './page-data.ts';
import { documentHeaders, type HeaderInput, privateDocumentHeaders } from './security-headers.ts';
import type { SheetName } from './stylesheet.ts';
import { documentTitle } from './title.ts';

/** A page that is rendered for one request and is not content: a form's own page, an error. */
export type PlainPage = {
  /** Without the brand. */
  title: string;
  description?: string;
  path: string;
  /**
   * Path and query that the links to the other languages lead to, if not `path`: it has what was asked, and never a secret.
   */
  switchTo?: string;
  /** Everything inside `main`, its h1 included. */
  body: ReactNode;
  status?: number;
  /** `tool`: the page takes the whole width and brings its own ground. */
  look?: 'plain' | 'tool';
  /** Which styles it carries, if not those of its look. */
  sheet?: SheetName;
  /** The same for everyone: it may be found, and kept for a minute. */
  isPublic?: boolean;
  /** Set if programs get the page at its `.md` address. */
  isMarkdown?: boolean;
};

export type PlainPageInput = { site: SiteInput; captcha: Env['captcha']; page: PlainPage };

/** The complete HTML, in the same shell as every other page; indexed only where it is the same for everyone. */
export function renderPlainPage({ site, captcha, page }: PlainPageInput): string {
  const { locale, settings, pages } = site;
  const html = renderDocument({
    site,
    pageData: pageDataFor({ path: page.path, locale, settings, pages, captcha }),
    head: {
      title: documentTitle(page.title, settings),
      description: page.description || settings.defaultDescription,
      path: page.path,
      switchTo: page.switchTo,
      isIndexed: page.isPublic === true,
      sheet: page.sheet ?? page.look ?? 'plain',
    },
    body: (
      <Shell hideHeader={false} hideFooter>
        {page.look === 'tool' ? (
          <main id="main" tabIndex={-1} data-kind="tool">
            {page.body}
          </main>
        ) : (
          <main id="main" tabIndex={-1} data-kind="plain">
            <div className="wrap plain">{page.body}</div>
            <PageUmbrella picture={page.path} state="folded" className="plain-umbrella" />
          </main>
        )}
        <Footer hasNews={page.path !== newsletterPath} />
      </Shell>
    ),
  });
  return keepWordsWhole(html, locale);
}

/** Sources of documents, for code that renders one of its own. */
export type DocumentSources = HeaderInput & {
  loadSite: (locale: Locale) => Promise<SiteInput>;
  captcha: Env['captcha'];
};

/** Gives other rooms a page that looks like ours: a page in, an answer out. */
export function plainPageResponder({ loadSite, ...rest }: DocumentSources) {
  const privateHeaders = privateDocumentHeaders(rest);
  const publicHeaders = { ...documentHeaders(rest), 'cache-control': 'public, max-age=60' };
  return async function respond(drawn: PlainPage, locale: Locale): Promise<Response> {
    // Rooms name a page as it was asked for; its addresses in all languages are made from its path without a prefix.
    const page = { ...drawn, path: splitPath(drawn.path, [defaultLocale, locale]).path };
    const html = renderPlainPage({ site: await loadSite(locale), captcha: rest.captcha, page });
    const headers = page.isPublic ? publicHeaders : privateHeaders;
    if (page.isMarkdown) {
      const path = pathIn(locale, page.path);
      const markdown = pageMarkdown(html, canonicalAddress(rest.siteUrl, path));
      return new Response(markdown, { headers: { ...headers, ...markdownHeaders(rest.siteUrl, path) } });
    }
    return htmlAnswer(html, { status: page.status ?? 200, headers });
  };
}
