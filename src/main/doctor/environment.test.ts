import { expect, test } from 'vitest';
import { readEnv } from '#platform/env.ts';
import { checkEnvironment } from './environment.ts';

const live = {
  SITE_URL: 'https://www.broker.test',
  TRUSTED_PROXIES: '127.0.0.1',
  SMTP_URL: 'smtps://user:password@mail.broker.test',
  DATABASE_URL: 'postgres://site:secret@db.broker.test/site?sslmode=verify-full',
  APP_SECRET: 'x'.repeat(32),
};

function stopsOf(changes: Record<string, string>): string[] {
  const findings = checkEnvironment(readEnv({ ...live, ...changes }));
  return findings.filter(({ level }) => level === 'stop').map(({ what }) => what);
}

test('a site that is set up has nothing to settle', () => {
  expect(stopsOf({})).toEqual([]);
});

test.each([
  [{ SITE_URL: '' }, 'SITE_URL is http://localhost:3000'],
  [{ SITE_URL: 'http://www.broker.test' }, 'unencrypted'],
  [{ TRUSTED_PROXIES: '' }, 'TRUSTED_PROXIES is not set'],
  [{ NODE_ENV: 'development' }, 'NODE_ENV is development'],
  [{ SMTP_URL: '' }, 'SMTP_URL is not set'],
  [{ CRM_WEBHOOK_URL: 'http://crm.broker.test/hook' }, 'CRM_WEBHOOK_URL is not HTTPS'],
  [{ SITE_URL: '', CAPTCHA: 'off' }, 'CAPTCHA is off'],
  [{ SITE_URL: '', RATE_LIMITS: 'off' }, 'RATE_LIMITS is off'],
  [{ SITE_URL: '', STAFF_SECOND_FACTOR: 'off' }, 'STAFF_SECOND_FACTOR is off'],
  [{ SITE_URL: '', PSEUDO_LOCALE: 'on' }, 'PSEUDO_LOCALE is on'],
])('%j has to be settled', (changes, expected) => {
  expect(stopsOf(changes as Record<string, string>).join('\n')).toContain(expected);
});

test.each([
  [
    { DATABASE_URL: 'postgres://site:secret@db.broker.test/site' },
    'DATABASE_URL does not ask for encryption',
  ],
  [
    { S3_ENDPOINT: 'http://storage.broker.test' },
    'S3_ENDPOINT is not HTTPS: what visitors send travels unencrypted.',
  ],
  [{ METRICS_ADDRESS: '0.0.0.0:9464' }, 'METRICS_ADDRESS is not a private address'],
  [{ METRICS_ADDRESS: '[::]:9464' }, 'METRICS_ADDRESS is not a private address'],
  [{ DATABASE_URL: '' }, 'The database is the embedded one'],
  [{ DATABASE_URL: '', APP_SECRET: '' }, 'APP_SECRET is not set'],
  [{}, 'RISK_PARTNER_SECRET is not set'],
  [{}, 'The site uses chhatri, the placeholder brand'],
  [
    { STAFF_EMAIL: 'a@broker.test', STAFF_PASSWORD: 'long enough password' },
    'STAFF_PASSWORD is in the environment',
  ],
])('%j is to be considered', (changes, expected) => {
  const findings = checkEnvironment(readEnv({ ...live, ...changes } as Record<string, string>));
  expect(findings.map(({ what }) => what).join('\n')).toContain(expected);
});

test.each(['127.0.0.1:9464', '[::1]:9464', '10.0.0.4:9464', 'localhost:9464'])(
  'metrics at %s are nothing to consider',
  (METRICS_ADDRESS) => {
    const findings = checkEnvironment(readEnv({ ...live, METRICS_ADDRESS }));
    expect(findings.map(({ what }) => what).join()).not.toContain('METRICS_ADDRESS');
  },
);

test('a brand of one’s own is none to settle', () => {
  const findings = checkEnvironment(readEnv({ ...live, BRAND: 'tests/fixtures/brands/banyan' }));
  expect(findings.map(({ what }) => what).join()).not.toContain('brand');
});

test('an object storage on this machine needs no encryption', () => {
  const findings = checkEnvironment(readEnv({ ...live, S3_ENDPOINT: 'http://127.0.0.1:9000' }));
  expect(findings.map(({ what }) => what).join()).not.toContain('S3_ENDPOINT');
});

test('a database on this machine needs no encryption', () => {
  for (const host of ['localhost', '127.0.0.1', '%2Frun%2Fpostgresql']) {
    const findings = checkEnvironment(readEnv({ ...live, DATABASE_URL: `postgres://site:x@${host}/site` }));
    expect(findings.map(({ what }) => what).join()).not.toContain('encryption');
  }
});
