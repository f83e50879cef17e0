import { beforeEach, describe, expect, test } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

setEnvironment({ STAFF_SECOND_FACTOR: 'on' });

import type { StaffRole } from '#content/access/duties.ts';
import { contentService } from '#content/read/content-service.ts';
import { emailRoutes } from '#desk/screens/account/email.routes.tsx';
import { personRoutes } from '#desk/screens/staff/person.routes.tsx';
import { changeAccount } from '#desk/session/change-account.ts';
import { endAllSessions, endSession } from '#desk/session/end-sessions.ts';
import { openSession } from '#desk/session/open-session.ts';
import { readSessions } from '#desk/session/own-account.ts';
import { mailPasswordLink } from '#desk/session/password-links.ts';
import { renewSession } from '#desk/session/renew-session.ts';
import { hasSecondFactor } from '#desk/session/second-factor.ts';
import { sessionCookie } from '#desk/session/session-cookie.ts';
import type { Staff } from '#desk/session/staff-of-request.ts';
import { inTransaction } from '#platform/database.ts';
import { codeOf, sampleOrigin, withSecondFactor } from '../support/authenticator.ts';
import { withContentService } from '../support/content-service.ts';
import { countOfWaiting, rowsOf, withDatabase } from '../support/database.ts';
import { deskAs } from '../support/desk-as.ts';
import { isAdviser, isNobody, whoIs } from '../support/session-owner.ts';

/** Rights to change an e-mail, a role and a second factor, the proof that each takes, and the people who are notified. */
withDatabase();
withContentService();

const password = 'kamal baarish neela chhata';
const none: Record<string, string> = {};

type Person = Staff & { secret: string };
let adviser: Person;
let administrator: Person;

beforeEach(async () => {
  adviser = await someone('adviser');
  administrator = await someone('administrator');
});

async function someone(role: StaffRole): Promise<Person> {
  const email = `${role}.${Math.random().toString(36).slice(2)}@broker.example`;
  const data = { name: `The ${role}`, role, email, password };
  const service = await contentService();
  const { id } = await service.create({ collection: 'users', data, overrideAccess: true, depth: 0 });
  const { secret } = await withSecondFactor(id);
  await openSession({ userId: id, from: sampleOrigin, with: 'code' });
  const [session] = await readSessions(id);
  return { id, name: data.name, email, role, sessionId: session?.id ?? '', secret };
}

async function accountOf({ id }: Staff) {
  const [row] = await rowsOf<{ email: string; role: string }>('select email, role from users where id = $1', [
    id,
  ]);
  return { ...row, hasFactor: await hasSecondFactor(id), sessions: (await readSessions(id)).length };
}

async function mailsTo(address: string): Promise<string[]> {
  const rows = await rowsOf<{ text: string }>(
    `select data ->> 'text' as text from mail.outgoing
     where template = 'staff-notice' and recipient = $1 and data ->> 'text' not like 'A new phone%' order by id`,
    [address],
  );
  return rows.map(({ text }) => text);
}

