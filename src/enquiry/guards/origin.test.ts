import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function isOwnOriginAt(siteUrl: string) {
  vi.stubEnv('SITE_URL', siteUrl);
  return (await import('./origin.ts')).isOwnOrigin;
}

test('a public site takes its own origin only', async () => {
  const isOwnOrigin = await isOwnOriginAt('https://www.example.com');
  expect(isOwnOrigin('https://www.example.com')).toBe(true);
  const foreign = [
    'http://www.example.com',
    'https://example.com',
    'https://www.example.com.evil.test',
    'https://www.example.com:8443',
    'http://localhost:3000',
    'null',
    '',
    undefined,
  ];
  for (const origin of foreign) expect(isOwnOrigin(origin), String(origin)).toBe(false);
});

test('a site on loopback takes any loopback host and port', async () => {
  const isOwnOrigin = await isOwnOriginAt('http://localhost:3000');
  const own = ['http://localhost:3000', 'http://localhost:5173', 'http://127.0.0.1:3000', 'http://[::1]:80'];
  for (const origin of own) expect(isOwnOrigin(origin), origin).toBe(true);
  const foreign = [
    'https://www.example.com',
    'http://localhost.evil.test',
    'file://localhost',
    'null',
    undefined,
  ];
  for (const origin of foreign) expect(isOwnOrigin(origin), String(origin)).toBe(false);
});
