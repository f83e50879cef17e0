import { cardKeyOf } from '../fields/rules.ts';
import type { LinkTarget } from './link-target.ts';

/** The published targets that a link may lead to. */
export type KnownAddresses = {
  /** A page, a redirect, or something that is rendered on request. */
  hasPath(path: string): boolean;
  /** A published record by its table and number: `pages/12`. */
  hasRecord(record: string): boolean;
  /** An address of the site settings: `agentPortal`. */
  hasSetting(name: string): boolean;
  /** A published card whose page is published, by its key: `cyber-insurance`. */
  hasCard(key: string): boolean;
  /** The places of a page that links may name; nothing where no one can tell. */
  placesOn(path: string): Promise<ReadonlySet<string> | undefined>;
};

/**
 * Why a link leads nowhere, in a sentence for its editor. Links to other sites are not checked.
 * @param here the path of the link's page; left out where this page is not yet published in this version
 */
export async function faultOfLink(
  target: LinkTarget,
  known: KnownAddresses,
  here?: string,
): Promise<string | undefined> {
  if ('record' in target)
    return known.hasRecord(target.record) ? undefined : 'It leads to a page that is not published.';
  const href = String(target.href ?? '');
  const [, setting] = /^\{([a-zA-Z]+)\}$/.exec(href) ?? [];
  if (setting)
    return known.hasSetting(setting) ? undefined : `The site settings have no link called “${setting}”.`;
  const card = cardKeyOf(href);
  if (card)
    return known.hasCard(card) ? undefined : `No card has the key “${card}”, or its page is not published.`;
  if (/^(https?:\/\/|mailto:|tel:)\S+$/i.test(href)) return undefined;
  const [, path = '', anchor = ''] = /^(\/[^\s?#]*)?(?:\?[^\s#]*)?(?:#(\S*))?$/.exec(href) ?? [];
  if (!path && !anchor) return `“${href}” is not an address.`;
  const page = path.length > 1 ? path.replace(/\/+$/, '') : path;
  if (page && page !== here && !known.hasPath(page)) return `There is no page at ${page}.`;
  const places = anchor && (page || here) ? await known.placesOn(page || String(here)) : undefined;
  if (!places || places.has(anchor)) return undefined;
  return `${page || 'This page'} has no place called “#${anchor}”.`;
}