describe('one’s own e-mail', () => {
  const change = (fields: Record<string, string>) =>
    deskAs(adviser, { routes: emailRoutes, path: '/account/email', fields });

  test('takes the password and a code', async () => {
    const before = await accountOf(adviser);
    for (const proof of [none, { password }, { password: 'another one', code: codeOf(adviser.secret) }])
      expect((await change({ email: 'new@broker.example', ...proof })).status).toBe(422);
    expect(await accountOf(adviser)).toEqual(before);
    expect(await mailsTo(adviser.email)).toEqual([]);
  });

  test('changes with them: the address from before hears of it, other devices are logged out, older links are over', async () => {
    await openSession({ userId: adviser.id, from: { ...sampleOrigin, device: 'Another one' }, with: 'code' });
    await mailPasswordLink({ email: adviser.email, address: '192.0.2.7' });
    const email = `Asha.${adviser.id}@Broker.example`;
    const { location } = await change({ email, password, code: codeOf(adviser.secret) });
    expect(location).toBe('/desk/account?said=email');
    expect(await accountOf(adviser)).toMatchObject({
      email: email.toLowerCase(),
      role: 'adviser',
      sessions: 1,
    });
    expect(await readSessions(adviser.id)).toMatchObject([{ device: sampleOrigin.device }]);
    expect(await mailsTo(adviser.email)).toEqual([
      'Your account now uses another e-mail address. The change was made from your own account. If you did not expect this, contact an administrator at once.',
    ]);
    expect(await rowsOf('select from staff.password_links where user_id = $1', [adviser.id])).toEqual([]);
  });

  test('gives a new token, and a copy of the former one opens nothing', async () => {
    const { id: userId, sessionId } = adviser;
    const { token } = await sessionCookie({ userId, sessionId, seconds: 60 });
    const [former] = await readSessions(userId);
    await change({ email: 'new@broker.example', password: 'another one', code: codeOf(adviser.secret) });
    expect(await whoIs(token)).toEqual(isAdviser);
    await change({ email: 'new@broker.example', password, code: codeOf(adviser.secret) });
    expect(await whoIs(token)).toEqual(isNobody);
    const [session] = await readSessions(userId);
    expect(session).toEqual({ ...former, id: expect.not.stringMatching(sessionId) });
  });

  test('is not another account’s, and is valid', async () => {
    const taken = await change({ email: administrator.email, password, code: codeOf(adviser.secret) });
    expect([taken.status, taken.html]).toEqual([422, expect.stringContaining('Another account has this')]);
    const wrong = await change({ email: 'nowhere', password, code: codeOf(adviser.secret) });
    expect([wrong.status, wrong.html]).toEqual([422, expect.stringContaining('a valid e-mail')]);
  });
});

describe('a colleague’s account', () => {
  const change = (fields: Record<string, string>) =>
    deskAs(administrator, { routes: personRoutes, path: `/staff/${adviser.id}`, fields });

  test('takes the administrator’s own password and code', async () => {
    const before = await accountOf(adviser);
    const wanted = { email: adviser.email, role: 'administrator', removesFactor: 'yes' };
    const theirs = { password, code: codeOf(adviser.secret) };
    for (const proof of [none, { password }, theirs])
      expect((await change({ ...wanted, ...proof })).status).toBe(422);
    expect(await accountOf(adviser)).toEqual(before);
  });

  test('changes with them: its sessions end, and its owner hears of it', async () => {
    const proof = { password, code: codeOf(administrator.secret) };
    const wanted = { email: adviser.email, role: 'editor', removesFactor: 'yes' };
    expect((await change({ ...wanted, ...proof })).location).toBe('/desk/staff?said=changed');
    expect(await accountOf(adviser)).toEqual({
      email: adviser.email,
      role: 'editor',
      hasFactor: false,
      sessions: 0,
    });
    expect(await accountOf(administrator)).toMatchObject({ sessions: 1 });
    expect(await mailsTo(adviser.email)).toEqual([
      'Your role is now: Editor. Your second factor was removed. You will set up a new one at your next login with the password. The change was made by The administrator. If you did not expect this, contact an administrator at once.',
    ]);
  });

  test('that is not changed stays logged in, and hears nothing', async () => {
    const wanted = { email: adviser.email.toUpperCase(), role: 'adviser' };
    const proof = { password, code: codeOf(administrator.secret) };
    expect((await change({ ...wanted, ...proof })).location).toBe('/desk/staff?said=unchanged');
    expect(await accountOf(adviser)).toMatchObject({ hasFactor: true, sessions: 1 });
    expect(await mailsTo(adviser.email)).toEqual([]);
  });

  test('that has changed since its page was opened keeps that change: one who touched another field does not undo it, one who touched the same is told', async () => {
    const opened = { 'was.email': adviser.email, 'was.role': 'adviser' };
    const send = async (fields: Record<string, string>) => {
      const by = await someone('administrator');
      const sent = { ...opened, ...fields, password, code: codeOf(by.secret) };
      return deskAs(by, { routes: personRoutes, path: `/staff/${adviser.id}`, fields: sent });
    };
    await rowsOf(`update users set role = 'none' where id = $1`, [adviser.id]);
    const corrected = `new.${adviser.email}`;
    expect((await send({ email: corrected, role: 'adviser' })).location).toContain('said=changed');
    expect(await accountOf(adviser)).toMatchObject({ email: corrected, role: 'none' });

    const overtaken = await send({ email: adviser.email, role: 'editor', removesFactor: 'yes' });
    expect(overtaken.status).toBe(409);
    expect(overtaken.html).toContain(`address is now ${corrected} and its role is “No role”`);
    expect(overtaken.html).toMatch(/<option value="editor" selected=""/);
    expect(overtaken.html).toContain(`name="was.email" value="${corrected}"`);
    expect(overtaken.html).toMatch(new RegExp(`name="email"[^>]* value="${corrected}"`));
    expect(await accountOf(adviser)).toMatchObject({ email: corrected, role: 'none', hasFactor: true });
    // From the page that came back it is a decision.
    await send({ 'was.email': corrected, 'was.role': 'none', email: corrected, role: 'editor' });
    expect(await accountOf(adviser)).toMatchObject({ email: corrected, role: 'editor' });
  });

  test('is rendered as stored, one’s own leads to one’s own page, and one that is gone is said to be', async () => {
    const show = (id: number) => deskAs(administrator, { routes: personRoutes, path: `/staff/${id}` });
    expect((await show(adviser.id)).html).toContain(adviser.email);
    expect((await show(administrator.id)).location).toBe('/desk/account');
    expect((await show(2 ** 30)).status).toBe(404);
    expect(
      await changeAccount({ userId: 2 ** 30, role: 'editor', by: administrator, from: sampleOrigin }),
    ).toBe('gone');
  });
});

