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
