import { expect, test } from 'vitest';
import type { OidcSettings } from '#platform/oidc-settings.ts';
import { areGroupsLeftOut, isStrongEnough, readIdentity } from './identity.ts';

const settings: OidcSettings = {
  issuer: 'https://login.office.example',
  clientId: 'desk',
  clientSecret: 'secret',
  name: 'the office',
  scopes: 'openid',
  groupsClaim: 'groups',
  groups: { administrator: 'admins', adviser: 'Advisers, Pune', reader: 'board' },
  requiredAcr: undefined,
  requiredAmr: undefined,
  confirmMinutes: 60,
};
const who = { iss: 'https://login.office.example', sub: '7', name: 'Asha Rao', email: 'Asha@Office.example' };
const read = (claims: object, more: Partial<OidcSettings> = {}) =>
  readIdentity({ ...who, ...claims }, { ...settings, ...more });

test('a person is issuer and subject; name and e-mail are only said of them', () => {
  expect(read({ sid: 's-1' })).toEqual({
    issuer: 'https://login.office.example',
    subject: '7',
    name: 'Asha Rao',
    email: 'asha@office.example',
    role: undefined,
    providerSession: 's-1',
  });
  expect(read({ name: ' ', given_name: 'Asha', family_name: 'Rao' }).name).toBe('Asha Rao');
  expect(read({ name: undefined, preferred_username: 'asha' }).name).toBe('asha');
  expect(read({ name: undefined }).name).toBe('asha@office.example');
  expect(read({ name: 'x'.repeat(200) }).name).toHaveLength(120);
  for (const email of [undefined, 7, '', 'asha', `${'a'.repeat(250)}@b.in`])
    expect(read({ email }).email, String(email)).toBeUndefined();
});

test.each([
  [['Advisers, Pune'], 'adviser'],
  [['board', 'admins'], 'administrator'],
  [['/board'], 'reader'],
  ['board', 'reader'],
  [['advisers, pune', 'Advisers', 'admins2', 7, null], undefined],
  [{ admins: true }, undefined],
  [undefined, undefined],
])('groups %j give %s', (groups, role) => expect(read({ groups }).role).toBe(role));

test('the claim of the groups is found by its name, also with dots in it, or along its path', () => {
  const claims = { 'https://desk.example/groups': ['board'], realm_access: { roles: ['admins'] } };
  expect(read(claims, { groupsClaim: 'https://desk.example/groups' }).role).toBe('reader');
  expect(read(claims, { groupsClaim: 'realm_access.roles' }).role).toBe('administrator');
  expect(read(claims, { groupsClaim: 'realm_access.__proto__.roles' }).role).toBeUndefined();
});

test('groups that a provider leaves out for their number are not none', () => {
  expect(areGroupsLeftOut({ _claim_names: { groups: 'src1' } }, 'groups')).toBe(true);
  expect(areGroupsLeftOut({ groups: [] }, 'groups')).toBe(false);
});

test('a login is as strong as the settings require, by any of the values that they list', () => {
  const strong = { ...settings, requiredAcr: 'phr phrh', requiredAmr: 'otp hwk' };
  expect(isStrongEnough({}, settings)).toBe(true);
  expect(isStrongEnough({ acr: 'phrh', amr: ['pwd', 'hwk'] }, strong)).toBe(true);
  expect(isStrongEnough({ acr: 'phrh', amr: ['pwd'] }, strong)).toBe(false);
  expect(isStrongEnough({ acr: 'phr phrh', amr: ['otp'] }, strong)).toBe(false);
  expect(isStrongEnough({ acr: 'phr', amr: 'otp' }, strong)).toBe(false);
});
