import { expect, test } from 'vitest';
import { addressKeys, canonicalAddress } from './ip-address.ts';

test.each([
  ['198.51.100.1', '198.51.100.1'],
  [' 198.51.100.1:4711 ', '198.51.100.1'],
  ['::ffff:198.51.100.1', '198.51.100.1'],
  ['::FFFF:198.51.100.1%eth0', '198.51.100.1'],
  ['::ffff:c633:6401', '198.51.100.1'],
  ['0:0:0:0:0:ffff:198.51.100.1', '198.51.100.1'],
  ['[0000:0000:0000:0000:0000:FFFF:C633:6401]:443', '198.51.100.1'],
  ['2001:0DB8:0000:0000:0000:0000:0000:0001', '2001:db8::1'],
  ['2001:db8:0:0::1', '2001:db8::1'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['fe80::1%en0', 'fe80::1'],
  ['::', '::'],
  ['64:ff9b::198.51.100.1', '64:ff9b::c633:6401'],
  ['010.1.2.3', ''],
  ['2001:db8::1::2', ''],
  ['unknown', ''],
  ['', ''],
])('%j is written %j', (text, expected) => {
  expect(canonicalAddress(text)).toBe(expected);
});

test.each([
  ['198.51.100.1', { subscriber: '198.51.100.1' }],
  ['::ffff:c633:6401', { subscriber: '198.51.100.1' }],
  ['2001:db8:1:2:3:4:5:6', { subscriber: '2001:db8:1:2::/64', site: '2001:db8:1::/48' }],
  ['2001:DB8:1:2::%1', { subscriber: '2001:db8:1:2::/64', site: '2001:db8:1::/48' }],
  ['2001:db8:1::9', { subscriber: '2001:db8:1::/64', site: '2001:db8:1::/48' }],
  ['::1', { subscriber: '::/64', site: '::/48' }],
  ['staff 7', { subscriber: 'staff 7' }],
  ['', { subscriber: '' }],
])('%j is counted by %j', (address, expected) => {
  expect(addressKeys(address)).toEqual(expected);
});
