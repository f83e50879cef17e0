import { afterEach, expect, test, vi } from 'vitest';
import { setProcessPart } from './process-part.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
  setProcessPart('site');
});

async function addressBehind(
  trustedProxies: string,
  remote: string | undefined,
  forwarded?: string,
): Promise<string> {
  vi.stubEnv('TRUSTED_PROXIES', trustedProxies);
  const { clientAddress } = await import('./client-address.ts');
  return clientAddress(remote, forwarded);
}

const proxies = '10.0.0.0/8, 192.0.2.7, 2001:db8:1::/48';

test.each([
  ['the connection itself when nobody is trusted', '', '203.0.113.5', '198.51.100.1', '203.0.113.5'],
  [
    'the connection itself when it is no trusted proxy',
    proxies,
    '203.0.113.5',
    '198.51.100.1',
    '203.0.113.5',
  ],
  ['what a trusted proxy says', proxies, '10.1.2.3', '198.51.100.1', '198.51.100.1'],
  [
    'the last untrusted one of a chain, not what the visitor made up',
    proxies,
    '10.1.2.3',
    '1.1.1.1, 198.51.100.1, 192.0.2.7',
    '198.51.100.1',
  ],
  ['the first one when all are trusted', proxies, '10.1.2.3', '10.9.9.9, 192.0.2.7', '10.9.9.9'],
  ['the proxy when the header is missing', proxies, '10.1.2.3', undefined, '10.1.2.3'],
  ['the proxy when the header holds no address', proxies, '10.1.2.3', 'unknown', '10.1.2.3'],
  [
    'an IPv4 address written as IPv6, plainly',
    proxies,
    '::ffff:10.1.2.3',
    '::FFFF:198.51.100.1',
    '198.51.100.1',
  ],
  [
    'an IPv4 address written as IPv6 in hexadecimal, plainly',
    proxies,
    '::ffff:a01:203',
    '::ffff:c633:6401',
    '198.51.100.1',
  ],
  ['an address without its port', proxies, '10.1.2.3', '198.51.100.1:4711', '198.51.100.1'],
  [
    'an IPv6 address without brackets and port',
    proxies,
    '2001:db8:1::5',
    '[2001:DB8:2::9]:443',
    '2001:db8:2::9',
  ],
  ['nothing for a closed connection', proxies, undefined, '198.51.100.1', ''],
])('the address is %s', async (_, trusted, remote, forwarded, expected) => {
  expect(await addressBehind(trusted, remote, forwarded)).toBe(expected);
});

test.each([
  ['', '198.51.100.1, 203.0.113.5', '203.0.113.5'],
  [proxies, '198.51.100.1, 10.1.2.3', '198.51.100.1'],
  ['', undefined, ''],
])(
  'the staff side believes what the site has added, and proxies before it as ever (%j, %j)',
  async (...given) => {
    const [trusted, forwarded, expected] = given;
    setProcessPart('staff');
    expect(await addressBehind(trusted, undefined, forwarded)).toBe(expected);
  },
);
