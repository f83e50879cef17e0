import { Hono } from 'hono';
import { createElement } from 'react';
import { type Address, isWrittenIn } from '#content/read/directory.ts';
import { describeError, log } from '#platform/log.ts';
import { typeset } from '#tools/report/report-pdf.ts';
import type { Locale, Locales } from '#ui/language/locales.ts';
import type { RenderInput } from '../document/page-data.ts';
import type { PlainPage } from '../document/plain-page.tsx';
import type { Headers } from '../document/security-headers.ts';
import type { DynamicPage } from '../publisher/content-source.ts';
import { paperMessages } from './messages/messages.ts';
import { PaperNotMade } from './paper-not-made.tsx';
import { paperEnding, paperPath, splitPaperPath } from './paper-path.ts';
import { tablesOnPaper } from './tables-on-paper.ts';

export type PaperRoutesInput = {
  /** The published pages; the partners' are not among them. */
  addresses: () => Promise<readonly Pick<Address, 'path' | 'languages'>[]>;
  loadPath: (page: DynamicPage) => Promise<RenderInput | undefined>;
  respond: (page: PlainPage, locale: Locale) => Promise<Response>;
  locales: Locales;
  baseHeaders: Headers;
};

/**
 * `/<page>.pdf`: the tables that a page offers on paper. The same for everyone, so that each is set once until its page
 * changes.
 */
export function paperRoutes(input: PaperRoutesInput): Hono {
  const { addresses, loadPath, respond, locales, baseHeaders } = input;
  const routes = new Hono();
  const made = new Map<string, { content: string; pdf: Promise<Buffer> }>();

  async function pdfOf(address: string, page: DynamicPage): Promise<Buffer | undefined> {
    const drawn = await loadPath(page);
    const job = drawn && tablesOnPaper(drawn);
    if (!job) return undefined;
    const content = JSON.stringify(job.data);
    const known = made.get(address);
    const pdf = known?.content === content ? known.pdf : typeset(job);
    made.set(address, { content, pdf });
    pdf.catch(() => made.delete(address));
    return pdf;
  }

  function elsewhere(location: string): Response {
    const headers = { ...baseHeaders, location, 'cache-control': 'no-store' };
    return new Response(null, { status: 302, headers });
  }

  routes.get(`/:path{.+\\${paperEnding}}`, async (context, next) => {
    // Not `req.path`, which is decoded: `%7Bsecret%7D` must not be taken for the placeholder.
    const { pathname: address } = new URL(context.req.url);
    const { locale, path } = splitPaperPath(address, locales);
    let pdf: Buffer | undefined;
    try {
      const page = (await addresses()).find((each) => each.path === path);
      if (!page) return next();
      // As with the page itself: its tables are there in the default language.
      if (!isWrittenIn(page, locale)) return elsewhere(paperPath(path));
      pdf = await pdfOf(address, { locale, path });
    } catch (error) {
      // Too many are asked for, or the process that sets them was ended: the next one gets another.
      log.error('tables not set', describeError(error));
      const body = createElement(PaperNotMade, { path, locale });
      const answer = await respond({ title: paperMessages(locale).notMade, path, body, status: 503 }, locale);
      answer.headers.set('Retry-After', '5');
      return answer;
    }
    if (!pdf) return next();
    return context.body(new Uint8Array(pdf), 200, {
      ...baseHeaders,
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${paperPath(path).split('/').at(-1)}"`,
      'cache-control': 'public, max-age=60',
    });
  });
  return routes;
}
