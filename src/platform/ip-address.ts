import { isIP } from 'node:net';

/**
 * The one spelling of an address: without port, brackets and zone, an IPv6 address in lower case and in its shortest
 * form, and an IPv4 address that is written as IPv6 (`::ffff:…`, in digits or in hexadecimal) as IPv4.
 * @returns '' if the text is not an address
 */
export function canonicalAddress(text: string): string {
  const bare = text
    .trim()
    .replace(/^\[(.+)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '');
  if (isIP(bare) !== 6) return isIP(bare) ? bare : '';
  const groups = groupsOf(bare);
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups[5] === 0xffff && groups.slice(0, 5).every((group) => group === 0);
  if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  return shortest(bare);
}

export type AddressKeys = {
  /** Key of the one subscriber: an IPv4 address, or the /64 of an IPv6 address. */
  subscriber: string;
  /** Key of the customer or the site that may own many /64s: the /48 of an IPv6 address. */
  site?: string;
};

/**
 * Returns the keys by which a limit counts an address. Providers give each connection a /64 of IPv6 addresses, and anyone
 * may have a /48 with its 65,536 of them, so a single IPv6 address says nothing about who sends. A sender who has no
 * address (a member of staff who enters a call by hand) is counted by the text itself.
 */
export function addressKeys(address: string): AddressKeys {
  const canonical = canonicalAddress(address);
  if (isIP(canonical) !== 6) return { subscriber: canonical || address };
  return { subscriber: prefixOf(canonical, 64), site: prefixOf(canonical, 48) };
}

function prefixOf(address: string, bits: 48 | 64): string {
  const groups = groupsOf(address)
    .slice(0, bits / 16)
    .map((group) => group.toString(16));
  return `${shortest(`${groups.join(':')}::`)}/${bits}`;
}

/** The eight numbers of an IPv6 address. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = shortest(address)
    .split('::')
    .map((half) => (half ? half.split(':') : []));
  if (!tail) return toNumbers([...head]);
  return toNumbers([...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail]);
}

function toNumbers(groups: string[]): number[] {
  return groups.map((group) => Number.parseInt(group, 16));
}

/** As the URL standard writes it. */
function shortest(ipv6: string): string {
  return new URL(`http://[${ipv6}]`).hostname.slice(1, -1);
}

/** @param entry an address, or a range such as 10.0.0.0/8 */
export function isAddressOrRange(entry: string): boolean {
  const [, address = '', prefix = '0'] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(entry) ?? [];
  const maxPrefixLength = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return Number(prefix) <= maxPrefixLength;
}
