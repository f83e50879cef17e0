import { createPrivateKey, X509Certificate } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import tls from 'node:tls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { certificateDaysLeft } from '../monitoring/certificate.ts';
import { checkCertificate } from './check-certificate.ts';

/** Of `localhost`, signed by itself, valid for a hundred years: made for this test and worth nothing elsewhere. */
const keyDer = [
  'MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg8ZS1xVarwoXYdsGeTTtuS34zDM/xlgC3TFjSyTLc48qhRANC',
  'AAR8aSG2AGv8rBVev/ut+NUCeFNfnFZ/w41WTGEUHoDhog1HUDR3ilsB7MIyAAjYcUqIv0OaV2owt8ASHX6MOaI0',
];
const certificateDer = [
  'MIIBlTCCATugAwIBAgIULsqFuaC7D5GK7PPgdGuEP8d6J+QwCgYIKoZIzj0EAwIwFDESMBAGA1UEAwwJbG9jYWxob3N0MCAX',
  'DTI2MTEyNjIxMDE0NFoYDzIxMjYxMTAyMjEwMTQ0WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO',
  'PQMBBwNCAAR8aSG2AGv8rBVev/ut+NUCeFNfnFZ/w41WTGEUHoDhog1HUDR3ilsB7MIyAAjYcUqIv0OaV2owt8ASHX6MOaI0',
  'o2kwZzAdBgNVHQ4EFgQUXZrS7UiSoGB+48R0XQsYSs8OR9EwHwYDVR0jBBgwFoAUXZrS7UiSoGB+48R0XQsYSs8OR9EwDwYD',
  'VR0TAQH/BAUwAwEB/zAUBgNVHREEDTALgglsb2NhbGhvc3QwCgYIKoZIzj0EAwIDSAAwRQIgYSvRqK1/tDvbi8W1QJxIKIKZ',
  'bAH3tLQsk/PRryA/jtUCIQDdC8y0eIX/uVevTjnAJMtkj8hezKoMJEP+AfHSpWglww==',
];
/** The same, valid for the year 2020. */
const endedDer = [
  'MIIBXzCCAQWgAwIBAgIBATAKBggqhkjOPQQDAjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwHhcNMjAwMTAxMDAwMDAwWhcNMjEwMTAx',
  'MDAwMDAwWjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAAR8aSG2AGv8rBVev/ut+NUCeFNf',
  'nFZ/w41WTGEUHoDhog1HUDR3ilsB7MIyAAjYcUqIv0OaV2owt8ASHX6MOaI0o0gwRjAPBgNVHRMBAf8EBTADAQH/MBQGA1UdEQQN',
  'MAuCCWxvY2FsaG9zdDAdBgNVHQ4EFgQUXZrS7UiSoGB+48R0XQsYSs8OR9EwCgYIKoZIzj0EAwIDSAAwRQIgAL1Merpi9d+Yh59c',
  'JoWVsnMWUMaZJrnFjFZYoAgZ1/sCIQD6czXBkv79ql/ozACC8SfzdWwgQHpvtAvNE4UgWlHQmw==',
];
const derOf = (parts: readonly string[]) => Buffer.from(parts.join(''), 'base64');
const certificate = new X509Certificate(derOf(certificateDer)).toString();
const key = createPrivateKey({ key: derOf(keyDer), format: 'der', type: 'pkcs8' });

let server: tls.Server;
let siteUrl: string;
beforeAll(async () => {
  server = tls.createServer({ cert: certificate, key: key.export({ format: 'pem', type: 'pkcs8' }) });
  // A client that breaks off.
  server.on('tlsClientError', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  siteUrl = `https://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

test('a certificate that browsers do not trust has to be settled', async () => {
  expect(await checkCertificate({ siteUrl })).toMatchObject([
    { level: 'stop', what: expect.stringContaining('do not trust the certificate of localhost') },
  ]);
});

test('one of an authority that they trust is not mentioned, nor a site without HTTPS', async () => {
  expect(await checkCertificate({ siteUrl }, certificate)).toEqual([]);
  expect(await checkCertificate({ siteUrl: 'http://localhost:1' })).toEqual([]);
});

test('its last day is known once an hour, and not without HTTPS', async () => {
  const hour = 3_600_000;
  const asked = { siteUrl, authority: certificate };
  expect(await certificateDaysLeft(asked, hour)).toBeGreaterThan(30_000);
  const plain = { siteUrl: 'http://localhost:1' };
  expect(await certificateDaysLeft(plain, 2 * hour - 1)).toBeGreaterThan(30_000);
  expect(await certificateDaysLeft(plain, 2 * hour)).toBeUndefined();
});

test('one that has ended has no day left', async () => {
  const ended = new X509Certificate(derOf(endedDer)).toString();
  server.setSecureContext({ cert: ended, key: key.export({ format: 'pem', type: 'pkcs8' }) });
  expect(await certificateDaysLeft({ siteUrl, authority: ended }, 4 * 3_600_000)).toBe(0);
});

test('an address that does not answer yet is to be considered', async () => {
  expect(await checkCertificate({ siteUrl: 'https://localhost:1' })).toMatchObject([{ level: 'consider' }]);
});
