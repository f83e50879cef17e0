import { expect, test } from 'vitest';
import { type NginxInput, nginxConfiguration } from './nginx-configuration.ts';

/** A real nginx runs such a configuration in `tests/deploy/short-nginx.test.ts`. */
const input: NginxInput = {
  siteUrl: 'https://www.example.com',
  root: '/var/lib/chhatri/proxied/0123456789abcdef',
  headers: { 'content-type': 'text/html', 'x-some': 'a "quoted" value' },
  passedOn: ['/404'],
  idempotentCalls: ['/api/save', '/api/send'],
  repeatableCalls: ['/api/check', '/api/upload'],
  upstreams: ['127.0.0.1:3000', '127.0.0.1:3001'],
  listen: '443',
  hasIpv6: true,
  certificate: { file: '/etc/tls.crt', key: '/etc/tls.key' },
  hasBrotli: true,
  maxBodyBytes: 32 * 2 ** 20,
  cacheFolder: '/var/lib/nginx/chhatri',
};

test('each header of the site is added once, but for the content type, which nginx knows', () => {
  const text = nginxConfiguration(input);
  expect(text.match(/add_header .*/g)).toEqual(['add_header x-some "a \\"quoted\\" value";']);
});

test('bodies may be as long as the site reads them', () => {
  expect(nginxConfiguration(input)).toContain('client_max_body_size 33m;');
});

test('text that nginx would take for a variable is refused', () => {
  expect(() => nginxConfiguration({ ...input, root: '/var/$name' })).toThrow('/var/$name');
});

test('without the module nothing of brotli is asked for', () => {
  expect(nginxConfiguration({ ...input, hasBrotli: false })).not.toContain('brotli');
});

test('of several instances each is asked in the end, although it counts as failed; one alone never does', () => {
  const serversOf = (text: string) => text.match(/server 127\S+.*;/g);
  expect(serversOf(nginxConfiguration(input))).toEqual([
    'server 127.0.0.1:3000 max_fails=1 fail_timeout=2s;',
    'server 127.0.0.1:3001 max_fails=1 fail_timeout=2s;',
    'server 127.0.0.1:3000 max_fails=0 backup;',
    'server 127.0.0.1:3001 max_fails=0 backup;',
  ]);
  const one = nginxConfiguration({ ...input, upstreams: ['127.0.0.1:3000'] });
  expect(serversOf(one)).toEqual(['server 127.0.0.1:3000 max_fails=1 fail_timeout=2s;']);
});

test('TLS is of the present versions, with ciphers that keep former traffic secret', () => {
  const text = nginxConfiguration(input);
  expect(text).toContain('ssl_protocols TLSv1.2 TLSv1.3;');
  const suites = /ssl_ciphers (\S+);/.exec(text)?.[1]?.split(':') ?? [];
  expect(suites.length).toBeGreaterThan(3);
  expect(suites.filter((suite) => !/^ECDHE-.+(GCM|POLY1305)/.test(suite))).toEqual([]);
});

test('over HTTP pages are led to HTTPS, and endpoints are refused', () => {
  const [, plain] = nginxConfiguration(input).split('listen [::]:80;');
  expect(plain).toMatch(
    /location \/api\/ \{\s+return 403;\s+\}\s+location \/ \{\s+return 301 https:\/\/www\.example\.com\$request_uri;/,
  );
});

test('challenges of a certificate authority are answered over HTTP, where a folder for them is named', () => {
  const challenges =
    /location \^~ \/\.well-known\/acme-challenge\/ \{\s+default_type text\/plain;\s+root "\/var\/lib\/acme";/;
  const [, plain] = nginxConfiguration({ ...input, acmeFolder: '/var/lib/acme' }).split('listen [::]:80;');
  expect(plain).toMatch(challenges);
  expect(nginxConfiguration(input)).not.toContain('acme-challenge');
});

test('over HTTPS other names are led to the site’s own, and endpoints are refused', () => {
  const [, , other] = nginxConfiguration(input).split(/^server \{$/m);
  expect(other).toMatch(
    /listen 443 ssl http2;\s+listen \[::\]:443 ssl http2;\s+server_name "";\s+ssl_certificate "\/etc\/tls.crt";/,
  );
  expect(other).toMatch(/location \/api\/ \{\s+return 403;/);
  expect(other).toContain('return 301 https://www.example.com$request_uri;');
});

test('a bare port is that of IPv4 and of IPv6, where the machine has it; an address is the one that is named', () => {
  const placesOf = (changes: Partial<NginxInput>) =>
    nginxConfiguration({ ...input, ...changes })
      .match(/listen [^;]*/g)
      ?.map((each) => each.replace(/listen | ssl http2/g, ''));
  const both = ['443', '[::]:443'];
  expect(placesOf({})).toEqual(['80', '[::]:80', ...both, ...both]);
  expect(placesOf({ hasIpv6: false })).toEqual(['80', '443', '443']);
  expect(placesOf({ listen: '10.0.0.1:8443' })).toEqual(['80', '10.0.0.1:8443', '10.0.0.1:8443']);
  expect(placesOf({ listen: '80', certificate: undefined })).toEqual(['80', '[::]:80']);
});

test('no folder is listed', () => {
  expect(nginxConfiguration(input)).not.toMatch(/autoindex|alias/);
});
