import { type Address, isWrittenIn } from '#content/read/directory.ts';
import { sharedState } from '#platform/shared-state.ts';
import type { Locale, Locales } from '#ui/language/locales.ts';
import { pathIn } from '#ui/language/paths.ts';

/** Published pages as the staff side finds them: in the folder where the site's process has written them. */
export type PublishedPages = {
  locales: Locales;
  addresses(): Promise<readonly Address[]>;
  /** @throws Error where the page has not been published yet */
  read(path: string): Promise<Buffer>;
};

const state = () => sharedState<{ pages?: PublishedPages }>('published-pages', () => ({}));

export function setPublishedPages(pages: PublishedPages): void {
  state().pages = pages;
}

const readAtOnce = 16;

/**
 * Finds the pages on which visitors read one of these texts now.
 * @returns their paths, in every language; undefined where nothing is published (a test, a start)
 */
export async function pagesThatSay(
  texts: Readonly<Partial<Record<Locale, readonly string[]>>>,
): Promise<string[] | undefined> {
  const { pages } = state();
  if (!pages) return undefined;
  const addresses = await pages.addresses();
  const asked = pages.locales.flatMap((locale) => {
    const wanted = (texts[locale] ?? []).filter(Boolean);
    if (wanted.length === 0) return [];
    return addresses
      .filter((address) => isWrittenIn(address, locale))
      .map(({ path }) => ({ path: pathIn(locale, path), wanted }));
  });
  const found: string[] = [];
  for (let start = 0; start < asked.length; start += readAtOnce) {
    const some = asked.slice(start, start + readAtOnce);
    const said = await Promise.all(some.map(({ path, wanted }) => says(pages, path, wanted)));
    found.push(...some.filter((_, index) => said[index]).map(({ path }) => path));
  }
  return found;
}

async function says({ read }: PublishedPages, path: string, wanted: readonly string[]): Promise<boolean> {
  const html = await read(path).catch(() => undefined);
  if (!html) return false;
  const text = visibleText(html.toString('utf8'));
  return wanted.some((each) => text.includes(inOneLine(each)));
}

/** Words that are read: what scripts and styles say is not among them. */
export function visibleText(html: string): string {
  const read = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '').replace(/<[^>]*>/g, '');
  return inOneLine(
    read
      .replaceAll('&amp;', '&')
      .replaceAll('&#x27;', '’')
      .replaceAll('&quot;', '"')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>'),
  );
}

/** Spaces that do not break, and soft hyphens, are a matter of how a text is set. */
function inOneLine(text: string): string {
  return text
    .replace(/[\u00ad\u200b]/g, '')
    .replaceAll("'", '’')
    .replace(/\s+/g, ' ')
    .trim();
}
