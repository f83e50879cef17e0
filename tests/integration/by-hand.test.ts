import { beforeAll, expect, test } from 'vitest';
import { openByHand } from '#cases/open-by-hand.ts';
import { readCase } from '#cases/read-case.ts';
import { spokenIn } from '#desk/screens/by-hand/spoken.ts';
import { readNext } from '#desk/screens/today/read-next.ts';
import { byHandForm } from '#enquiry/definitions/by-hand.form.ts';
import type { ByHand } from '#enquiry/submit/submission.ts';
import { submit } from '#enquiry/submit/submit.ts';
import { formMessages } from '#forms/messages/messages.ts';
import { staffMember, withContentService } from '../support/content-service.ts';
import { countOf, rowsOf, withDatabase } from '../support/database.ts';
import { setEnvironment } from '../support/environment.ts';

setEnvironment({ RATE_LIMITS: 'on' });
withDatabase();
withContentService();

let meera: { id: number; name: string };
beforeAll(async () => {
  const { id, name } = await staffMember('adviser');
  meera = { id, name };
});

let people = 0;
const some = (changes: Record<string, string> = {}) => {
  people += 1;
  return {
    name: 'Gopal Nair',
    phone: String(9_833_000_000 + people),
    city: 'Kochi, Kerala',
    concern: 'IVF Insurance',
    consent: 'on',
    ...changes,
  };
};

async function enter(input: Record<string, string>, byHand: Partial<ByHand> = {}, key?: string) {
  const outcome = await submit(byHandForm, input, {
    name: 'walk-in',
    address: `staff ${meera.id}`,
    locale: 'en',
    idempotency: key ? { scope: 'by-hand', key, bodyHashes: [''] } : undefined,
    byHand: {
      by: meera,
      to: undefined,
      note: '',
      openCase: openByHand,
      spoken: 'en',
      wantsMail: false,
      ...byHand,
    },
    prove: async () => ({ isGiven: true, captcha: 'none' }),
  });
  if (outcome.kind !== 'saved' || outcome.saved.isKnown) throw new Error(JSON.stringify(outcome));
  const { reference } = outcome.saved;
  const [found] = await rowsOf<{ id: number }>('select id from cases where reference = $1', [reference]);
  const read = await readCase(found?.id ?? 0);
  if (!read) throw new Error('There is no case.');
  return read;
}

test('a case by hand records how the visitor reached us, who wrote it down, what was said and what was allowed', async () => {
  const input = some({ consent_share: 'on', contact_date: '2030-01-07', contact_time: '10:30' });
  const read = await enter(input, { note: 'Stood at the counter.' });
  expect(read).toMatchObject({
    source: 'walk-in',
    state: 'new',
    assignee: null,
    name: 'Gopal Nair',
    about: 'IVF Insurance',
    dueAt: new Date('2030-01-07T05:00:00Z'),
  });
  expect(read.events.map(({ kind, who, detail, text }) => [kind, who, detail || text])).toEqual([
    ['arrived', meera.name, 'Stood at the counter.'],
    ['allowed', meera.name, 'consent'],
    ['allowed', meera.name, 'consent_share'],
  ]);
  // Anyone who calls next reads it on their card, as they would read what someone wrote.
  expect((await readNext(read.id, 'enquiries')).message).toBe('Stood at the counter.');
  const consents = await rowsOf<{ purpose: string }>(
    'select purpose, is_given, source from consents where reference = $1 order by id',
    [read.reference],
  );
  expect(consents).toMatchObject([
    { purpose: 'consent', is_given: true, source: 'walk-in' },
    { purpose: 'consent_share', is_given: true, source: 'walk-in' },
    { purpose: 'consent_news', is_given: false },
    { purpose: 'consent_whatsapp', is_given: false },
  ]);
});

test('what someone allowed in Hindi is kept as it was read out to them', async () => {
  const input = some({ contact_language: 'Hindi' });
  const { reference, events } = await enter(input, { spoken: spokenIn(input) });
  const { text } = formMessages('hi').consents.consent;
  expect(text).toMatch(/\p{Script=Devanagari}/u);
  expect(events).toContainEqual(expect.objectContaining({ kind: 'allowed', text }));
  expect(
    await rowsOf(`select text from consents where reference = $1 and purpose = 'consent'`, [reference]),
  ).toEqual([{ text }]);
  expect(spokenIn(some())).toBe('en');
});

test('a case by hand is mine at once, or a colleague’s, who gets a mail', async () => {
  const mine = await enter(some(), { to: meera });
  expect(mine).toMatchObject({ state: 'taken', assigneeId: meera.id });
  expect(mine.events.at(-1)).toMatchObject({ kind: 'taken', who: meera.name });
  const [ravi] = await rowsOf<{ id: number; name: string }>(
    `insert into users (name, email, role) values ('Ravi', 'ravi@broker.example', 'adviser') returning id, name`,
  );
  const theirs = await enter(some(), { to: ravi });
  expect(theirs.events.at(-1)).toMatchObject({ kind: 'handed-over', detail: 'Ravi', who: meera.name });
  expect(await rowsOf(`select recipient from mail.outgoing where template = 'case-for-you'`)).toEqual([
    { recipient: 'ravi@broker.example' },
  ]);
});

test('a mail confirms it only where they would like one', async () => {
  const confirmed = (reference: string) =>
    rowsOf(`select recipient from mail.outgoing where template = 'confirmation' and reference = $1`, [
      reference,
    ]);
  const email = 'gopal@example.com';
  expect(await confirmed((await enter(some({ email }))).reference)).toEqual([]);
  const wanted = await enter(some({ email }), { wantsMail: true });
  expect(await confirmed(wanted.reference)).toEqual([{ recipient: email }]);
});

test('pressed twice it is one case, and a sixth call in an hour is written down as well', async () => {
  const input = some();
  const before = await countOf('cases');
  const [first, second] = [await enter(input, {}, 'once'), await enter(input, {}, 'once')];
  expect(second.id).toBe(first.id);
  for (let call = 0; call < 6; call += 1) await enter(input);
  expect(await countOf('cases')).toBe(before + 7);
});
