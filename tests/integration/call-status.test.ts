import { afterEach, expect, test, vi } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

setEnvironment({ RATE_LIMITS: 'on', CRM_WEBHOOK_URL: 'http://127.0.0.1:9/hook', LANGUAGES: 'en,hi' });

import { callCodeOf } from '#cases/calls/call-code.ts';
import { staffMember, withContentService } from '../support/content-service.ts';
import { rowsOf, withDatabase } from '../support/database.ts';
import { caseOf, hindiRoutes, opened, request, sent } from '../support/open-call.ts';
import { origin } from '../support/visitor.ts';

withDatabase();
withContentService();

afterEach(() => vi.useRealTimers());

test('a number and the end of the phone open the call, however they are typed', async () => {
  const mine = await sent();
  const { html } = await opened(mine);
  expect(html).toContain(mine.reference);
  expect(html).toMatch(/One of our experts will call you (by|on) /);
  const typed = `${mine.reference.slice(0, 4)} ${mine.reference.slice(4).toLowerCase()}`;
  const spaced = await request('/status/open', { reference: typed, last_digits: ` ${mine.digits}` });
  expect(spaced.status).toBe(303);
  const whole = await request('/status/open', {
    reference: mine.reference,
    last_digits: `+91 98765 4${mine.digits}`,
  });
  expect(whole.status).toBe(303);
});

test('a call that is open stays so in the other language, and is closed in both', async () => {
  const { cookie, press } = await opened(await sent());
  const [call = ''] = cookie.split(';');
  const inHindi = await hindiRoutes.request(`${origin}/status/mine`, { headers: { cookie: call } });
  expect(inHindi.status).toBe(200);
  expect(inHindi.headers.get('x-switch-to')).toBe('/status/mine');
  const closed = (await press('leave')).headers.getSetCookie();
  expect(closed.map((each) => /Max-Age=0; Path=([^;]*)/.exec(each)?.[1])).toEqual(['/status', '/hi/status']);
});

test('a number with wrong digits is answered like one that does not exist', async () => {
  const mine = await sent();
  const another = String((Number(mine.digits) + 1) % 10_000).padStart(4, '0');
  const answers = await Promise.all([
    request('/status/open', { reference: mine.reference, last_digits: another }),
    request('/status/open', { reference: 'ZZ9ZZ9ZZ', last_digits: another }),
  ]);
  const texts = await Promise.all(answers.map(async (answer) => [answer.status, await answer.text()]));
  const [[status, known] = [], [, unknown] = []] = texts;
  expect(status).toBe(422);
  expect(known).toContain('do not match');
  expect(String(known).replaceAll(mine.reference, '')).toBe(String(unknown).replaceAll('ZZ9ZZ9ZZ', ''));
});

test('digits cannot be tried out', async () => {
  const { reference, digits } = await sent();
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 12; attempt += 1) {
    statuses.push((await request('/status/open', { reference, last_digits: `99${10 + attempt}` })).status);
  }
  expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 422));
  expect(statuses.slice(10)).toEqual([429, 429]);
  const right = await request('/status/open', { reference, last_digits: digits });
  expect(right.status).toBe(429);
  expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(60);
});

test('a visitor chooses the time and the language; the desk has them at once', async () => {
  const mine = await sent();
  const { press, see } = await opened(mine);
  const chosen = { contact_date: '2126-11-25', contact_time: '11:30', contact_language: 'English' };
  const answer = await press('slot', chosen);
  expect(answer.headers.get('location')).toBe('/status/mine?told=slot');
  const now = await caseOf(mine.id);
  expect(now.dueAt).toEqual(new Date('2126-11-25T06:00:00Z'));
  expect(now.events.map(({ kind, who }) => [kind, who])).toContainEqual(['slot-chosen', '']);
  const [row] = await rowsOf('select slot_at, promised_at, language from cases where id = $1', [mine.id]);
  expect(row).toEqual({ slot_at: now.dueAt, promised_at: now.dueAt, language: 'English' });
  const html = await see();
  expect(html).toContain('One of our experts will call you on Monday, 25 November 2126, at 11:30 am');
});

test('a Sunday, a time outside calling hours and a past day are refused at their fields', async () => {
  const mine = await sent();
  const { press } = await opened(mine);
  const before = await caseOf(mine.id);
  for (const [contact_date, contact_time, said] of [
    ['2126-12-01', '11:30', 'Please choose a day on which we make calls.'],
    ['2126-11-25', '03:00', 'Please choose one of the options given.'],
    ['2020-01-06', '11:30', 'Please choose today or a later date.'],
  ] as const) {
    const answer = await press('slot', { contact_date, contact_time, contact_language: 'Hindi' });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain(said);
  }
  expect((await caseOf(mine.id)).dueAt).toEqual(before.dueAt);
});

test('a time of today that has passed is refused at its field, with what was chosen', async () => {
  const mine = await sent();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2126-11-25T17:30+05:30') });
  const { press } = await opened(mine);
  const chosen = { contact_date: '2126-11-25', contact_time: '10:00', contact_language: 'English' };
  const answer = await press('slot', chosen);
  const html = await answer.text();
  expect(answer.status).toBe(422);
  expect(html).toContain('<title>Error: ');
  expect(html).toContain('<a href="#slot-contact-time">This time has passed.');
  expect(html).toContain('id="slot-contact-time-error">This time has passed.');
  expect(html).toContain('<option value="10:00" selected="">');
});

