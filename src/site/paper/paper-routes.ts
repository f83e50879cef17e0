import { Hono } from 'hono';
import { createElement } from 'react';
import { describeError, log } from '#platform/log.ts';
import { typeset } from '#tools/report/report-pdf.ts';
import type { Locale, Locales } from '#ui/language/locales.ts';
import { splitPath } from '#ui/language/paths.ts';
import type { RenderInput } from '../document/page-data.ts';
import type { PlainPage } from '../document/plain-page.tsx';
import type { Headers } from '../document/security-headers.ts';
import type { DynamicPage } from '../publisher/content-source.ts';
import { paperMessages } from './messages/messages.ts';
import { PaperNotMade } from './paper-not-made.tsx';
import { paperEnding } from './paper-path.ts';
import { tablesOnPaper } from './tables-on-paper.ts';

export type PaperRoutesInput = {
  loadPath: (page: DynamicPage) => Promise<RenderInput | undefined>;
  respond: (page: PlainPage, locale: Locale) => Promise<Response>;
  locales: Locales;
  baseHeaders: Headers;
};

/**
 * `/<page>.pdf`: the tables that a page offers on paper. The same for everyone, so that each is set once until its page
 * changes.
 */
export function paperRoutes({ loadPath, respond, locales, baseHeaders }: PaperRoutesInput): Hono {
  const routes = new Hono();
  const made = new Map<string, { content: string; pdf: Promise<Buffer> }>();

  async function pdfOf(address: string, page: DynamicPage): Promise<Buffer | undefined> {
    const input = await loadPath(page);
    const job = input && tablesOnPaper(input);
    if (!job) return undefined;
    const content = JSON.stringify(job.data);
    const known = made.get(address);
    const pdf = known?.content === content ? known.pdf : typeset(job);
    made.set(address, { content, pdf });
    pdf.catch(() => made.delete(address));
    return pdf;
  }

  routes.get(`/:path{.+\\${paperEnding}}`, async (context, next) => {
    const { path: address } = context.req;
    const { locale, path } = splitPath(address.slice(0, -paperEnding.length), locales);
    let pdf: Buffer | undefined;
    try {
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
      'content-disposition': `inline; filename="${path.split('/').at(-1)}${paperEnding}"`,
      'cache-control': 'public, max-age=60',
    });
  });
  return routes;
}
