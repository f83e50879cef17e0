import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { EnvironmentError, readEnv } from './env.ts';

function problemsOf(source: Record<string, string>): string[] {
  try {
    readEnv(source);
    return [];
  } catch (error) {
    return error instanceof EnvironmentError ? error.problems : [String(error)];
  }
}

test('nothing has to be set', () => {
  const env = readEnv({});
  expect(env).toMatchObject({
    port: 3000,
    siteUrl: 'http://localhost:3000',
    isLoopback: true,
    mode: 'production',
  });
  expect(path.isAbsolute(env.dataDir)).toBe(true);
});

test('an empty line in .env means not set', () => {
  expect(readEnv({ SMTP_URL: '', PORT: '' })).toMatchObject({ smtpUrl: undefined, port: 3000 });
});

test('all wrong values are told at once, each with its name', () => {
  const problems = problemsOf({ PORT: '99999', SMTP_URL: 'mail.example.com', APP_SECRET: 'short' });
  expect(problems.map((problem) => problem.split(':')[0]).sort()).toEqual(['APP_SECRET', 'PORT', 'SMTP_URL']);
});

test.each([
  [{ SITE_URL: 'https://www.chhatri.test/shop' }, 'SITE_URL'],
  [{ SITE_URL: 'https://www.chhatri.test', CAPTCHA: 'off' }, 'CAPTCHA'],
  [{ SITE_URL: 'https://www.chhatri.test', RATE_LIMITS: 'off' }, 'RATE_LIMITS'],
  [{ CAPTCHA: 'recaptcha', RECAPTCHA_V2_SITE_KEY: 'a', RECAPTCHA_V2_SECRET: 'b' }, 'CAPTCHA'],
  [{ STAFF_EMAIL: 'a@chhatri.test' }, 'STAFF_EMAIL, STAFF_PASSWORD'],
  [{ TRUSTED_PROXIES: '127.0.0.1, loadbalancer' }, 'TRUSTED_PROXIES'],
  [{ TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES'],
  [{ RISK_PARTNER_SECRET: 'sk-janampatri' }, 'RISK_PARTNER_SECRET'],
])('%j is refused', (source, variable) => {
  expect(problemsOf(source as Record<string, string>).map((problem) => problem.split(':')[0])).toEqual([
    variable,
  ]);
});

test('addresses and ranges of both families are proxies', () => {
  const list = '127.0.0.1, ::1, 10.0.0.0/8, 2001:db8::/32';
  expect(readEnv({ TRUSTED_PROXIES: list }).trustedProxies).toEqual(list.split(', '));
});

test('.env.example explains every variable, and is accepted with all its lines switched on that hold a value', () => {
  const example = fs.readFileSync('.env.example', 'utf8');
  const lines = [...example.matchAll(/^#([A-Z][A-Z0-9_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [
    name,
    value,
  ]);
  const code = fs.readFileSync(path.join(import.meta.dirname, 'env.ts'), 'utf8');
  const declared = [...code.matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)].map(([, name]) => name);
  expect(lines.map(([name]) => name).sort()).toEqual(declared.sort());
  expect(problemsOf(Object.fromEntries(lines))).toEqual([]);
});
