import { type Context, Hono, type Next } from 'hono';
import { contentCollections } from '#content/collections/collections.ts';
import type { PublicFiles } from '#content/collections/content-collection.ts';
import { readSettings } from '#content/collections/site-settings/site-settings.read.ts';
import { env } from '#platform/env.ts';
import { describeError, log } from '#platform/log.ts';
import { defaultLocale } from '#ui/language/locales.ts';
import type { Headers } from '../document/security-headers.ts';
import { siteMessages } from '../messages/messages.ts';
import { fileTag, runsNothing, sendFile } from './send-file.ts';

/** Where the specification asks for the annual return. */
export const annualReturnPath = '/cmsapi/api/annual-return';

/**
 * The documents that staff upload for everyone, such as the annual return. Looked for with each request:
 * they are large and asked for seldom, and one that staff take away is gone at once.
 */
export function documentRoutes({ baseHeaders }: { baseHeaders: Headers }): Hono {
  const app = new Hono();

  for (const { publicFiles } of contentCollections)
    if (publicFiles) app.get(`${publicFiles.folder}/:filename`, (...asked) => send(publicFiles, ...asked));

  async function send(
    { find, store }: PublicFiles,
    context: Context<object, `${string}/:filename`>,
    next: Next,
  ): Promise<Response | undefined> {
    const document = await find(context.req.param('filename'));
    // Uploads are in the data folder of the instance that staff use; one that does not share it has none.
    const facts = document && (await store.factsOf(document.name));
    if (!document || !facts) return void (await next());

    const headers = {
      ...baseHeaders,
      'content-type': document.contentType,
      // Anything but a PDF is not shown: it might be a page that would run under our name.
      'content-disposition': document.contentType === 'application/pdf' ? 'inline' : 'attachment',
      'content-security-policy': runsNothing(document.contentType),
      'cache-control': 'public, no-cache',
      'last-modified': facts.writtenAt.toUTCString(),
    };
    const read = (range: { start: number; end: number }) => store.open(document.name, range);
    return sendFile(context.req.raw, { size: facts.size, tag: fileTag(facts), read }, headers);
  }

  app.get(annualReturnPath, async (context) => {
    const { annualReturnUrl: address } = await readSettings();
    const headers = { ...baseHeaders, 'cache-control': 'no-cache' };
    if (!address) return context.json({ data: null }, 404, headers);
    const attributes = { url: env().siteUrl + address };
    return context.json({ data: { attributes: { AttachPDF: { data: { attributes } } } } }, 200, headers);
  });

  app.onError((error, context) => {
    log.error('document not read', describeError(error));
    return context.text(siteMessages(defaultLocale).unavailable, 503, { ...baseHeaders, 'retry-after': '5' });
  });

  return app;
}