test('a stop closes the case, withdraws the consent and notifies the list of customers; nothing goes on after it', async () => {
  const mine = await sent();
  const { press, see } = await opened(mine);
  expect((await press('stop')).status).toBe(303);
  expect(await caseOf(mine.id)).toMatchObject({ state: 'closed', outcome: 'stopped', dueAt: null });
  const consents = await rowsOf(
    `select withdrawn_source from consents where reference = $1 and purpose = 'consent' and withdrawn_at is not null`,
    [mine.reference],
  );
  expect(consents).toEqual([{ withdrawn_source: 'visitor' }]);
  const [told] = await rowsOf<{ body: string }>(
    `select body from deliveries where reference = $1 and subject = 'consent.withdrawn'`,
    [mine.reference],
  );
  expect(JSON.parse(told?.body ?? '{}').data).toEqual({ references: [mine.reference], purpose: 'consent' });
  expect(await see()).toContain('We will not call you again');
  const again = await press('slot', {
    contact_date: '2126-11-25',
    contact_time: '11:30',
    contact_language: 'Hindi',
  });
  expect(await again.text()).toContain('This request is closed, so nothing was changed.');
  expect((await caseOf(mine.id)).state).toBe('closed');
});

test('a message is taken back in words of its own, since there is no call to cancel', async () => {
  const message = { email: 'baker@mail.example', topic: 'other', message: 'Which cover for a bakery?' };
  const mine = await sent(message, 'contactus');
  const { html, press, see } = await opened(mine);
  expect(html).toContain('<title>Status of your message</title>');
  expect(html).toContain('Take back your message');
  expect(html).not.toMatch(/cancel/i);
  await rowsOf(`update cases set due_at = now() - interval '3 days' where id = $1`, [mine.id]);
  const late = await see();
  expect(late).toContain('Our answer may come by phone or by e-mail.');
  expect(late).not.toMatch(/Who calls|If you do not answer/);
  expect((await press('stop')).headers.get('location')).toBe('/status/mine?told=stop');
  const after = await see();
  expect(after).toContain('Your message has been taken back');
  expect(after).not.toMatch(/cancel|new call/i);
});

test('a call of another’s opens with no cookie that was changed, and no form from elsewhere is taken', async () => {
  const mine = await sent();
  const other = await sent();
  const { cookie, press } = await opened(mine);
  const forged = cookie.replace(`call=${mine.id}.`, `call=${other.id}.`);
  expect(forged).not.toBe(cookie);
  expect((await request('/status/mine', undefined, { cookie: forged })).status).toBe(404);
  expect((await request('/status/mine/stop', {}, { cookie })).status).toBe(403);
  expect((await press('stop', { csrfToken: 'x' })).status).toBe(403);
  const elsewhere = { from: 'https://elsewhere.example' };
  expect((await request('/status/open', { reference: 'A', last_digits: '1' }, elsewhere)).status).toBe(403);
  expect((await caseOf(mine.id)).state).toBe('new');
});

test('the calendar gets the call that was chosen', async () => {
  const mine = await sent();
  const { press, cookie } = await opened(mine);
  await press('slot', { contact_date: '2126-11-25', contact_time: '11:30', contact_language: 'Hindi' });
  const answer = await request('/status/mine/call.ics', undefined, { cookie });
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8; method=PUBLISH');
  const file = await answer.text();
  expect(file).toContain('DTSTART:21261125T060000Z\r\n');
  expect(file).toContain(`UID:${mine.reference}@localhost\r\n`);
});

test('our caller is known by the code of this call alone', async () => {
  const { id: userId } = await staffMember('adviser');
  await rowsOf(`update users set name = 'Lakshmi R.' where id = $1`, [userId]);
  const mine = await sent();
  const { code } = await callCodeOf({ caseId: mine.id, userId });
  const ask = async (fields: Record<string, string>) =>
    (await request('/is-it-us/answer', { reference: mine.reference, ...fields })).text();
  for (const heard of [code, code.toUpperCase(), code.replace(' ', '-'), code.replace(' ', '')]) {
    const yes = await ask({ code: heard });
    expect(yes).toContain('Yes, this is our caller');
    expect(yes).toContain('Lakshmi R.');
  }
  const wrong = await ask({ code: `${code.slice(0, -1)}${(Number(code.at(-1)) + 1) % 10}` });
  const unknown = await ask({ reference: 'ZZ9ZZ9ZZ', code });
  await rowsOf('update desk.call_codes set expires_at = now() where case_id = $1', [mine.id]);
  const over = await ask({ code });
  expect(wrong).toContain('We do not know this caller');
  expect([unknown, over]).toEqual([wrong, wrong]);
});

test('codes cannot be tried out', async () => {
  const { reference } = await sent();
  const tries = Array.from({ length: 11 }, (_, attempt) => `kamal ${20 + attempt}`);
  const statuses: number[] = [];
  for (const code of tries) statuses.push((await request('/is-it-us/answer', { reference, code })).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
});
