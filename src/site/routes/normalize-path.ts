import { pathOfTarget } from '#content/collections/redirects/leads-back.ts';
import { asRequested } from '#content/collections/redirects/old-address.ts';
import { defaultLocale, type Locales } from '#ui/language/locales.ts';
import { splitPath } from '#ui/language/paths.ts';
import { addressIn } from '../text/addresses.ts';

export type NormalizeInput = { path: string; redirects: ReadonlyMap<string, string>; locales: Locales };

/**
 * The permanent address of a path that has another form of the same: without trailing slashes, and the
 * page instead of its slug constant. Nothing when the path is as it should be.
 */
export function normalizePath({ path, redirects, locales }: NormalizeInput): string | undefined {
  // Also folds slashes at the front: `//host/` in a Location header would lead to another site.
  const tidy = path.replace(/^\/+/, '/').replace(/(?<=.)\/+$/, '');
  const { locale, path: shared } = splitPath(tidy, locales);
  const isPrefixed = (address: string) => splitPath(address, locales).locale !== defaultLocale;
  // An old site may have had its Hindi pages where ours are.
  const target = redirects.get(asRequested(tidy)) ?? redirects.get(asRequested(shared));
  const address = target === undefined ? tidy : isPrefixed(target) ? target : addressIn(locale, target);
  return pathOfTarget(address) === path ? undefined : address;
}
