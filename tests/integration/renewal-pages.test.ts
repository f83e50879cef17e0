import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

setEnvironment({ RATE_LIMITS: 'on', CAPTCHA: 'altcha' });

import { allPersonalData } from '#desk/all-personal-data.ts';
import { signedMoment } from '#enquiry/guards/filling-time.ts';
import { inTransaction } from '#platform/database.ts';
import { readOwnData } from '#privacy/own-page/read-own-data.ts';
import { submitRequest } from '#privacy/own-page/submit-request.ts';
import { withContentService } from '../support/content-service.ts';
import { countOf, countOfWaiting, rowsOf, withDatabase } from '../support/database.ts';
import { nightlyTest } from '../support/nightly-test.ts';
import { forgetLimits } from '../support/privacy-pages.ts';
import {
  asCar,
  askForMail,
  confirmedReminder,
  confirmPath,
  owedMails,
  renewalPages,
} from '../support/renewal-pages.ts';
import { solvedChallenge } from '../support/solved-challenge.ts';

withDatabase();
withContentService();

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T12:00+05:30') });
  await forgetLimits();
  await rowsOf('delete from mail.outgoing');
  await rowsOf('delete from renewals.reminders');
});
afterEach(() => vi.useRealTimers());

const answerTo = async (changes: Record<string, string>) => {
  const answer = await renewalPages.send('/renewal-reminder', { ...asCar, ...changes });
  return { status: answer.status, html: await answer.text() };
};

test('three fields are answered with dates, a list and a form for the mail, and stored nowhere', async () => {
  const { status, html } = await answerTo({});
  expect(status).toBe(200);
  const sheet = html.slice(html.indexOf('class="renewal-sheet"'), html.indexOf('class="renewal-all"'));
  for (const said of ['Sample General', '4 January 2027', '3 February 2027', '26 February 2027'])
    expect(sheet).toContain(said);
  expect(sheet).toContain('Third-party cover is compulsory. Do not drive');
  expect(sheet).not.toContain('Do not ride');
  expect(sheet).toContain('name="email"');
  expect(await countOf('renewals.reminders')).toBe(0);
});

test('two days before the last one it says so, and offers no reminder that would never be sent', async () => {
  const { html } = await answerTo({ day: '28', month: '11', year: '2026' });
  const shown = html
    .replace(/<template>.*?<\/template>/gs, '')
    .replace(/<(p|div|span|li)([^>]*) hidden="">.*?<\/\1>/gs, '');
  expect(shown).toContain('2 days are left. Pay the premium by the last day');
  expect(shown).toContain('Saturday, 28 November 2026');
  expect(shown).not.toMatch(/Your dates|There is time to compare|reminder at 9 am|remind you by e-mail/);
});

test.each([
  [{ cover: '' }, 'Choose what is insured.'],
  [{ day: '31', month: '2' }, 'There is no such day in the calendar.'],
  [{ year: '2025' }, 'This day has passed.'],
  [{ year: '2030' }, 'more than three years ahead'],
  [{ month: '' }, 'Enter the policy’s last day with its month and year'],
  [{ insurer: 'x'.repeat(90) }, 'shorten the insurer’s name'],
])('what is wrong is said with what to enter, and nothing typed is lost: %j', async (changes, said) => {
  const { status, html } = await answerTo(changes);
  expect(status).toBe(422);
  expect(html).toContain('<title>Error: Renewal reminder');
  const [shown = ''] = html.split('<script');
  expect(shown.split(said).length - 1, 'in the summary and at the field').toBe(2);
  for (const value of Object.values({ insurer: asCar.insurer, day: asCar.day, ...changes }).filter(Boolean))
    expect(html).toContain(`value="${value}"`);
  expect(html).toContain('<template><section class="renewal-sheet"');
});

test('the calendar has a day with an alarm for each date that is still to come, and the last day', async () => {
  const file = async (on: string) => {
    const answer = await renewalPages.send('/renewal-reminder.ics', { cover: 'car', insurer: 'A; B', on });
    expect(answer.headers.get('content-type')).toMatch(/^text\/calendar/);
    return (await answer.text()).replaceAll('\r\n ', '');
  };
  const all = await file('2027-03-05');
  const days = (text: string) => [...text.matchAll(/DTSTART;VALUE=DATE:(\d+)/g)].map(([, day]) => day);
  expect(days(all)).toEqual(['20270104', '20270203', '20270226', '20270305']);
  expect(all.match(/TRIGGER:PT9H/g)).toHaveLength(3);
  expect(all).toContain('SUMMARY:Car insurance: renew\\, 60 days left');
  expect(all).toContain('Insurer: A\\; B');
  expect(all).toContain('Third-party cover is compulsory.');
  expect(days(await file('2026-12-20'))).toEqual(['20261213', '20261220']);
  const wrong = await renewalPages.send('/renewal-reminder.ics', { cover: 'car', on: '2026-02-31' });
  expect(wrong.status).toBe(422);
});

