import { BlockList, isIP } from 'node:net';
import { env } from './env.ts';
import { canonicalAddress } from './ip-address.ts';
import { processPart } from './process-part.ts';

/**
 * The address of the visitor behind our own proxies. Each proxy appends the address that it heard from to
 * X-Forwarded-For; anyone may send that header, so it is believed from the right, and only as far as the
 * addresses are those of TRUSTED_PROXIES. The staff side hears from the site's process alone, which adds the address
 * that it heard from.
 * @returns an IPv4 or IPv6 address, or '' when the connection has none
 */
export function clientAddress(remoteAddress: string | undefined, xForwardedFor: string | undefined): string {
  const trusted = trustedProxies();
  const hops = (xForwardedFor ?? '').split(',').map(canonicalAddress);
  let address = processPart() === 'staff' ? (hops.pop() ?? '') : canonicalAddress(remoteAddress ?? '');
  while (isTrusted(trusted, address)) {
    const previous = hops.pop();
    if (!previous) break;
    address = previous;
  }
  return address;
}

/** Whether one of our own proxies is at the other end. */
export function isFromTrustedProxy(remoteAddress: string | undefined): boolean {
  return isTrusted(trustedProxies(), canonicalAddress(remoteAddress ?? ''));
}

function isTrusted(trusted: BlockList, address: string): boolean {
  return address !== '' && trusted.check(address, familyOf(address));
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 4 ? 'ipv4' : 'ipv6';
}

let known: { list: string[]; blocks: BlockList } | undefined;

function trustedProxies(): BlockList {
  const list = env().trustedProxies;
  if (known?.list !== list) known = { list, blocks: toBlockList(list) };
  return known.blocks;
}

function toBlockList(list: string[]): BlockList {
  const blocks = new BlockList();
  for (const entry of list) {
    const [address = '', prefix] = entry.split('/');
    if (prefix === undefined) blocks.addAddress(address, familyOf(address));
    else blocks.addSubnet(address, Number(prefix), familyOf(address));
  }
  return blocks;
}