test('what is taken from an account while its owner saves it stays taken: role, password, address and session', async () => {
  const { id, email } = adviser;
  const service = await contentService();
  const found = await service.findByID({ collection: 'users', id });
  const user = { ...found, collection: 'users' as const };
  const data = { name: 'Asha K.' };
  const { saving } = await inTransaction(async (client) => {
    await client.query(
      `update users set role = 'none', email = 'new.' || email, hash = 'new', salt = 'new' where id = $1`,
      [id],
    );
    await endAllSessions(client, id);
    // Begun with what is to be over; it waits for the row.
    const begun = service.update({ collection: 'users', id, data, user, overrideAccess: false });
    await expect.poll(countOfWaiting, { timeout: 20_000 }).toBe(1);
    return { saving: begun };
  });
  await saving;
  const now = await rowsOf('select name, role, email, hash, salt from users where id = $1', [id]);
  expect(now).toEqual([{ ...data, role: 'none', email: `new.${email}`, hash: 'new', salt: 'new' }]);
  expect(await readSessions(id)).toEqual([]);
});

test.each([
  ['ends', (id: number, sessionId: string) => endSession(id, sessionId), 0],
  ['is renewed', (id: number, sessionId: string) => renewSession({ id, sessionId }), 1],
])(
  'a session that %s while its account is being saved is not there again when it has been',
  async (_what, act, left) => {
    const { id, sessionId } = adviser;
    const { acting } = await inTransaction(async (client) => {
      await client.query('select from users where id = $1 for update', [id]);
      const begun = act(id, sessionId);
      await expect.poll(countOfWaiting, { timeout: 20_000 }).toBe(1);
      // As the content service writes them.
      await client.query('delete from users_sessions where _parent_id = $1', [id]);
      await client.query(
        `insert into users_sessions (_order, _parent_id, id, created_at, expires_at)
       values (1, $1, $2, now(), now() + interval '1 hour')`,
        [id, sessionId],
      );
      return { acting: begun };
    });
    await acting;
    const sessions = (await readSessions(id)).map((session) => session.id);
    expect(sessions).toHaveLength(left);
    expect(sessions).not.toContain(sessionId);
  },
);
