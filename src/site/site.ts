import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Hono } from 'hono';
import { setPublishedFiles } from '#content/access/published-files.ts';
import { knownRedirects, redirectTargets } from '#content/collections/redirects/redirects.read.ts';
import { findSubmission } from '#enquiry/store/find-submission.ts';
import { isDatabaseAway } from '#platform/database-presence.ts';
import type { Env } from '#platform/env.ts';
import { isAnotherListening } from '#platform/listen.ts';
import { describeError, log } from '#platform/log.ts';
import { clearVersionCache, freezePublishedVersions } from '#tools/store/versions.ts';
import { brand } from '#ui/brand/brand.ts';
import type { Locale, Locales } from '#ui/language/locales.ts';
import { keepBuildOnceThere } from './builds/previous-builds.ts';
import { cardFiles } from './cards/card-files.ts';
import { createCardMaker } from './cards/card-maker.ts';
import { type PlainPage, plainPageResponder } from './document/plain-page.tsx';
import { baseHeaders, documentHeaders, privateDocumentHeaders } from './document/security-headers.ts';
import type { MediaRoutesInput } from './media/media-routes.ts';
import { type DocumentsOptions, openDocuments } from './open-documents.ts';
import { thanksResponder } from './pages/respond-thanks.tsx';
import { shownOnPages } from './public-content/shown-on-pages.ts';
import { folderOfBuild, publishedFolder } from './publisher/build-folder.ts';
import { listenForChanges } from './publisher/change-feed.ts';
import { loadClientAssets } from './publisher/client-assets.ts';
import { filesForProxy } from './publisher/files-for-proxy.ts';
import { pageFailures } from './publisher/page-failures.ts';
import { pageStore, publishedHeaders } from './publisher/page-store.ts';
import { createPublisher } from './publisher/publisher.ts';
import { siteFiles } from './publisher/site-files.ts';
import { createStaticStore, type StaticStore } from './publisher/static-store.ts';
import { notFoundPaths } from './routes/not-found-path.ts';
import { isDynamicAddress } from './routes/site-routes.ts';
import { visitorRoutes } from './routes/visitor-routes.ts';
import { createSearchIndex } from './search/search-index.ts';
import { startVisitCounter } from './visits/visit-counter.ts';

/** Instances that are told to stop at once close their listeners within this time. */
const othersStopMs = 2000;

/** The public site, put together: what `main` starts, asks and stops. */
export type Site = {
  /** Answers a request for a published page or a client file; says whether it did. */
  serve: StaticStore['serve'];
  /** Everything else that visitors ask for; its last route answers every GET. */
  routes: Hono;
  /** A page that is not content, in the site's own shell. */
  respondPlainPage: (page: PlainPage, locale: Locale) => Promise<Response>;
  locales: Locales;
  /** All pages have been compared with the content once. */
  ready: Promise<void>;
  /** The same, or, without a database, the pages of a former run are served. */
  serving: Promise<void>;
  isServing: () => boolean;
  /** A page is served at this path. */
  isPublished: (path: string) => boolean;
  stop: () => Promise<void>;
};

export type SiteOptions = DocumentsOptions & {
  env: Pick<Env, 'riskPartnerSecret' | 'hasStyleguide' | 'packsTight' | 'makesCardsAhead'>;
  /** Whether a request has a session of staff, who see files before a page shows them. */
  isStaff: MediaRoutesInput['isStaff'];
};

