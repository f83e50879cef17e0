/**
 * Whether an address is one of the open network's. What leads elsewhere, into a private network, to this machine, to
 * the service that tells a cloud's machines their keys (169.254.169.254), is not asked for anything by anyone who sets an
 * address.
 */

import { BlockList, isIP } from 'node:net';

/** Ranges that are set aside for other purposes (the IANA registries of special-purpose addresses). */
const setAside = {
  ipv4: [
    '0.0.0.0/8',
    '10.0.0.0/8',
    '100.64.0.0/10',
    '127.0.0.0/8',
    '169.254.0.0/16',
    '172.16.0.0/12',
    '192.0.0.0/24',
    '192.0.2.0/24',
    '192.88.99.0/24',
    '192.168.0.0/16',
    '198.18.0.0/15',
    '198.51.100.0/24',
    '203.0.113.0/24',
    '224.0.0.0/3',
  ],
  // Inside of 2000::/3, which is all of IPv6 that is the open network's.
  ipv6: ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'],
};

const refused = listOf('ipv4', setAside.ipv4);
const refused6 = listOf('ipv6', setAside.ipv6);
const open6 = listOf('ipv6', ['2000::/3']);
const loopback = listOf('ipv4', ['127.0.0.0/8']);

function listOf(family: 'ipv4' | 'ipv6', ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [network = '', prefix] = range.split('/');
    list.addSubnet(network, Number(prefix), family);
  }
  return list;
}

/** @param address without brackets; one that is none is not public */
export function isPublicAddress(address: string): boolean {
  const plain = withoutMapping(address);
  if (isIP(plain) === 4) return !refused.check(plain);
  return isIP(plain) === 6 && open6.check(plain, 'ipv6') && !refused6.check(plain, 'ipv6');
}

/** Whether who listens there may be asked from the open network: at a public address, or at all that the machine has. */
export function isOpenPlace(address: string): boolean {
  return address === '0.0.0.0' || address === '::' || isPublicAddress(address);
}

export function isLoopbackAddress(address: string): boolean {
  const plain = withoutMapping(address);
  return plain === '::1' || (isIP(plain) === 4 && loopback.check(plain));
}

/** An IPv4 address that is written as an IPv6 one is what it is: `::ffff:10.0.0.1`, also in hexadecimal. */
function withoutMapping(address: string): string {
  if (isIP(address) !== 6) return address;
  const written = new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname.slice(1, -1);
  const [, high, low] = /^::ffff:([0-9a-f]+):([0-9a-f]+)$/.exec(written) ?? [];
  if (high === undefined || low === undefined) return written;
  const [first, second] = [Number.parseInt(high, 16), Number.parseInt(low, 16)];
  return [first >> 8, first & 255, second >> 8, second & 255].join('.');
}
