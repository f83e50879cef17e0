import { expect, test } from 'vitest';
import type { TeamMember } from '#content/model.ts';
import type { ConfirmationData } from '#enquiry/confirmation/confirmation.ts';
import { registerNames } from '#enquiry/registers.ts';
import { renderMail } from '#mail/layout/render-mail.tsx';
import { sampleFacts } from '#mail/testing/sample-facts.ts';
import type { Locale } from '#ui/language/locales.ts';
import { confirmationMail } from './confirmation.mail.tsx';

const drawn = (changes: Partial<ConfirmationData> = {}, locale: Locale = 'en', facts = sampleFacts) =>
  renderMail({
    template: confirmationMail,
    data: { reference: 'AB2CD3EF', register: 'enquiries', day: '', time: '', ...changes },
    facts,
    locale,
  });

test.each(registerNames)(
  'it says the number, what happens next, who calls and how to stop it: %s',
  async (register) => {
    const { subject, text } = await drawn({ register });
    expect(subject).toContain('AB2CD3EF');
    expect(text).toContain('Your reference number\nAB2CD3EF');
    expect(text).toMatch(/from 1600\./);
    expect(text).toMatch(
      /Write to support@example.com with the number above and we will (cancel|close|delete)/,
    );
    expect(text).toContain('We at www.example.com received');
    expect(text).toContain('If it was not you,');
  },
);

test('it promises a call within the hours that the settings have', async () => {
  expect((await drawn()).text).toContain('Monday to Saturday, 10 am to 6:30 pm');
});

test('a call that was asked for on a day is promised on that day', async () => {
  const { text } = await drawn({ day: '2026-11-23', time: '11:30' });
  expect(text).toContain(
    'An expert will call you on Monday, 23 November 2026, at 11:30 am. The call will come from 1600.',
  );
  expect(text).not.toContain('next working day');
});

test('the call goes into a calendar: at its time, or on the day by which it was promised', async () => {
  const fileOf = async (changes: Partial<ConfirmationData>) => (await drawn(changes)).attachments[0];
  const chosen = await fileOf({ day: '2026-11-23', time: '11:30', by: '2026-11-23' });
  expect(chosen).toMatchObject({ name: 'call.ics', contentType: expect.stringContaining('text/calendar') });
  expect(chosen?.content).toContain('DTSTART:20261123T060000Z');
  expect(chosen?.content).toContain('UID:AB2CD3EF@www.example.com');
  expect((await fileOf({ by: '2026-11-24' }))?.content).toContain('DTSTART;VALUE=DATE:20261124');
  // Where no call follows, and in mails that were owed before there were files.
  expect(await fileOf({})).toBeUndefined();
});

test('it links to the status of the call, in the language of the mail', async () => {
  expect((await drawn()).text).toContain('https://www.example.com/status');
  expect((await drawn({}, 'en-XA')).text).toContain('https://www.example.com/en-XA/status');
});

test('another language says all of it in its own words', async () => {
  const { subject, text } = await drawn({}, 'en-XA');
  expect(subject + text).not.toMatch(/\b(the|your|call|number|mail)\b/i);
});

test('it introduces the adviser for what was asked, where the team has one', async () => {
  const asha: TeamMember = {
    id: 1,
    name: 'Asha Kulkarni',
    role: 'Group cover',
    languages: 'Marathi, Hindi, English',
    advisesOn: ['companies'],
  };
  const facts = { ...sampleFacts, advisers: [asha] };
  const { text, html } = await drawn({ audience: 'companies' }, 'en', facts);
  expect(text).toMatch(/Asha Kulkarni\s+Group cover\s+Marathi, Hindi, English\s+Monday to Saturday, 10 am/);
  expect(text).not.toMatch(/\bAK\b/);
  expect(html).toContain('>AK<');
  expect(html).not.toContain('<img');
  const portrait = Buffer.from('a photograph');
  const seen = await drawn({ audience: 'companies' }, 'en', {
    ...facts,
    advisers: [{ ...asha, portrait }],
  });
  expect(seen.html).toMatch(/<img[^>]* src="cid:adviser"/);
  expect(seen.html).not.toContain('>AK<');
  expect(seen.text).toMatch(/Asha Kulkarni\s+Group cover/);
  expect(seen.text).not.toContain('cid:');
  expect(seen.attachments).toEqual([expect.objectContaining({ cid: 'adviser', content: portrait })]);
  for (const audience of ['people', undefined] as const)
    expect((await drawn({ audience }, 'en', facts)).text).not.toContain('adviser');
});
