import type { MenuEntry } from '#content/model.ts';
import { safeHref } from '../text/addresses.ts';

/**
 * The entries that lead somewhere. External addresses live in the site settings and may be empty; an entry
 * without an address, or a group of which nothing is left, is not shown.
 */
export function shownEntries(entries: MenuEntry[]): MenuEntry[] {
  return entries
    .map((entry) => ({ ...entry, href: safeHref(entry.href), children: shownEntries(entry.children) }))
    .filter(({ href, action, children }) => href || action || children.length > 0);
}