/** Loads the client's files and starts to publish; the first pages are served a moment later. */
export async function startSite(options: SiteOptions): Promise<Site> {
  const { env, clientDirectory, isStaff } = options;
  const { siteUrl, dataDir, captcha, riskPartnerSecret } = env;
  const { locales, headerInput, source, files, ownDocuments } = await openDocuments(options);
  const plainHeaders = baseHeaders(headerInput);

  const isThankYouPage = (address: string) => pages.notes.get(address)?.kind === 'thank-you';
  let isServing = () => false;
  const visits = startVisitCounter(() => isServing());
  const store = createStaticStore(
    (address, query) => isDynamicAddress(address, query, isThankYouPage),
    visits.count,
  );
  const cacheDirectory = path.join(dataDir, 'assets-cache');
  const directories = [clientDirectory, path.join(brand().folder, 'public')];
  const assetsInput = { store, directories, cacheDirectory, headers: plainHeaders };
  await keepBuildOnceThere(await loadClientAssets(assetsInput));

  const cards = createCardMaker({
    files: cardFiles(path.join(dataDir, 'cards')),
    load: source.loadRecord,
    isPublishing: () => publisher.isBusy(),
    makesAhead: env.makesCardsAhead,
  });
  const pageHeaders = documentHeaders(headerInput);
  const proxied = filesForProxy({
    dataDir,
    folder: folderOfBuild(publishedFolder(dataDir), source.surroundings),
    headers: publishedHeaders(pageHeaders),
    passedOn: notFoundPaths(locales),
  });
  await proxied.begin();
  const pages = pageStore({
    store,
    files,
    headers: pageHeaders,
    siteUrl,
    packsTight: env.packsTight,
    onServed: cards.served,
    onWithdrawn: cards.withdrawn,
  });
  setPublishedFiles(shownOnPages(pages.notes));
  const searchIndex = createSearchIndex({ notes: pages.notes, files });
  const updateSiteFiles = siteFiles({
    ...{ store, siteUrl, headers: plainHeaders, locales, overview: source.overview },
    showsExamples: (address) => pages.notes.get(address)?.showsExamples === true,
  });
  const publisher = createPublisher({
    source,
    pages,
    onPublished: updateSiteFiles,
    troubles: pageFailures(),
    onIdle() {
      cards.published();
      searchIndex.refresh();
      // Whether a page shows examples is known once it is rendered.
      updateSiteFiles().catch((error: unknown) => log.warn('site files put off', describeError(error)));
      proxied
        .settled(pages.notes)
        .catch((error: unknown) => log.warn('no files for a proxy', describeError(error)));
      source
        .keepKnown()
        .catch((error: unknown) =>
          log.warn('content for a start without a database not kept', describeError(error)),
        );
    },
  });
  isServing = publisher.isServing;
  const feed = listenForChanges({
    onConnected() {
      clearVersionCache();
      redirectTargets.forget();
      publisher.rebuild();
    },
    onNotice(notice) {
      if (notice.table === 'questionnaires') void freezePublishedVersions();
      if (notice.table === 'redirects') redirectTargets.forget();
      else publisher.notice(notice);
    },
  });

  // While the database is away no connection is reported, and the pages of a former run are to be served.
  if (isDatabaseAway()) publisher.rebuild();

  const { addresses, loadPath, loadSite } = source;
  const respondPlainPage = plainPageResponder(ownDocuments);
  const routes = visitorRoutes({
    redirects: knownRedirects,
    isThankYouPage,
    isReady: publisher.isReady,
    addresses,
    loadPath,
    loadSite,
    locales,
    thanksOf: findSubmission,
    respondThanks: thanksResponder(respondPlainPage),
    respond: respondPlainPage,
    isShown: pages.showsUpload,
    isStaff,
    findCard: cards.find,
    partnerSecret: riskPartnerSecret,
    captcha,
    hasStyleguide: env.hasStyleguide,
    documentHeaders: privateDocumentHeaders(headerInput),
    baseHeaders: plainHeaders,
  });

  return {
    serve: store.serve,
    routes,
    locales,
    respondPlainPage,
    ready: publisher.ready,
    serving: publisher.serving,
    isServing: publisher.isServing,
    isPublished: (address) => pages.notes.has(address),
    async stop() {
      await feed.stop();
      await publisher.stop();
      // A proxy would go on sending from here what another one has taken off. Alone, or where all are stopped at once, the
      // pages are better than nothing.
      if (await isAnotherListening()) {
        await pause(othersStopMs);
        if (await isAnotherListening()) await proxied.handOver();
      }
      await cards.stop();
      await visits.stop();
    },
  };
}
