import type { Faq, Menus, PageContent, Post, SiteSettings } from '#content/model.ts';
import type { PageData as FormPageData } from '#enquiry/dialog/page-data.ts';
import { variantForPath } from '#enquiry/schema/variants.ts';
import type { Env } from '#platform/env.ts';

/**
 * What a page tells its islands, as JSON in the page. Public by nature: no secret, nothing personal. Its
 * path is `/ri…` on the partners' pages, so that their secret is never sent along.
 */
export type PageData = FormPageData & {
  /** Key of the call-back form that the page's own buttons open. */
  variant: string;
};

/** The script of every page: its text, which stands in the page; in development the address of its source. */
export type Assets = { entry: { code: string } | { address: string } };

/** What every page is drawn from, whatever its content. */
export type SiteInput = {
  settings: SiteSettings;
  menus: Menus;
  faqs: Faq[];
  posts: Post[];
  assets: Assets;
  /** Without a trailing slash. */
  siteUrl: string;
};

/** What a thank-you page knows of its visitor's enquiry; nothing personal. */
export type Thanks = { reference: string; sumInsured?: string };

export type RenderInput = SiteInput & {
  page: PageContent;
  /** The page is this blog post. */
  post?: Post;
  /** Shown on thank-you pages. */
  thanks?: Thanks;
  pageData: PageData;
};

export type PageDataSources = { path: string; settings: SiteSettings; captcha: Env['captcha'] };

export function pageDataFor({ path, settings, captcha }: PageDataSources): PageData {
  return {
    path: publicPath(path),
    variant: variantForPath(path).key,
    captcha: {
      provider: captcha.provider,
      v2SiteKey: captcha.v2?.siteKey ?? '',
      v3SiteKey: captcha.v3?.siteKey ?? '',
      url: captcha.recaptchaUrl,
    },
    callingHours: settings.callingHours,
    retention: settings.retention,
    thankYou: {
      premiums: settings.premiums,
      callingSeries: settings.contact.callingSeries,
      supportEmail: settings.contact.supportEmail,
    },
  };
}

/** The path as it may be sent and stored: that of a partners' page never holds their secret. */
export function publicPath(path: string): string {
  return /^\/ri(?!sk-janampatri(\/|$))/.test(path) ? '/ri…' : path;
}
