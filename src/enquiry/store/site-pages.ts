import type { CaptchaUse } from '#content/model.ts';
import { partnerPathPrefix } from '#content/routes.ts';
import { database } from '#platform/database.ts';
import { env } from '#platform/env.ts';
import { splitPath } from '#ui/language/paths.ts';
import { publishedLocales } from '#ui/language/published-locales.ts';
import { cachedRead } from './cached-read.ts';

/** The part of a page that a save needs: its form, and whether it is a thank-you page. */
type SitePage = { path: string; key: string; form: string; captcha: CaptchaUse };

const sitePages = cachedRead<readonly SitePage[]>('pages', read, () => []);

async function read(): Promise<readonly SitePage[]> {
  const { rows } = await database().query<SitePage>(
    `SELECT path, content_key AS key, form, captcha FROM pages WHERE _status = 'published'`,
  );
  return rows;
}

/** Returns the form of a page's own buttons; undefined where there is no such page. */
export async function pageAtPath(path: string): Promise<SitePage | undefined> {
  const pages = await sitePages();
  const { path: shared } = splitPath(path, publishedLocales(env()));
  return pages.find((page) => page.path === recordPath(shared));
}

/** A partners' page is never told with its secret: `/ri…` is the record whose path holds a placeholder. */
function recordPath(path: string): string {
  return path.startsWith('/ri…') ? partnerPathPrefix : path;
}

/** Where pages are, by their keys. */
export async function pathsByKey(): Promise<ReadonlyMap<string, string>> {
  return new Map((await sitePages()).map(({ key, path }) => [key, path]));
}

/** The page with this key, wherever staff have put it. */
export async function pageWithKey(key: string): Promise<SitePage | undefined> {
  return (await sitePages()).find((page) => page.key === key);
}

/** @returns the path of the page with this key; where it is gone, the key as a path, which leads to /404 */
export async function pathOfPage(key: string): Promise<string> {
  return (await pathsByKey()).get(key) ?? `/${key}`;
}
