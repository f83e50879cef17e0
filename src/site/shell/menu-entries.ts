import type { MenuEntry } from '#content/model.ts';
import type { SiteView } from '../document/site-context.tsx';

/**
 * The entries that lead somewhere. External addresses live in the site settings and may be empty; an entry
 * without an address, or a group of which nothing is left, is not shown.
 */
export function shownEntries(entries: MenuEntry[], linkTo: SiteView['linkTo']): MenuEntry[] {
  return entries
    .map((entry) => ({ ...entry, href: linkTo(entry.href), children: shownEntries(entry.children, linkTo) }))
    .filter(({ href, action, children }) => href || action || children.length > 0);
}
