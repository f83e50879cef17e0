import { defaultLocale } from '#ui/language/locales.ts';
import { pathIn, splitPath } from '#ui/language/paths.ts';
import { everyLocale } from '#ui/language/published-locales.ts';
import { asRequested } from './old-address.ts';

type TargetOf = (path: string) => string | undefined | Promise<string | undefined>;

/** An address without the place on its page and what is asked of it. */
export function pathOfTarget(to: string): string {
  return to.replace(/[?#].*$/, '');
}

/**
 * Would a redirect from one address to another bring a visitor back to where the way began? One without a language
 * also leads on in each of the others.
 */
export async function leadsBack(from: string, to: string, targetOf: TargetOf): Promise<boolean> {
  const withThis: TargetOf = (path) => (path === from ? to : targetOf(path));
  const isOfDefault = splitPath(from, everyLocale()).locale === defaultLocale;
  for (const start of isOfDefault ? everyLocale().map((locale) => pathIn(locale, from)) : [from]) {
    const hasOwn = start !== from && (await targetOf(start)) !== undefined;
    if (!hasOwn && (await comesBack(start, withThis))) return true;
  }
  return false;
}

async function comesBack(start: string, targetOf: TargetOf): Promise<boolean> {
  const passed = new Set<string>();
  for (let path = await nextPath(start, targetOf); path; path = await nextPath(path, targetOf)) {
    if (path === start) return true;
    // Another circle, which was there before.
    if (passed.has(path)) return false;
    passed.add(path);
  }
  return false;
}

/** The next path on a visitor's way, as the site's routes find it; nothing where the way ends. */
async function nextPath(path: string, targetOf: TargetOf): Promise<string | undefined> {
  const { locale, path: shared } = splitPath(path, everyLocale());
  const target = (await targetOf(path)) ?? (shared === path ? undefined : await targetOf(shared));
  if (!target?.startsWith('/')) return undefined;
  const next = asRequested(pathOfTarget(target));
  const isPrefixed = splitPath(next, everyLocale()).locale !== defaultLocale;
  const address = isPrefixed ? next : pathIn(locale, next);
  return address === path ? undefined : address;
}