test('the form for the mail is refused from elsewhere, too fast, and without an address', async () => {
  const refused = async (changes: Record<string, string>) => {
    const answer = await askForMail('asha@mail.example', changes);
    const html = await answer.text();
    expect(html).toContain('value="Sample General"');
    return [answer.status, html] as const;
  };
  expect((await refused({ csrfToken: 'made up' }))[0]).toBe(403);
  expect((await refused({ moment: signedMoment() }))[0]).toBe(403);
  const [status, html] = await refused({ email: 'no address' });
  expect(status).toBe(422);
  expect(html).toContain('Please enter valid email id');
  expect(html).toContain('value="no address"');
  expect((await refused({ website: 'a robot' }))[0]).toBe(422);
  expect(await countOf('renewals.reminders')).toBe(0);
});

nightlyTest(
  'an address gets six such mails in a day at most, each for a solved captcha, and no answer shows it',
  async () => {
    const answers = [];
    for (let time = 0; time < 7; time += 1) {
      const g_recaptcha_response = await solvedChallenge();
      answers.push((await askForMail('Often@mail.example', { g_recaptcha_response })).status);
    }
    expect(new Set(answers)).toEqual(new Set([303]));
    expect(await owedMails()).toHaveLength(6);
  },
);

test('without a captcha it gets one a day, and whoever asked again reads why and how to go on', async () => {
  const asked = [await askForMail('often@mail.example'), await askForMail('Often@mail.example')];
  expect(asked.map(({ status }) => status)).toEqual([303, 303]);
  expect(await owedMails()).toHaveLength(1);
  const [one, two] = asked.map(({ headers }) => headers.get('location') ?? '');
  expect(one).toBe(two);
  const html = await (await renewalPages.get(two ?? '')).text();
  expect(html).toContain('we send only one a day to any address');
  expect(html).toContain('add its dates to your calendar now');
  vi.setSystemTime(new Date('2026-11-27T12:01+05:30'));
  await askForMail('often@mail.example');
  expect(await owedMails()).toHaveLength(2);
});

test('a captcha that was made up or spent is refused, and not taken for none', async () => {
  const solved = await solvedChallenge();
  await askForMail('first@mail.example', { g_recaptcha_response: solved });
  for (const g_recaptcha_response of ['', 'made up', solved]) {
    const answer = await askForMail('second@mail.example', { g_recaptcha_response });
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain('We could not confirm that a person sent this.');
  }
  expect(await owedMails()).toMatchObject([{ recipient: 'first@mail.example' }]);
});

test('a form that was refused for another reason is not counted for its recipient', async () => {
  const moment = signedMoment(Date.now() - 10_000);
  await askForMail('first@mail.example', { moment });
  expect((await askForMail('second@mail.example', { moment })).status).not.toBe(303);
  expect((await askForMail('second@mail.example')).status).toBe(303);
  expect((await owedMails()).map(({ recipient }) => recipient)).toContain('second@mail.example');
});

test('a connection that asks very often is told to wait', async () => {
  const statuses = [];
  for (let time = 0; time < 21; time += 1) statuses.push((await askForMail(`a${time}@mail.example`)).status);
  expect(statuses.at(-1)).toBe(429);
});

test('two reminders of one policy that are confirmed in the same instant become one', async () => {
  await askForMail('asha@mail.example');
  const path = await confirmPath();
  await forgetLimits();
  await askForMail('Asha@mail.example');
  const { answer } = await inTransaction(async (client) => {
    // As another press confirms it.
    await client.query(
      `select pg_advisory_xact_lock(hashtextextended('renewal-confirm asha@mail.example', 0))`,
    );
    await client.query(`update renewals.reminders set state = 'confirmed' where email = 'Asha@mail.example'`);
    const pressed = renewalPages.press(path);
    await expect.poll(countOfWaiting, { timeout: 20_000 }).toBe(1);
    return { answer: pressed };
  });
  expect((await answer).status).toBe(200);
  expect(await countOf('renewals.reminders')).toBe(1);
});

test('a person sees their reminder on their own page, and ends it there in one click', async () => {
  await confirmedReminder('Mine@mail.example');
  await confirmedReminder('other@mail.example');
  const email = 'mine@mail.example';
  const held = await readOwnData(allPersonalData, email);
  expect(held.reminders).toMatchObject([{ cover: 'car', day: '2027-03-05' }]);
  const asked = { wish: 'withdraw', email, held, locale: 'en' } as const;
  const [{ id } = { id: 0 }] = await rowsOf<{ id: number }>(
    `select id from renewals.reminders where email = 'other@mail.example'`,
  );
  await submitRequest({ ...asked, input: { consent: `reminder-${id}` } });
  expect(await countOf('renewals.reminders')).toBe(2);
  await submitRequest({ ...asked, input: { consent: `reminder-${held.reminders[0]?.id}` } });
  expect(await rowsOf('select email from renewals.reminders')).toEqual([{ email: 'other@mail.example' }]);
});
