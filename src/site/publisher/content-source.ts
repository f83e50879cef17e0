import { watchedTables } from '#content/collections/collections.ts';
import { uploadsOf } from '#content/collections/upload/upload.read.ts';
import { uploadsIn } from '#content/collections/upload/uploads-in.ts';
import { type DirectoryEntry, isWrittenIn } from '#content/read/directory.ts';
import type { RecordOfContent } from '#content/read/draft-view.ts';
import { openReader, type Reader } from '#content/read/reader.ts';
import { versionOf } from '#content/read/source.ts';
import { readTableStates } from '#content/read/table-states.ts';
import { noticeTables } from '#enquiry/notices/notices.ts';
import { type Env, env } from '#platform/env.ts';
import type { Brand } from '#ui/brand/read-brand.ts';
import { defaultLocale, type Locale, type Locales } from '#ui/language/locales.ts';
import { loadBlocks } from '../blocks/load-blocks.ts';
import { pageClock } from '../document/page-clock.ts';
import {
  type Assets,
  pageDataFor,
  type RenderInput,
  type SiteInput,
  type Thanks,
} from '../document/page-data.ts';
import { sheetNames, stylesheet } from '../document/stylesheet.ts';
import { type SiteOverview, siteOverview } from '../feeds/site-overview.ts';
import { type RecordContent, recordTemplates } from '../pages/record-templates.ts';
import { hasExample } from '../people/has-example.ts';
import { draftPlace } from '../preview/draft-place.ts';
import { draftReader } from '../preview/draft-reader.ts';
import { pathOfPart } from '../text/addresses.ts';
import { environmentInTexts } from '../text/environment-in-texts.ts';
import { keepKnown, openKnownReader } from './last-known-site.ts';
import type { DrawnFrom, PublishSource, PublishUnit } from './publish-source.ts';
import type { SiteSources } from './site-sources.ts';

export type ContentSourceOptions = {
  sources: SiteSources;
  locales: Locales;
  assetsOf: (locale: Locale) => Assets;
  siteUrl: string;
  captcha: Env['captcha'];
  brand: Brand;
  buildId: string;
};

export type DynamicPage = {
  locale: Locale;
  /** The path of the record. */
  path: string;
  /** The path that the visitor asked for, where it is another one. */
  shownPath?: string;
  thanks?: Thanks;
};

export type ContentSource = PublishSource & {
  /** For pages that are rendered on request; nothing where no published record is at the path. */
  loadPath(page: DynamicPage): Promise<RenderInput | undefined>;
  /** A published record by its table and number, as its first part is rendered. */
  loadRecord(page: { record: string; locale: Locale }): Promise<RenderInput | undefined>;
  /** A record as it would be seen if its newest draft were published, and nothing else. */
  loadDraft(draft: RecordOfContent & { locale: Locale }): Promise<RenderInput | undefined>;
  /** Reads the frame around every page: now, or as it was known last while the database is away. */
  loadSite(locale: Locale): Promise<SiteInput>;
  /** Keeps that in the data folder, for a start that finds the database away. */
  keepKnown(): Promise<void>;
  /** All published addresses, and what is said of them. */
  overview(locale: Locale): Promise<SiteOverview>;
};

/** Content as the publisher wants it: records read through a reader that notes what each page was rendered from. */
export function contentSource(options: ContentSourceOptions): ContentSource {
  const { sources, locales, assetsOf, siteUrl, captcha, brand, buildId } = options;
  const { directory } = sources.in(defaultLocale);

  const siteOf = ({ locale, settings, menus, ...pages }: Reader): SiteInput => {
    const assets = assetsOf(locale);
    return { locale, locales, settings, menus, pages, clock: pageClock(), assets, siteUrl };
  };

  type Unit = Omit<PublishUnit, 'path'> & {
    /** Without the locale. */
    shownPath: string;
    /** Read as its editor has saved it last: this record, or one that is on it. */
    draft?: RecordOfContent;
  };

  async function load({
    record,
    locale,
    recordPath,
    shownPath: path,
    part,
    draft,
  }: Unit): Promise<DrawnFrom | undefined> {
    const opened = await openReader(sources.in(locale));
    const reader = draft ? draftReader(opened, draft) : opened;
    const [table = '', id = ''] = record.split('/');
    const content = await recordTemplates[table]?.(reader, id, recordPath);
    if (!content) return undefined;
    const { blocks, ...rest } = content;
    const { blockData, parts } = await loadBlocks(blocks, reader, part);
    const uploads = await uploadsOf(
      [...uploadsIn([rest, blocks, ...blockData.values()]), (rest.post ?? rest.news)?.pictureId],
      reader,
    );
    const site = { ...siteOf(reader), locales: localesOf(reader.pageOfRecord(record), locales) };
    const showsExamples = hasExample([rest, ...blockData.values()]);
    const isIndexed = content.page.isIndexed && !showsExamples;
    const page: RecordContent['page'] = { ...content.page, path, isIndexed };
    const pageData = pageDataFor({ ...site, path, captcha, page });
    const input: RenderInput = { ...site, ...rest, page, blockData, uploads, part, pageData };
    return { input, parts, surroundings, showsExamples, reads: reader.note };
  }

  const surroundings = versionOf([
    ...[buildId, ...sheetNames.map(stylesheet), locales.map(assetsOf), siteUrl, locales, brand],
    ...[publicCaptcha(captcha), environmentInTexts(env())],
  ]);
  return {
    surroundings,
    locales,
    load: (unit) => load({ ...unit, shownPath: pathOfPart(unit.recordPath, unit.part) }),
    source: sources.named,
    forget: sources.forget,
    addresses: async () => (await directory.value()).addresses,
    tableStates: () => readTableStates([...watchedTables, ...noticeTables]),

    async loadRecord({ record, locale }) {
      const { addresses } = await directory.value();
      const address = addresses.find((each) => each.record === record);
      if (!address) return undefined;
      const { path } = address;
      return (await load({ record, locale, recordPath: path, shownPath: path, part: 1 }))?.input;
    },

    async loadDraft({ locale, ...draft }) {
      const place = await draftPlace(draft);
      if (!place) return undefined;
      const { record, path } = place;
      return (await load({ record, locale, recordPath: path, shownPath: path, part: 1, draft }))?.input;
    },

    async keepKnown() {
      for (const locale of locales) await keepKnown(sources.in(locale));
    },

    async loadSite(locale) {
      return siteOf(await openKnownReader(sources.in(locale)));
    },

    async overview(locale) {
      const { settings, directory: ofLocale } = sources.in(locale);
      return siteOverview({ locale, settings: await settings.value(), directory: await ofLocale.value() });
    },

    async loadPath({ locale, path, shownPath = path, thanks }) {
      const { record } = (await directory.value()).find(`path:${path}`) ?? {};
      const drawn = record && (await load({ record, locale, recordPath: path, shownPath, part: 1 }));
      return drawn ? { ...drawn.input, thanks } : undefined;
    },
  };
}

/** Those that a page can be read in; a record that is not published yet may be looked at in any. */
function localesOf(page: DirectoryEntry | undefined, locales: Locales): Locales {
  const [first, ...others] = locales;
  return page ? [first, ...others.filter((locale) => isWrittenIn(page, locale))] : locales;
}

/** Keys alone reach a page; the secrets stay out of the digest as well. */
function publicCaptcha({ provider, v2, v3, recaptchaUrl }: Env['captcha']) {
  return [provider, v2?.siteKey, v3?.siteKey, recaptchaUrl];
}
