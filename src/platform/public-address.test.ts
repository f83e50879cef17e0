import { expect, test } from 'vitest';
import { isLoopbackAddress, isPublicAddress } from './public-address.ts';

test.each([
  '8.8.8.8',
  '1.1.1.1',
  '172.32.0.1',
  '100.128.0.1',
  '2606:4700::1111',
  '::ffff:8.8.8.8',
  '::ffff:808:808',
])('%s is the open network’s', (address) => expect(isPublicAddress(address)).toBe(true));

test.each([
  ['private', ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fc00::1', 'fd12::1']],
  ['this machine', ['127.0.0.1', '127.8.8.8', '0.0.0.0', '::1', '::']],
  [
    'the link’s, and of those the cloud’s keys',
    ['169.254.169.254', '169.254.0.1', 'fe80::1', 'fe80::1%eth0'],
  ],
  ['a carrier’s', ['100.64.0.1', '100.100.100.200']],
  ['written in another way', ['::ffff:10.0.0.1', '::ffff:a00:1', '::ffff:169.254.169.254', '::7f00:1']],
  ['another network’s on the way', ['64:ff9b::a00:1', '2002:a00:1::', '2001::1']],
  ['for many or for none', ['224.0.0.1', '255.255.255.255', 'ff02::1', '192.0.2.1', '2001:db8::1']],
  ['no address', ['', 'localhost', '10.0.0', '010.0.0.1']],
])('not what is %s', (_what, addresses) => {
  for (const address of addresses) expect(isPublicAddress(address), address).toBe(false);
});

test('loopback is loopback in every spelling', () => {
  for (const address of ['127.0.0.1', '127.1.2.3', '::1', '::ffff:127.0.0.1'])
    expect(isLoopbackAddress(address), address).toBe(true);
  for (const address of ['10.0.0.1', '8.8.8.8', '::2', 'fe80::1'])
    expect(isLoopbackAddress(address), address).toBe(false);
});
