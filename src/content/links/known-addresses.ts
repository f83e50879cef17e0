import { defaultLocale } from '#ui/language/locales.ts';
import { cardsSource } from '../collections/cards/cards.read.ts';
import { redirectTargets } from '../collections/redirects/redirects.read.ts';
import { linkNames } from '../collections/site-settings/site-settings.global.ts';
import { type AddressesSql, directorySource } from '../read/directory.ts';
import type { KnownAddresses } from './check-link.ts';
import { publishedAnchors } from './published-anchors.ts';

/**
 * Reads the targets that links may lead to now.
 * @param dynamicPaths pages that are not records: see `HouseParts`
 */
export async function knownAddresses(
  places: readonly AddressesSql[],
  dynamicPaths: readonly string[],
): Promise<KnownAddresses> {
  // The staff side receives no notices of changes.
  const cards = cardsSource(defaultLocale);
  cards.forget?.();
  redirectTargets.forget();
  const [{ find }, redirects, { withKey }] = await Promise.all([
    directorySource(places, defaultLocale).value(),
    redirectTargets.value(),
    cards.value(),
  ]);
  const asked = new Map<string, ReturnType<KnownAddresses['placesOn']>>();
  return {
    hasPath: (path) =>
      find(`path:${path}`) !== undefined ||
      redirects.has(path) ||
      dynamicPaths.includes(path) ||
      /^\/(documents|media)\//.test(path),
    hasRecord: (record) => find(`record:${record}`) !== undefined,
    hasSetting: (name) => (linkNames as readonly string[]).includes(name) || name === 'annualReturnUrl',
    hasCard: (key) => withKey(key) !== undefined,
    placesOn(path) {
      const places = asked.get(path) ?? publishedAnchors(path);
      asked.set(path, places);
      return places;
    },
  };
}
