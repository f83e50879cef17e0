import { expect, test } from 'vitest';
import { EnvironmentError, readEnv } from './env.ts';

const three = {
  OIDC_ISSUER: 'https://login.office.example',
  OIDC_CLIENT_ID: 'desk',
  OIDC_CLIENT_SECRET: 'secret',
};

function problemsOf(source: Record<string, string>): string[] {
  try {
    readEnv(source);
  } catch (error) {
    if (error instanceof EnvironmentError) return error.problems;
    throw error;
  }
  return [];
}

test('without an issuer staff log in with passwords alone; with one, each role has its group', () => {
  expect(readEnv({}).oidc).toBeUndefined();
  expect(
    readEnv({ ...three, OIDC_GROUP_ADVISER: 'Advisers, Pune', OIDC_GROUP_READER: 'board' }).oidc,
  ).toEqual({
    issuer: 'https://login.office.example',
    clientId: 'desk',
    clientSecret: 'secret',
    name: 'the office account',
    scopes: 'openid profile email',
    groupsClaim: 'groups',
    groups: { adviser: 'Advisers, Pune', reader: 'board' },
    requiredAcr: undefined,
    requiredAmr: undefined,
    confirmMinutes: 60,
  });
});

test('an issuer without its client, without a group or without encryption stops the start', () => {
  const group = { OIDC_GROUP_ADVISER: 'advisers' };
  expect(problemsOf({ ...group, OIDC_ISSUER: three.OIDC_ISSUER })).toEqual([
    'OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET: set all three or none',
  ]);
  expect(problemsOf(three)).toEqual([
    expect.stringMatching(/^OIDC_ISSUER: needs at least one of OIDC_GROUP_/),
  ]);
  expect(problemsOf({ ...three, ...group, OIDC_SCOPES: 'profile' })).toEqual([
    'OIDC_SCOPES: needs openid among the scopes',
  ]);
  const plain = { ...three, ...group, OIDC_ISSUER: 'http://login.office.example' };
  expect(problemsOf(plain)).toEqual([expect.stringMatching(/^OIDC_ISSUER: needs an https: address/)]);
  expect(problemsOf({ ...plain, OIDC_ISSUER: 'http://127.0.0.1:8080/realms/office' })).toEqual([]);
});
