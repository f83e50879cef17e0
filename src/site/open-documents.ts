import { setPublishedAnchors } from '#content/links/published-anchors.ts';
import type { Env } from '#platform/env.ts';
import { brand } from '#ui/brand/brand.ts';
import { publishedLocales } from '#ui/language/published-locales.ts';
import { readAssetsOf } from './document/assets.ts';
import { hashSource } from './document/hash-source.ts';
import type { DocumentSources } from './document/plain-page.tsx';
import { anchorsOnPage } from './publisher/anchors-on-page.ts';
import { buildFolder, publishedFolder } from './publisher/build-folder.ts';
import { type ContentSource, contentSource } from './publisher/content-source.ts';
import { setPublishedPages } from './publisher/pages-that-say.ts';
import { siteSources } from './publisher/site-sources.ts';

export type DocumentsOptions = {
  env: Pick<Env, 'siteUrl' | 'dataDir' | 'captcha' | 'languages' | 'hasPseudoLocale'>;
  /** Vite's output for the browser. */
  clientDirectory: string;
  buildId: string;
};

/** For a room that renders documents of its own. */
export type OwnDocuments = DocumentSources & Pick<ContentSource, 'loadDraft'>;

/** Returns the input for the headers of a document, with the scripts that they allow. */
export async function openHeaderInput({
  env,
  clientDirectory,
}: Pick<DocumentsOptions, 'env' | 'clientDirectory'>) {
  const locales = publishedLocales(env);
  const assetsOf = await readAssetsOf(locales, clientDirectory);
  const hashes = locales.map((locale) => hashSource(assetsOf(locale).entry.code));
  const { siteUrl, captcha } = env;
  return { locales, assetsOf, headerInput: { siteUrl, captcha, scriptHashes: [...new Set(hashes)] } };
}

/**
 * Opens the sources of documents for any process of the house: the client's files, the content, the frame around a
 * page.
 */
export async function openDocuments({ env, clientDirectory, buildId }: DocumentsOptions) {
  const { siteUrl, dataDir, captcha } = env;
  const { locales, assetsOf, headerInput } = await openHeaderInput({ env, clientDirectory });
  const source = contentSource({
    sources: siteSources(locales),
    locales,
    assetsOf,
    siteUrl,
    captcha,
    brand: brand(),
    buildId,
  });
  const files = buildFolder(publishedFolder(dataDir), source.surroundings);
  setPublishedAnchors(anchorsOnPage(files));
  const read = (path: string) => files.read(path, 'identity');
  setPublishedPages({ locales, addresses: source.addresses, read });
  const { loadSite, loadDraft } = source;
  const ownDocuments: OwnDocuments = { loadSite, loadDraft, ...headerInput };
  return { locales, headerInput, source, files, ownDocuments };
}
