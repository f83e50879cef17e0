import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, expect, test } from 'vitest';
import type { OidcSettings } from '#platform/oidc-settings.ts';
import { readLogoutToken } from './logout-token.ts';
import { readAnswer } from './read-answer.ts';

/** Tokens as a provider would send them, and as it would not: its own server signs whatever a test asks for. */
const ours = await generateKeyPair('RS256');
const another = await generateKeyPair('RS256');
const publicKey = { ...(await exportJWK(ours.publicKey)), kid: 'k', alg: 'RS256', use: 'sig' };
let idToken = '';

const server = createServer(({ url }, response) => {
  const answers: Record<string, object> = {
    '/.well-known/openid-configuration': {
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
    },
    '/keys': { keys: [publicKey] },
    '/token': { access_token: 'of no use', token_type: 'bearer', id_token: idToken },
  };
  response.setHeader('content-type', 'application/json').end(JSON.stringify(answers[url ?? '']));
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
afterAll(() => server.close());

const settings: OidcSettings = {
  issuer,
  clientId: 'desk',
  clientSecret: 'secret',
  name: 'the office',
  scopes: 'openid',
  groupsClaim: 'groups',
  groups: { reader: 'board' },
  requiredAcr: undefined,
  requiredAmr: undefined,
  confirmMinutes: 60,
};

type Signed = { key?: CryptoKey; typ?: string };
const signed = (claims: JWTPayload, { key = ours.privateKey, typ = 'JWT' }: Signed = {}) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'k', typ }).sign(key);
const now = Math.floor(Date.now() / 1000);

const identity = {
  iss: issuer,
  sub: '7',
  aud: 'desk',
  nonce: 'nonce',
  iat: now,
  exp: now + 300,
  email: 'asha@office.example',
  groups: ['board'],
};
const trip = { state: 's', nonce: 'nonce', verifier: 'v'.repeat(43), onward: '/desk', begunAt: Date.now() };
async function answerTo(token: string) {
  idToken = token;
  return readAnswer('?code=c&state=s', { aim: { kind: 'login' }, ...trip }, settings);
}

test('an ID token that its provider signed for us says who it is', async () => {
  expect(await answerTo(await signed(identity))).toMatchObject({
    identity: { subject: '7', role: 'reader' },
  });
});

test.each([
  ['signed by another key', () => signed(identity, { key: another.privateKey })],
  ['not signed', async () => new UnsecuredJWT(identity).encode()],
])('an ID token is refused that is %s', async (_, made) => {
  expect(await answerTo(await made())).toEqual({ why: 'not-trusted' });
});

test.each([
  ['another client', { aud: 'another' }],
  ['another request', { nonce: 'of an older one' }],
  ['a time that is over', { iat: now - 900, exp: now - 600 }],
])('an ID token is refused that is for %s', async (_, changed) => {
  expect(await answerTo(await signed({ ...identity, ...changed }))).toEqual({ why: 'not-trusted' });
});

const events = { 'http://schemas.openid.net/event/backchannel-logout': {} };
const logout = { iss: issuer, sub: '7', aud: 'desk', iat: now, exp: now + 120, jti: 'j', events };
const typ = 'logout+jwt';

test('a logout token of the provider names the sessions that end', async () => {
  const token = await signed({ ...logout, sid: 's-1' }, { typ });
  expect(await readLogoutToken(token, settings)).toEqual({ issuer, subject: '7', providerSession: 's-1' });
});

test.each([
  ['of another type', logout, { typ: 'JWT' }],
  ['with a nonce', { ...logout, nonce: 'nonce' }, { typ }],
  ['about another event', { ...logout, events: { 'https://office.example/else': {} } }, { typ }],
  ['for another client', { ...logout, aud: 'another' }, { typ }],
  ['of an hour ago', { ...logout, iat: now - 3600 }, { typ }],
  ['signed by another key', logout, { typ, key: another.privateKey }],
])('no session ends by a token %s', async (_, claims, how) => {
  expect(await readLogoutToken(await signed(claims, how), settings)).toBeUndefined();
});
