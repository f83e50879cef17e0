import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { EnvironmentError, readEnv } from './env.ts';

function problemsOf(source: Record<string, string>): string[] {
  try {
    readEnv(source);
  } catch (error) {
    if (error instanceof EnvironmentError) return error.problems;
    throw error;
  }
  return [];
}

describe('the environment', () => {
  test('needs nothing on a developer’s machine', () => {
    const env = readEnv({});
    expect(env).toMatchObject({
      mode: 'production',
      port: 3000,
      siteUrl: 'http://localhost:3000',
      isLoopback: true,
      dataDir: path.resolve('.data'),
      captcha: { provider: 'altcha' },
      altchaCost: 5000,
      hasRateLimits: true,
      hasSecondFactor: true,
      hasDesk: true,
      hasStyleguide: false,
      packsTight: true,
      makesCardsAhead: true,
    });
    expect(env.databaseUrl).toBeUndefined();
  });

  test('takes an empty line as not set', () => {
    expect(readEnv({ PORT: '', SMTP_URL: '', SITE_URL: '' }).port).toBe(3000);
  });

  test('reads where metrics are served, also on IPv6, and refuses a port that there is not', () => {
    expect(readEnv({ METRICS_ADDRESS: '127.0.0.1:80' }).metrics).toEqual({ host: '127.0.0.1', port: 80 });
    expect(readEnv({ METRICS_ADDRESS: '[::1]:9464' }).metrics).toEqual({ host: '::1', port: 9464 });
    for (const wrong of ['9464', '127.0.0.1', '127.0.0.1:99999', 'http://127.0.0.1:9464'])
      expect(problemsOf({ METRICS_ADDRESS: wrong }), wrong).toEqual([
        'METRICS_ADDRESS: needs an address and a port such as 127.0.0.1:9464',
      ]);
  });

  test('finds the brand by its name or its path, and names a folder without one', () => {
    expect(readEnv({}).brandDir).toBe(path.resolve('brand/chhatri'));
    expect(readEnv({ BRAND: './brand/chhatri' }).brandDir).toBe(path.resolve('brand/chhatri'));
    expect(problemsOf({ BRAND: 'parasol' })).toEqual([
      `BRAND: there is no brand.json in ${path.resolve('brand/parasol')}`,
    ]);
    expect(problemsOf({ BRAND: '/nowhere/' })).toEqual(['BRAND: there is no brand.json in /nowhere']);
  });

  test('follows the port when no address is given, and takes a trailing slash off', () => {
    expect(readEnv({ PORT: '8080' }).siteUrl).toBe('http://localhost:8080');
    expect(readEnv({ SITE_URL: 'https://broker.example/' }).siteUrl).toBe('https://broker.example');
  });

  test('takes of the address its origin alone, as browsers name it, and refuses anything more', () => {
    expect(readEnv({ SITE_URL: 'https://Broker.example:443' }).siteUrl).toBe('https://broker.example');
    for (const rest of [
      'broker.example/a',
      'broker.example?a=1',
      'broker.example/#top',
      'me:word@broker.example',
    ])
      expect(problemsOf({ SITE_URL: `https://${rest}` }), rest).toEqual([
        expect.stringMatching(/^SITE_URL: .*without path/),
      ]);
  });

  test('names every wrong value at once', () => {
    const problems = problemsOf({
      PORT: 'many',
      CAPTCHA: 'maybe',
      SMTP_URL: 'http://x',
      SUPPORT_EMAIL: 'nobody',
    });
    expect(problems.map((problem) => problem.split(':')[0])).toEqual([
      'PORT',
      'CAPTCHA',
      'SMTP_URL',
      'SUPPORT_EMAIL',
    ]);
  });

  test.each([
    [{ CAPTCHA: 'off' }],
    [{ RATE_LIMITS: 'off' }],
    [{ STAFF_SECOND_FACTOR: 'off' }],
    [{ PSEUDO_LOCALE: 'on' }],
  ])('accepts %o on loopback only', (setting) => {
    expect(problemsOf({ ...setting, SITE_URL: 'http://127.0.0.1:3000' })).toEqual([]);
    expect(problemsOf({ ...setting, SITE_URL: 'https://broker.example' })).toHaveLength(1);
  });

  test('asks for all four keys with reCAPTCHA', () => {
    expect(problemsOf({ CAPTCHA: 'recaptcha', RECAPTCHA_V2_SITE_KEY: 'a' })[0]).toMatch(
      /RECAPTCHA_V3_SECRET/,
    );
  });

  test('refuses a partners’ secret that is short, odd, or would shadow a public page', () => {
    for (const secret of ['short', 'with a space', 'sk-janampatri']) {
      expect(problemsOf({ RISK_PARTNER_SECRET: secret })).toHaveLength(1);
    }
    expect(problemsOf({ RISK_PARTNER_SECRET: 'open-sesame' })).toEqual([]);
  });

  test('needs a secret of its own with a database that several instances may share', () => {
    const DATABASE_URL = 'postgres://site:secret@db.example/site';
    expect(problemsOf({ DATABASE_URL })).toEqual([expect.stringMatching(/^APP_SECRET: .*openssl rand/)]);
    expect(problemsOf({ DATABASE_URL, APP_SECRET: 'x'.repeat(32) })).toEqual([]);
    expect(problemsOf({ DATABASE_URL, APP_SECRET: 'short' })).toHaveLength(1);
  });

  test('instances of one database seal their backups with one key, in one place', () => {
    const shared = { DATABASE_URL: 'postgres://db.example/site', APP_SECRET: 'x'.repeat(32) };
    const key = { BACKUP_KEY: `AGE-SECRET-KEY-1${'Q'.repeat(58)}` };
    const wanting = [expect.stringMatching(/^BACKUP_TIME: .*BACKUP_KEY and BACKUP_TO/)];
    expect(problemsOf({ ...shared, BACKUP_TIME: '02:30' })).toEqual(wanting);
    expect(problemsOf({ ...shared, ...key, BACKUP_TIME: '02:30' })).toEqual(wanting);
    expect(problemsOf({ ...shared, ...key, BACKUP_TIME: '02:30', BACKUP_TO: '/backups' })).toEqual([]);
    expect(problemsOf({ BACKUP_TIME: '02:30' })).toEqual([]);
  });

  test('refuses fewer connections to the database than its parts need', () => {
    expect(readEnv({}).databaseConnections).toBe(24);
    expect(problemsOf({ DATABASE_CONNECTIONS: '20' })).toEqual([]);
    expect(problemsOf({ DATABASE_CONNECTIONS: '9', DESK: 'off' })).toEqual([]);
    for (const wrong of ['19', '8', '0', 'many', '20.5'])
      expect(problemsOf({ DATABASE_CONNECTIONS: wrong })).toHaveLength(1);
  });

  test('reads where files are kept, with a bucket on Amazon’s servers or on another', () => {
    const keys = { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' };
    expect(readEnv({}).storage).toMatchObject({ uploads: undefined, files: undefined });
    const amazon = { UPLOADS_URL: 's3://the-bucket/site/uploads/', S3_REGION: 'ap-south-1' };
    expect(readEnv(amazon).storage).toEqual({
      uploads: { bucket: 'the-bucket', prefix: 'site/uploads/' },
      files: undefined,
      endpoint: undefined,
      region: 'ap-south-1',
      hasPathStyle: false,
      keys: undefined,
    });
    const other = { FILES_URL: 's3://the-bucket', S3_ENDPOINT: 'https://storage.example/', ...keys };
    expect(readEnv(other).storage).toMatchObject({
      files: { bucket: 'the-bucket', prefix: '' },
      endpoint: 'https://storage.example',
      region: 'us-east-1',
      hasPathStyle: true,
      keys: { accessKeyId: 'key', secretAccessKey: 'secret' },
    });
    expect(readEnv({ ...other, S3_PATH_STYLE: 'off' }).storage.hasPathStyle).toBe(false);
    expect(readEnv({ ...other, FILES_URL: '', BACKUP_TO: 's3://other-bucket/of/ours/' }).backupTo).toBe(
      's3://other-bucket/of/ours',
    );
  });

  test.each([
    'bucket',
    '/a/folder',
    'https://bucket/folder',
    's3://',
    's3://B',
    's3://bucket/a/../b',
    's3://bucket/a b',
    's3://bucket//a',
    's3://key:secret@bucket',
  ])('refuses %s as the address of a bucket, and says how one looks', (wrong) => {
    const problem = 'needs a bucket and, where it is shared, a folder in it: s3://bucket/folder';
    expect(problemsOf({ FILES_URL: wrong })).toEqual([`FILES_URL: ${problem}`]);
    if (wrong.startsWith('s3:')) expect(problemsOf({ BACKUP_TO: wrong })).toEqual([`BACKUP_TO: ${problem}`]);
  });

  test('refuses a bucket without the settings that it needs, or one folder for two kinds of file', () => {
    const UPLOADS_URL = 's3://bucket/uploads';
    const S3_REGION = 'ap-south-1';
    expect(problemsOf({ UPLOADS_URL })).toEqual([
      expect.stringMatching(/^UPLOADS_URL: needs S3_REGION .*S3_ENDPOINT/),
    ]);
    expect(problemsOf({ UPLOADS_URL, S3_ENDPOINT: 'https://storage.example' })).toEqual([
      expect.stringMatching(/^UPLOADS_URL: needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY/),
    ]);
    expect(problemsOf({ AWS_ACCESS_KEY_ID: 'key' })).toEqual([
      expect.stringContaining('set both or neither'),
    ]);
    for (const FILES_URL of ['s3://bucket', UPLOADS_URL, `${UPLOADS_URL}/files`])
      expect(problemsOf({ UPLOADS_URL, FILES_URL, S3_REGION })).toEqual([
        expect.stringContaining('UPLOADS_URL, FILES_URL: one is inside the other'),
      ]);
    const BACKUP_TO = 's3://bucket/files/backups';
    expect(problemsOf({ FILES_URL: 's3://bucket/files', BACKUP_TO, S3_REGION })).toHaveLength(1);
    expect(problemsOf({ UPLOADS_URL, FILES_URL: 's3://bucket/uploads-2', S3_REGION })).toEqual([]);
  });

  test('wants the first administrator’s address and password together', () => {
    expect(problemsOf({ STAFF_EMAIL: 'a@broker.example' })).toHaveLength(1);
    expect(problemsOf({ STAFF_PASSWORD: 'long enough to be one' })).toHaveLength(1);
  });

  test.each(['http://localhost', 'http://site.localhost', 'http://127.0.0.1', 'http://[::1]:3000'])(
    '%s is loopback',
    (url) => expect(readEnv({ SITE_URL: url }).isLoopback).toBe(true),
  );

  test.each([
    'https://broker.example',
    'http://10.0.0.1',
    'http://localhost.broker.example',
    'http://127.0.0.1.nip.io',
  ])('%s is not loopback', (url) => expect(readEnv({ SITE_URL: url }).isLoopback).toBe(false));
});
