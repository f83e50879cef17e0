import { watchedTables } from '#content/collections/collections.ts';
import { openReader, type Reader } from '#content/read/reader.ts';
import { versionOf } from '#content/read/source.ts';
import { readTableStates } from '#content/read/table-states.ts';
import type { Env } from '#platform/env.ts';
import { loadBlocks } from '../blocks/load-blocks.ts';
import { pageClock } from '../document/page-clock.ts';
import {
  type Assets,
  pageDataFor,
  type RenderInput,
  type SiteInput,
  type Thanks,
} from '../document/page-data.ts';
import { stylesheet } from '../document/stylesheet.ts';
import { type RecordContent, recordTemplates } from '../pages/record-templates.ts';
import type { DrawnFrom, PublishSource, PublishUnit } from './publish-source.ts';
import type { SiteSources } from './site-sources.ts';

export type ContentSourceOptions = {
  sources: SiteSources;
  assets: Assets;
  siteUrl: string;
  captcha: Env['captcha'];
  /** The build, and whatever else of the surroundings a page shows. */
  buildId: string;
};

export type DynamicPage = {
  /** The path of the record. */
  path: string;
  /** The path that the visitor asked for, where it is another one. */
  shownPath?: string;
  thanks?: Thanks;
};

export type ContentSource = PublishSource & {
  /** For pages that are drawn on request; nothing where no published record stands at the path. */
  loadPath(page: DynamicPage): Promise<RenderInput | undefined>;
  /** A published record by its table and number, as its first part is drawn. */
  loadRecord(record: string): Promise<RenderInput | undefined>;
  /** What stands around every page, read now. */
  loadSite(): Promise<SiteInput>;
};

/** Content as the publisher wants it: records read through a reader that notes what each page was drawn from. */
export function contentSource(options: ContentSourceOptions): ContentSource {
  const { sources, assets, siteUrl, captcha, buildId } = options;

  const siteOf = ({ locale, settings, menus, ...pages }: Reader): SiteInput => {
    return { locale, settings, menus, pages, clock: pageClock(), assets, siteUrl };
  };

  type Unit = Pick<PublishUnit, 'record' | 'recordPath' | 'path' | 'part'>;

  async function load({ record, recordPath, path, part }: Unit): Promise<DrawnFrom | undefined> {
    const reader = await openReader(sources);
    const [table = '', id = ''] = record.split('/');
    const content = await recordTemplates[table]?.(reader, id, recordPath);
    if (!content) return undefined;
    const { blocks, ...rest } = content;
    const { blockData, parts } = await loadBlocks(blocks, reader, part);
    const site = siteOf(reader);
    const page: RecordContent['page'] = { ...content.page, path };
    const pageData = pageDataFor({ ...site, path, captcha, page });
    const input: RenderInput = { ...site, ...rest, page, blockData, part, pageData };
    return { input, parts, surroundings, reads: reader.note };
  }

  const surroundings = versionOf([buildId, stylesheet(), assets, siteUrl, publicCaptcha(captcha)]);
  return {
    surroundings,
    load,
    source: sources.named,
    forget: sources.forget,
    addresses: async () => (await sources.directory.value()).addresses,
    tableStates: () => readTableStates(watchedTables),

    async loadRecord(record) {
      const { addresses } = await sources.directory.value();
      const address = addresses.find((each) => each.record === record);
      if (!address) return undefined;
      return (await load({ ...address, recordPath: address.path, part: 1 }))?.input;
    },

    async loadSite() {
      return siteOf(await openReader(sources));
    },

    async loadPath({ path, shownPath = path, thanks }) {
      const entry = (await sources.directory.value()).find(`path:${path}`);
      const drawn =
        entry && (await load({ record: entry.record, recordPath: path, path: shownPath, part: 1 }));
      return drawn && { ...drawn.input, thanks };
    },
  };
}

/** Keys alone reach a page; the secrets stay out of the digest, too. */
function publicCaptcha({ provider, v2, v3, recaptchaUrl }: Env['captcha']) {
  return [provider, v2?.siteKey, v3?.siteKey, recaptchaUrl];
}
