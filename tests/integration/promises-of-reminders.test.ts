import fs from 'node:fs';
import { setEnvironment } from '../support/environment.ts';

const { dataDir } = setEnvironment();

import { expect } from 'vitest';
import { readSettings } from '#content/collections/site-settings/site-settings.read.ts';
import { allPersonalData } from '#desk/all-personal-data.ts';
import { daysToConfirm } from '#newsletter/opt-in/confirm-token.ts';
import { dateInIndia, momentInIndia } from '#platform/clock.ts';
import { sweepAll } from '#platform/retention.ts';
import { renewalMessages } from '#renewals/messages/messages.ts';
import { sendDueReminders } from '#renewals/reminders/send-due.ts';
import { stages } from '#renewals/renewal.ts';
import { fillTokens, tokensOf } from '#site/text/fill-tokens.ts';
import { withContentService } from '../support/content-service.ts';
import { countOf, rowsOf, withDatabase } from '../support/database.ts';
import { findTraces } from '../support/find-traces.ts';
import { promise, textOf } from '../support/promise.ts';
import { confirmedReminder, forgetPath, renewalPages } from '../support/renewal-pages.ts';

/** What the site promises about renewal reminders, each sentence with what keeps it. */
withDatabase();
withContentService();

const policy = textOf('content/pages/privacy-policy.json');
const page = textOf('content/pages/renewal-reminder.json');
const { mail, form } = renewalMessages('en');
const nextYear = String(new Date().getFullYear() + 1);

promise(
  'A renewal reminder is deleted {renewalReminderDays} after the policy’s last day, at once if you delete it, or after seven days if you do not confirm it.',
  policy,
  async () => {
    expect(daysToConfirm).toBe(7);
    const printed = fillTokens(policy, tokensOf(await readSettings(), 'en'));
    expect(printed).toContain('A renewal reminder is deleted 1 day after the policy’s last day');
    await confirmedReminder('Qqzvends@mail.example', { year: nextYear });
    await rowsOf(`update renewals.reminders set day = (now() at time zone 'Asia/Kolkata')::date`);
    await sweepAll(allPersonalData);
    expect(await countOf('renewals.reminders')).toBe(1);
    await rowsOf(`update renewals.reminders set day = day - 1`);
    await sweepAll(allPersonalData);
    expect(await findTraces(['Qqzvends'], dataDir)).toEqual([]);
  },
);

promise('Every reminder has a link to delete it: open the link and press one button.', page, async () => {
  await confirmedReminder('Qqzvclick@mail.example', { year: nextYear });
  await rowsOf(`update renewals.reminders set day = (now() at time zone 'Asia/Kolkata')::date + 30`);
  await rowsOf('delete from renewals.mails');
  const noon = momentInIndia(dateInIndia(), '12:00');
  expect(await sendDueReminders(noon)).toBe(1);
  await renewalPages.press(await forgetPath());
  expect(await findTraces(['Qqzvclick'], dataDir)).toEqual([]);
});

promise('We will send at most three reminders', mail.text, () => {
  expect(stages).toHaveLength(3);
});

promise(
  'The dates of the renewal reminder are worked out in your browser as well. Without JavaScript they are sent to our server, which replies but keeps nothing.',
  policy,
  () => {
    const files = fs.globSync('src/renewals/keeper/*.{ts,tsx}');
    const code = files.map((file) => fs.readFileSync(file, 'utf8')).join();
    expect(code).toContain('readRenewal');
    expect(code).not.toMatch(
      /fetch\(|sendBeacon|Storage|document\.cookie|XMLHttpRequest|#platform\/database/,
    );
  },
);

promise('We store this only if you ask us to.', form.notKept, async () => {
  await renewalPages.send('/renewal-reminder', {
    ...{ cover: 'car', insurer: 'Qqzvinsurer' },
    ...{ day: '5', month: '3', year: nextYear },
  });
  expect(await findTraces(['Qqzvinsurer'], dataDir)).toEqual([]);
});
