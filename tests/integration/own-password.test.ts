import { beforeEach, expect, test } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

setEnvironment();

import { contentService } from '#content/read/content-service.ts';
import { accountRoutes as routes } from '#desk/screens/account/account.routes.tsx';
import { logoutRoutes } from '#desk/screens/login/logout.routes.tsx';
import { checkPassword } from '#desk/session/check-login.ts';
import { openSession } from '#desk/session/open-session.ts';
import { readSessions } from '#desk/session/own-account.ts';
import type { Staff } from '#desk/session/staff-of-request.ts';
import { sampleOrigin } from '../support/authenticator.ts';
import { withContentService } from '../support/content-service.ts';
import { rowsOf, withDatabase } from '../support/database.ts';
import { deskAs } from '../support/desk-as.ts';

/** People change their own password, and leave nothing in a browser when they log out. */
withDatabase();
withContentService();

const [password, next] = ['kamal baarish neela chhata', 'pahaad nadi hawa patang'];
let staff: Staff;

beforeEach(async () => {
  const email = `asha.${Math.random().toString(36).slice(2)}@broker.example`;
  const data = { name: 'Asha', role: 'adviser' as const, email, password };
  const service = await contentService();
  const { id } = await service.create({ collection: 'users', data, overrideAccess: true, depth: 0 });
  for (const device of ['Here', 'Elsewhere'])
    await openSession({ userId: id, from: { ...sampleOrigin, device }, with: 'code' });
  const here = (await readSessions(id)).find(({ device }) => device === 'Here');
  staff = { ...data, id, sessionId: here?.id ?? '' };
});

const change = (fields: Record<string, string>) =>
  deskAs(staff, { routes, path: '/account/password', fields });
const opens = async (tried: string) =>
  'account' in (await checkPassword({ email: staff.email, password: tried, from: sampleOrigin }));

test('the present password and a good new one change it, and log out every other device', async () => {
  expect((await change({ password, newPassword: next })).status).toBe(303);
  expect([await opens(password), await opens(next)]).toEqual([false, true]);
  expect((await readSessions(staff.id)).map(({ device }) => device)).toEqual(['Here']);
  expect(await rowsOf(`select kind from staff.audit_log where kind = 'password-changed'`)).toHaveLength(1);
});

test.each([
  ['another present password', { password: 'not the one that it is', newPassword: next }],
  ['none', { newPassword: next }],
  ['a weak new one', { password, newPassword: 'password1234' }],
])('without the present password, or with a weak one, nothing changes: %s', async (_what, fields) => {
  expect((await change(fields)).status).toBe(422);
  expect([await opens(password), await opens(next)]).toEqual([true, false]);
  expect(await readSessions(staff.id)).toHaveLength(2);
});

test('the log-out tells the browser to forget what it kept for the desk', async () => {
  const { status, headers } = await deskAs(staff, { routes: logoutRoutes, path: '/logout', fields: {} });
  expect([status, headers.get('clear-site-data')]).toEqual([303, '"storage"']);
  expect(headers.getSetCookie().join()).toMatch(/payload-token=;/);
});
