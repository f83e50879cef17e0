import { Hono } from 'hono';
import { WorkerBusy } from '#platform/job-worker.ts';
import { typeset } from '#tools/report/report-pdf.ts';
import type { Locales } from '#ui/language/locales.ts';
import { splitPath } from '#ui/language/paths.ts';
import type { RenderInput } from '../document/page-data.ts';
import type { Headers } from '../document/security-headers.ts';
import type { DynamicPage } from '../publisher/content-source.ts';
import { paperEnding } from './paper-path.ts';
import { tablesOnPaper } from './tables-on-paper.ts';

export type PaperRoutesInput = {
  loadPath: (page: DynamicPage) => Promise<RenderInput | undefined>;
  locales: Locales;
  baseHeaders: Headers;
};

/**
 * `/<page>.pdf`: the tables that a page offers on paper. The same for everyone, so that each is set once until its page
 * changes.
 */
export function paperRoutes({ loadPath, locales, baseHeaders }: PaperRoutesInput): Hono {
  const routes = new Hono();
  const made = new Map<string, { content: string; pdf: Promise<Buffer> }>();

  routes.get(`/:path{.+\\${paperEnding}}`, async (context, next) => {
    const { locale, path } = splitPath(context.req.path.slice(0, -paperEnding.length), locales);
    const input = await loadPath({ locale, path });
    const job = input && tablesOnPaper(input);
    if (!job) return next();
    const content = JSON.stringify(job.data);
    const known = made.get(context.req.path);
    const pdf = known?.content === content ? known.pdf : typeset(job);
    made.set(context.req.path, { content, pdf });
    try {
      return context.body(new Uint8Array(await pdf), 200, {
        ...baseHeaders,
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="${path.split('/').at(-1)}${paperEnding}"`,
        'cache-control': 'public, max-age=60',
      });
    } catch (error) {
      made.delete(context.req.path);
      if (!(error instanceof WorkerBusy)) throw error;
      return context.text('', 503, { ...baseHeaders, 'retry-after': '2' });
    }
  });
  return routes;
}
