import type { Issue, News, Post, PostCard } from '#content/articles.model.ts';
import type { Uploads } from '#content/collections/upload/upload.read.ts';
import type { Menus, PageContent, Partner, SiteSettings } from '#content/model.ts';
import type { Reader } from '#content/read/reader.ts';
import { captchaFacts } from '#enquiry/captcha/captcha-facts.ts';
import { successPages } from '#enquiry/definitions/visitor-form.ts';
import type { PageFacts, ThankYouPages } from '#enquiry/dialog/page-facts.ts';
import type { FoundSubmission } from '#enquiry/store/found-submission.ts';
import type { Env } from '#platform/env.ts';
import type { IslandAddresses } from '#ui/island/island.tsx';
import type { Locale, Locales } from '#ui/language/locales.ts';
import { pathIn } from '#ui/language/paths.ts';
import type { FirstQuestion } from '../first-question/first-question-of.ts';
import type { Glossary } from '../glossary/explain-terms.ts';
import type { Adviser } from '../people/adviser-for.ts';
import type { PageClock } from './page-clock.ts';

/**
 * Facts that a page gives to its form, as JSON in the page. Public by nature: no secret, nothing personal. Its path is
 * `/ri…` on the partners' pages, so that their secret is never sent along.
 */
export type PageData = PageFacts & {
  /** Key of the call-back form that the page's own buttons open. */
  variant: string;
};

export type Assets = {
  /** The script of every page: its text, which is in the page; in development the address of its source. */
  entry: { code: string } | { address: string };
  islands: IslandAddresses;
};

/** Other pages of the site, found while a page is rendered. */
export type PageLookUps = Pick<Reader, 'pageAt' | 'pageWithKey' | 'pageOfRecord' | 'cardWithKey'>;

/** The input of every page, whatever its content. Texts are filled in already. */
export type SiteInput = {
  locale: Locale;
  /** All that have pages. */
  locales: Locales;
  settings: SiteSettings;
  menus: Menus;
  pages: PageLookUps;
  clock: PageClock;
  assets: Assets;
  /** Without a trailing slash. */
  siteUrl: string;
};

/** The facts about a visitor's enquiry on the thank-you page; nothing personal. */
export type Thanks = FoundSubmission;

/** Data that blocks have asked for beside their own content, by the block's id. */
export type BlockData = ReadonlyMap<string, unknown>;

export type RenderInput = SiteInput & {
  page: PageContent;
  blockData: BlockData;
  /** Pictures and documents in its texts, and those that its post shows. */
  uploads: Uploads;
  /** The part of a page whose lists go on, counted from 1. */
  part: number;
  /** The page is this blog post, and these are beside it. */
  post?: Post;
  beside?: PostCard[];
  /** The page is this issue of the newsletter. */
  issue?: Issue;
  /** The page is this piece of our news. */
  news?: News;
  /** The adviser for readers of a page about a cover. */
  adviser?: Adviser;
  /** The beginning of the tool that answers readers of a page about a cover. */
  firstQuestion?: FirstQuestion | undefined;
  /** On the home page: the insurers with whom the broker works, by name. */
  insurers?: readonly Partner[];
  /** Its words are explained where the page uses them first. */
  glossary?: Glossary;
  /** Shown on thank-you pages. */
  thanks?: Thanks;
  pageData: PageData;
};

export type PageDataSources = Pick<SiteInput, 'locale' | 'settings' | 'pages'> & {
  path: string;
  captcha: Env['captcha'];
  /** Left out for what is not content. */
  page?: Pick<PageContent, 'form' | 'captcha'>;
};

export function pageDataFor({ path, locale, settings, pages, captcha, page }: PageDataSources): PageData {
  return {
    path: pathIn(locale, publicPath(path)),
    locale,
    variant: page?.form ?? 'general',
    captcha: captchaFacts(captcha, page?.captcha),
    callingHours: settings.callingHours,
    retention: settings.retention,
    privacyPath: pathIn(locale, pathWithKey(pages, 'privacy-policy')),
    thankYou: {
      premiums: settings.premiums,
      callingSeries: settings.contact.callingSeries,
      supportEmail: settings.contact.supportEmail,
      pages: Object.fromEntries(
        successPages.map((key) => [key, pathIn(locale, pathWithKey(pages, key))]),
      ) as ThankYouPages,
    },
  };
}

/** Where the page with a key is; without such a page, an address that leads to the page for unknown ones. */
export function pathWithKey({ pageWithKey }: Pick<PageLookUps, 'pageWithKey'>, key: string): string {
  return pageWithKey(key)?.path ?? `/${key}`;
}

/** The path as it may be sent and stored: that of a partners' page never holds their secret. */
export function publicPath(path: string): string {
  return /^\/ri(?!sk-janampatri(\/|$))/.test(path) ? '/ri…' : path;
}
