import { expect, test } from 'vitest';
import { registerNames } from '#enquiry/registers.ts';
import { aboutInWords } from './about-in-words.ts';
import { callInWords } from './call-in-words.ts';
import { callStatusOf } from './call-status.ts';
import type { OwnCall } from './own-call.ts';

const hours = { from: '10:00', to: '18:30', firstDay: 1, lastDay: 6, holidays: [] };
const now = new Date('2026-11-24T06:00:00Z');
const call: OwnCall = {
  id: 1,
  reference: 'AB2CD3EF',
  register: 'enquiries',
  about: 'Personal Insurance',
  language: 'Hindi',
  state: 'new',
  assigneeId: null,
  adviser: null,
  attempts: 0,
  dueAt: new Date('2026-11-25T13:00:00Z'),
  outcome: null,
  firstCallAt: null,
  reachedAt: null,
  slotAt: null,
  askedAgainAt: null,
  steps: [],
};
const said = (changes: Partial<OwnCall>) => {
  const changed = { ...call, ...changes };
  return callInWords(changed, callStatusOf(changed, { now, hours }), 'en');
};
const closed = { state: 'closed', dueAt: null } as const;
const resting = { state: 'resting', dueAt: null, firstCallAt: now } as const;

test.each<[string, Partial<OwnCall>]>([
  ['One of our experts will call you by Wednesday, 25 November 2026', {}],
  ['Lakshmi R. will call you by Wednesday, 25 November 2026', { adviser: 'Lakshmi R.', state: 'taken' }],
  [
    'One of our experts will call you on Tuesday, 24 November 2026, at 12 pm',
    { dueAt: new Date('2026-11-24T06:30:00Z') },
  ],
  [
    'We promised to be in touch by Monday, 23 November 2026, and we are late',
    { dueAt: new Date('2026-11-23T13:00:00Z') },
  ],
  ['We called you twice and could not reach you', { ...resting, attempts: 2 }],
  ['We are not calling you at the moment', { ...resting, attempts: 1 }],
  ['May we still call you?', { ...resting, attempts: 1, askedAgainAt: now }],
  ['We have spoken with you', { state: 'taken', reachedAt: now }],
  ['We will answer you by Wednesday, 25 November 2026', { register: 'contacts' }],
  ['We are reading what you sent', { register: 'resumes' }],
  ['We will not call you again', { ...closed, outcome: 'stopped' }],
  ['This is settled', { ...closed, outcome: 'done' }],
  ['This is closed', { ...closed, outcome: 'not-meant' }],
])('%s', (heading, changes) => {
  expect(said(changes).heading).toBe(heading);
});

test('a call at half past eleven is not late at twenty to twelve, and is at noon', () => {
  const dueAt = new Date('2026-11-24T06:00:00Z');
  const kindAt = (time: string) =>
    callStatusOf({ ...call, dueAt }, { now: new Date(`2026-11-24T${time}Z`), hours }).kind;
  expect([kindAt('06:10:00'), kindAt('06:29:00'), kindAt('06:31:00')]).toEqual(['slot', 'slot', 'late']);
});

test('after an unanswered call it says when that was, and that there will be one more', () => {
  const steps = [{ id: 1, kind: 'not-reached', createdAt: new Date('2026-11-23T06:00:00Z') } as const];
  expect(said({ attempts: 1, state: 'waiting', steps }).lead).toBe(
    'We called you on Monday, 23 November 2026 and could not reach you. We will try one more time, and then stop.',
  );
});

test('of a message that is answered late it promises no call', () => {
  const late = { dueAt: new Date('2026-11-23T13:00:00Z') };
  expect(said(late).lead).toContain('choose a time');
  expect(said({ ...late, register: 'contacts' }).lead).toBe(
    'We are sorry. Our answer may come by phone or by e-mail.',
  );
});

test.each([
  ['two calls', { attempts: 2 }],
  ['a pause', { attempts: 1 }],
])('after %s about a message nothing asks to choose a time', (_what, changes) => {
  const { heading, lead } = said({ ...resting, ...changes, register: 'contacts' });
  expect(heading + lead).not.toMatch(/choose a time|call you then/);
  expect(lead).toContain('write to us again');
});

test('what it is about is in the visitor’s language, but for what they typed', () => {
  const asked = { register: 'enquiries', about: 'Corporate Insurance, Meghdoot Textiles' } as const;
  expect(aboutInWords(asked, 'hi')).toMatch(/^[^A-Za-z]+, Meghdoot Textiles$/);
  expect(aboutInWords({ register: 'contacts', about: 'A claim' }, 'hi')).not.toMatch(/[A-Za-z]/);
  expect(aboutInWords(asked, 'en')).toBe(asked.about);
});

test('for every form something is said in every language', () => {
  for (const register of registerNames) {
    const changed = { ...call, register };
    const { heading, lead } = callInWords(changed, callStatusOf(changed, { now, hours }), 'en-XA');
    expect(heading + lead).not.toMatch(/\b(the|you|call|we)\b/i);
  }
});
