import { createHash } from 'node:crypto';
import type { Faq, Menus, PageContent, Post, SiteSettings } from '#content/model.ts';
import { routes } from '#content/routes.ts';
import { dateInIndia } from '#platform/clock.ts';
import type { Env } from '#platform/env.ts';
import {
  type Assets,
  pageDataFor,
  type RenderInput,
  type SiteInput,
  type Thanks,
} from '../document/page-data.ts';
import { stylesheet } from '../document/stylesheet.ts';
import { pageOfPost } from '../pages/post-page.tsx';
import type { PublishSource, PublishStamp } from './publish-source.ts';
import { sharedContent } from './shared-content.ts';

/** A published record as the database lists it; `stamp` begins with the day of its last change, `YYYYMMDD`. */
export type ContentRow = { id: number; path: string; stamp: string; isIndexed?: boolean };

/** What the content room reads; published content only. */
export type ContentReader = {
  readPageStamps(): Promise<ContentRow[]>;
  readPostStamps(): Promise<ContentRow[]>;
  /** Changes whenever something does that stands on many pages. */
  readSharedStamp(): Promise<string>;
  readPage(id: number): Promise<PageContent | undefined>;
  readPageByPath(path: string): Promise<PageContent | undefined>;
  readSettings(): Promise<SiteSettings>;
  readMenus(): Promise<Menus>;
  readFaqs(): Promise<Faq[]>;
  readPosts(): Promise<Post[]>;
};

export type ContentSourceOptions = {
  reader: ContentReader;
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
  /** For pages that are drawn on request. */
  loadPath(page: DynamicPage): Promise<RenderInput | undefined>;
  /** What stands around every page, read now. */
  loadSite(): Promise<SiteInput>;
};

/**
 * Content as the publisher wants it. A page's stamp holds everything that its HTML depends on: the record,
 * what all pages share, the build and its settings, and the day, since a static page freezes time. Stamps
 * cost three small queries; the content service is opened only when a page has to be drawn.
 */
export function contentSource(options: ContentSourceOptions): ContentSource {
  const { reader, assets, siteUrl, captcha, buildId } = options;
  const surroundings = JSON.stringify([buildId, stylesheet, assets, siteUrl, publicCaptcha(captcha)]);
  const shared = sharedContent(reader);

  async function siteOf(sharedStamp: string): Promise<SiteInput> {
    return { ...(await shared.at(sharedStamp)), assets, siteUrl };
  }

  async function loadSite(): Promise<SiteInput> {
    return siteOf(await reader.readSharedStamp().catch(shared.lastStampOr));
  }

  function withPage(site: SiteInput, page: PageContent): RenderInput {
    return { ...site, page, pageData: pageDataFor({ path: page.path, settings: site.settings, captcha }) };
  }

  let stampedAt: string | undefined;

  return {
    loadSite,

    async stamps(): Promise<PublishStamp[]> {
      const sharedStamp = await reader.readSharedStamp();
      const [pages, posts] = await Promise.all([reader.readPageStamps(), reader.readPostStamps()]);
      stampedAt = sharedStamp;
      const common = digest(surroundings, dateInIndia(), sharedStamp);
      const stampOf = (id: string, { path, stamp, isIndexed }: ContentRow): PublishStamp => ({
        id,
        path,
        stamp: digest(common, id, path, stamp),
        isIndexed: isIndexed ?? isRouteIndexed(path),
        changedOn: stamp.slice(0, 8).replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3'),
      });
      return [
        ...pages.filter(isPublishable).map((row) => stampOf(String(row.id), row)),
        ...posts.map((row) => stampOf(`post${row.path}`, row)),
      ];
    },

    async load(id: string): Promise<RenderInput | undefined> {
      // Content that is newer than its stamp does no harm: its own notice is on the way.
      const site = await siteOf(stampedAt ?? (await reader.readSharedStamp()));
      if (!id.startsWith('post/')) {
        const page = await reader.readPage(Number(id));
        return page && withPage(site, page);
      }
      const post = site.posts.find(({ slug }) => id === `post/blog/${slug}`);
      return post && { ...withPage(site, pageOfPost(post)), post };
    },

    async loadPath({ path, shownPath = path, thanks }): Promise<RenderInput | undefined> {
      const [site, page] = await Promise.all([loadSite(), reader.readPageByPath(path)]);
      return page && { ...withPage(site, { ...page, path: shownPath }), thanks };
    },
  };
}

/** The partners' pages are never files: their path holds a placeholder where the secret belongs. */
function isPublishable({ path }: ContentRow): boolean {
  return !path.includes('{');
}

function isRouteIndexed(path: string): boolean {
  return routes.find((route) => route.path === path)?.isIndexed ?? true;
}

/** Keys alone reach a page; the secrets stay out of the stamp, too. */
function publicCaptcha({ provider, v2, v3, recaptchaUrl }: Env['captcha']) {
  return [provider, v2?.siteKey, v3?.siteKey, recaptchaUrl];
}

function digest(...parts: string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22);
}
