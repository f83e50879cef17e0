import { type Context, Hono } from 'hono';
import { partnerRecord } from '#content/partner-path.ts';
import { isWrittenIn } from '#content/read/directory.ts';
import { waitingParameter } from '#enquiry/dialog/thank-you-address.ts';
import { dateInIndia } from '#platform/clock.ts';
import { referencePattern } from '#platform/ids.ts';
import { describeError, log } from '#platform/log.ts';
import { defaultLocale, type Locale, type Locales } from '#ui/language/locales.ts';
import { pathIn, splitPath } from '#ui/language/paths.ts';
import { findCoverPage, searchForDanger } from '../cover-finder/find-page.ts';
import { htmlAnswer } from '../document/html-answer.ts';
import type { RenderInput, SiteInput, Thanks } from '../document/page-data.ts';
import type { Headers } from '../document/security-headers.ts';
import { securityText } from '../feeds/security-text.ts';
import { siteMessages } from '../messages/messages.ts';
import { renderPage } from '../pages/render-page.tsx';
import type { DynamicPage } from '../publisher/content-source.ts';
import { withSearch } from '../text/addresses.ts';
import { normalizePath } from './normalize-path.ts';
import { notFoundPath } from './not-found-path.ts';
import { isDocumentRequest } from './request-kind.ts';

export type SiteRoutesInput = {
  /** Old or alternative path to path or full address, as they are now. */
  redirects: () => Promise<ReadonlyMap<string, string>>;
  isThankYouPage: (path: string) => boolean;
  /** Has the publisher compared everything once? Before, an unknown path may be a page yet to be rendered. */
  isReady: () => boolean;
  loadPath: (page: DynamicPage) => Promise<RenderInput | undefined>;
  loadSite: (locale: Locale) => Promise<SiteInput>;
  locales: Locales;
  /** Finds the part of the enquiry with this reference that a thank-you page may mention. */
  thanksOf: (reference: string, isWaiting: boolean) => Promise<Thanks>;
  /** The same without the page's content, if that cannot be read. */
  respondThanks: (thanks: Thanks, page: { path: string; locale: Locale }) => Promise<Response>;
  partnerSecret: string | undefined;
  /** For pages rendered on request. */
  documentHeaders: Headers;
  /** For everything else. */
  baseHeaders: Headers;
};

/** A thank-you page with a reference number is rendered for its visitor; the published file has none. */
export function isDynamicAddress(
  path: string,
  query: string,
  isThankYouPage: (path: string) => boolean,
): boolean {
  return query !== '' && isThankYouPage(path) && referenceIn(query) !== undefined;
}

function referenceIn(query: string): string | undefined {
  const reference = new URLSearchParams(query).get('reference') ?? '';
  return referencePattern.test(reference) ? reference : undefined;
}

function isWaitingIn(query: string): boolean {
  return new URLSearchParams(query).get(waitingParameter) === '1';
}

// Plain answers, for programs and for moments without a page.
const messages = siteMessages(defaultLocale);

/** Everything that a visitor may ask for and that is not a published file. */
export function siteRoutes(input: SiteRoutesInput): Hono {
  const { redirects, isThankYouPage, isReady, loadPath, loadSite, locales } = input;
  const { thanksOf, respondThanks } = input;
  const { partnerSecret, documentHeaders, baseHeaders } = input;
  const app = new Hono();

  async function drawn(page: DynamicPage, extra: Headers = {}): Promise<Response | undefined> {
    const found = await loadPath(page);
    return found && htmlAnswer(renderPage(found), { headers: { ...documentHeaders, ...extra } });
  }

  /** Shows a visitor who was thanked the number, even if the page around it fails. */
  async function thanked(
    page: { locale: Locale; path: string },
    thanks: Thanks,
  ): Promise<Response | undefined> {
    try {
      return await drawn({ ...page, thanks });
    } catch (error) {
      log.warn('thanks without their page', describeError(error));
      return respondThanks(thanks, page);
    }
  }

  function plain(context: Context, status: 404 | 405 | 503, text: string, extra: Headers = {}): Response {
    return context.text(text, status, { ...baseHeaders, 'cache-control': 'no-store', ...extra });
  }

  function elsewhere(location: string): Response {
    return new Response(null, {
      status: 302,
      headers: { ...baseHeaders, location, 'cache-control': 'no-store' },
    });
  }

  /** A page that is not written in a language yet is there in the default one. */
  async function pathWhereWritten(path: string): Promise<string | undefined> {
    const { locale, path: shared } = splitPath(path, locales);
    if (locale === defaultLocale) return undefined;
    const page = (await loadSite(locale)).pages.pageAt(shared);
    return page && !isWrittenIn(page, locale) ? shared : undefined;
  }

  async function unknown(context: Context, path: string): Promise<Response> {
    if (!isReady()) return plain(context, 503, messages.unavailable, { 'retry-after': '2' });
    const written = await pathWhereWritten(path);
    if (written) return elsewhere(written + new URL(context.req.url).search);
    const notFound = notFoundPath(splitPath(path, locales).locale);
    if (path === notFound || !isDocumentRequest(path, (name) => context.req.header(name))) {
      return plain(context, 404, messages.notFoundText);
    }
    return elsewhere(notFound);
  }

  // Rendered on request, since it names its own end.
  app.get('/.well-known/security.txt', async (context) => {
    const { settings, siteUrl } = await loadSite(defaultLocale);
    const text = securityText({ siteUrl, email: settings.contact.supportEmail, today: dateInIndia() });
    return context.text(text, 200, { ...baseHeaders, 'cache-control': 'public, max-age=3600' });
  });

  // The home page's sentence. Kept by no one: staff may give a sentence another page.
  for (const locale of locales) {
    app.get(pathIn(locale, '/find'), async (context) => {
      const { who = '', from = '' } = context.req.query();
      const { pages } = await loadSite(locale);
      const page = pages.pageWithKey(findCoverPage(who, from) ?? '');
      const location = pathIn(locale, page?.path ?? searchForDanger(from, locale));
      const headers = { ...baseHeaders, location, 'cache-control': 'no-store' };
      return new Response(null, { status: 303, headers });
    });
  }

  app.get('*', async (context) => {
    // Not `req.path`, which is decoded: what goes into a Location header stays as it was sent.
    const { pathname: asked, search } = new URL(context.req.url);
    const target = normalizePath({ path: asked, redirects: await redirects(), locales });
    if (target) {
      // Without this a browser keeps it for good, and goes round in circles once a page moves back.
      const location = withSearch(target, search);
      const headers = { ...baseHeaders, location, 'cache-control': 'no-cache' };
      return new Response(null, { status: 301, headers });
    }

    const { locale, path } = splitPath(asked, locales);
    const reference = isThankYouPage(asked) ? referenceIn(search) : undefined;
    const record = partnerRecord(path, partnerSecret);
    const answer = reference
      ? await thanked({ locale, path }, await thanksOf(reference, isWaitingIn(search)))
      : // Their address must not travel to other sites as a referrer.
        record &&
        (await drawn({ locale, path: record, shownPath: path }, { 'referrer-policy': 'same-origin' }));
    return answer || unknown(context, asked);
  });

  // A page is read, and nothing else; what is sent to one that does not exist is told the same.
  app.all('*', (context) => plain(context, 405, messages.readOnlyText, { allow: 'GET, HEAD' }));

  app.onError((error, context) => {
    log.error('page not rendered', describeError(error));
    return plain(context, 503, messages.unavailable, { 'retry-after': '2' });
  });

  return app;
}
