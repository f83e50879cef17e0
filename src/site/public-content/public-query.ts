import { contentCollections } from '#content/collections/collections.ts';
import type { ContentCollection, OpenRead } from '#content/collections/content-collection.ts';
import { pathParts } from '#platform/path-parts.ts';
import { defaultLocale, type Language, languageCodes } from '#ui/language/locales.ts';

/** A query of the content service that a stranger may make: the records of a collection, or one by its number. */
export type ContentQuery = {
  slug: ContentCollection['slug'];
  id?: number;
  limit: number;
  page: number;
  depth: 0 | 1;
  locale: Language;
  /** By which key, and which value it has. */
  key?: readonly [string, string];
};

const max = { limit: 100, page: 1000, id: 2 ** 31 - 1, value: 200 };
const usualLimit = 10;

export const openReads: ReadonlyMap<string, OpenRead & Pick<ContentCollection, 'slug'>> = new Map(
  contentCollections.flatMap(({ slug, openRead }) => (openRead ? [[slug, { slug, ...openRead }]] : [])),
);

/** @returns 404 for what strangers do not read, 400 for a parameter that they may not use */
export function contentQuery({ pathname, searchParams }: URL): ContentQuery | 400 | 404 {
  const parts = pathParts(pathname)?.slice(2);
  const [slug = '', id, ...more] = parts ?? [];
  const open = openReads.get(slug);
  if (!open || more.length > 0) return 404;
  const number = id === undefined ? undefined : wholeNumber(id, max.id);
  if (id !== undefined && number === undefined) return 404;

  const asked: Partial<ContentQuery> = {};
  for (const name of searchParams.keys()) {
    const [value = '', ...others] = searchParams.getAll(name);
    const read = others.length === 0 && parameterOf(name, value, { open, isList: id === undefined });
    if (!read) return 400;
    Object.assign(asked, read);
  }
  return {
    limit: usualLimit,
    page: 1,
    depth: 0,
    locale: defaultLocale,
    ...asked,
    slug: open.slug,
    id: number,
  };
}

function parameterOf(
  name: string,
  value: string,
  { open, isList }: { open: OpenRead; isList: boolean },
): Partial<ContentQuery> | undefined {
  if (name === 'depth') return value === '0' || value === '1' ? { depth: value === '1' ? 1 : 0 } : undefined;
  if (name === 'locale') {
    const locale = languageCodes.find((code) => code === value);
    return locale && { locale };
  }
  if (!isList) return undefined;
  if (name === 'limit' || name === 'page') {
    const number = wholeNumber(value, max[name]);
    return number === undefined ? undefined : { [name]: number };
  }
  const [, key] = /^where\[(\w+)\]\[equals\]$/.exec(name) ?? [];
  const isKnown = key !== undefined && open.keys.includes(key) && value.length <= max.value;
  return isKnown && !value.includes('\0') ? { key: [key, value] } : undefined;
}

function wholeNumber(text: string, largest: number): number | undefined {
  const number = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
  return number >= 1 && number <= largest ? number : undefined;
}
