import { describe, expect, test } from 'vitest';
import { nextCallingDay } from '#enquiry/store/call-due-time.ts';
import { verbalConsentSentence } from './case-consents.ts';
import { type PanelInput, readPanel } from './read-panel.ts';
import { type CaseNow, stepsInTurn } from './transitions.ts';

const hours = { from: '10:00', to: '18:30', firstDay: 1, lastDay: 6, holidays: [] };
const colleagues = [{ id: 7, name: 'Imran' }];
const now = new Date('2026-11-30T06:00:00Z');
const read = (input: PanelInput, attempts = 0, state: CaseNow['state'] = 'taken') =>
  readPanel(input, { state, attempts, colleagues, hours, now });

describe('a call', () => {
  test('that was answered: what was said, what was allowed and the next step, in that order', () => {
    const input = {
      how: 'answered',
      note: ' Father had a stent. ',
      consent_share: 'on',
      when: '2026-12-02T16:00',
      step: 'Send two quotes',
    };
    expect(read(input)).toEqual([
      { kind: 'call', isAnswered: true, text: 'Father had a stent.' },
      { kind: 'allow', purpose: 'consent_share', text: verbalConsentSentence('consent_share', 'en') },
      { kind: 'plan', dueAt: new Date('2026-12-02T10:30:00Z'), text: 'Send two quotes' },
    ]);
  });

  test('in Hindi: what was allowed is kept as it was read out', () => {
    const text = verbalConsentSentence('consent_share', 'hi');
    expect(text).toMatch(/\p{Script=Devanagari}/u);
    const input = { how: 'answered', consent_share: 'on', spoken: 'hi' };
    expect(read(input)).toContainEqual({ kind: 'allow', purpose: 'consent_share', text });
    const english = verbalConsentSentence('consent_share', 'en');
    expect(read({ ...input, spoken: 'xx' })).toContainEqual(expect.objectContaining({ text: english }));
  });

  test('that ended it', () => {
    expect(
      read({ how: 'answered', outcome: 'done', why: 'Cover is placed.', when: '2026-12-02T16:00' }),
    ).toEqual([
      { kind: 'call', isAnswered: true, text: '' },
      { kind: 'close', outcome: 'done', text: 'Cover is placed.' },
    ]);
  });

  test('to a wrong number ends it, unless something else is planned', () => {
    const call = { kind: 'call', isAnswered: false, text: 'Wrong number.' };
    expect(read({ how: 'wrong-number' })).toEqual([
      call,
      { kind: 'close', outcome: 'not-meant', text: 'Wrong number' },
    ]);
    expect(read({ how: 'wrong-number', when: '2026-12-02T16:00', step: 'Write to them' })).toEqual([
      call,
      { kind: 'plan', dueAt: new Date('2026-12-02T10:30:00Z'), text: 'Write to them' },
    ]);
  });

  test.each([0, 1])('to a wrong number, after %i without an answer, rests or goes to another', (attempts) => {
    const by = { id: 3, name: 'Asha', isAdministrator: false };
    const before = { state: 'taken', assigneeId: 3, attempts, dueAt: null, outcome: null } as const;
    const nothingYet = { reason: '', firstCallAt: null, reachedAt: null, closedAt: null };
    const done = (input: PanelInput) => {
      const actions = read({ how: 'wrong-number', ...input }, attempts);
      if (typeof actions === 'string') return actions;
      const facts = { by, now, hours };
      const taken = stepsInTurn({ ...before, ...nothingYet } satisfies CaseNow, actions, facts);
      return 'refusal' in taken ? taken.refusal : [taken.after, taken.events];
    };
    expect(done({ after: 'rest', why: 'The brother knows.' })).toEqual([
      expect.objectContaining({ state: 'resting', outcome: null }),
      expect.arrayContaining([expect.objectContaining({ text: 'The brother knows.' })]),
    ]);
    expect(done({ after: 'hand-over', to: '7' })).toEqual([
      expect.objectContaining({ assigneeId: 7, outcome: null }),
      expect.arrayContaining([expect.objectContaining({ kind: 'handed-over' })]),
    ]);
  });

  test('after which they want no more: whatever else was filled in, nothing is planned', () => {
    const input = {
      how: 'stop',
      note: 'Has a cover.',
      when: '2026-12-02T16:00',
      after: 'hand-over',
      to: '7',
    };
    expect(read(input)).toEqual([{ kind: 'stop', text: 'Has a cover.' }]);
  });

  test('the second without an answer rests by itself, and is not put to rest again', () => {
    const call = { kind: 'call', isAnswered: false, text: '' };
    expect(read({ how: 'unanswered', after: 'rest' })).toEqual([call, { kind: 'rest', text: '' }]);
    expect(read({ how: 'unanswered', after: 'rest' }, 1)).toEqual([call]);
  });
});

describe('no text is lost', () => {
  const texts = { note: 'The note.', why: 'The reason.', step: 'The step.' };
  const filled: PanelInput[] = [{}, { when: '2026-12-02T16:00' }, { outcome: 'done' }].flatMap((also) =>
    ['', 'answered', 'unanswered', 'wrong-number', 'stop'].flatMap((how) =>
      ['stay', 'rest', 'hand-over'].map((after) => ({ ...also, how, after, to: '7' })),
    ),
  );

  test.each(filled)('%o', (way) => {
    for (const attempts of [0, 1]) {
      const said = JSON.stringify(read({ ...way, ...texts }, attempts));
      for (const text of Object.values(texts)) expect(said.split(text), text).toHaveLength(2);
    }
  });

  test('a step without a moment is a note, and why they want no more is its reason', () => {
    expect(read({ how: 'answered', step: 'Send two quotes' })).toEqual([
      { kind: 'call', isAnswered: true, text: '' },
      { kind: 'note', text: 'Next step: Send two quotes' },
    ]);
    expect(read({ how: 'stop', why: 'Has a cover.' })).toEqual([{ kind: 'stop', text: 'Has a cover.' }]);
  });
});

test.each(['closed', 'resting'] as const)('a step without a moment resumes a %s case', (state) => {
  expect(read({ step: 'She asked for a quote', note: 'Rang us.' }, 0, state)).toEqual([
    { kind: 'note', text: 'Rang us.' },
    { kind: 'plan', dueAt: nextCallingDay(now, hours), text: 'She asked for a quote' },
  ]);
});

test('a closed case that was sent empty is not asked how a call went', () => {
  expect(read({ after: 'stay' }, 0, 'closed')).toBe('nothing-closed');
});

test('without a call a note is an action of its own, and a case is handed over with it', () => {
  expect(read({ note: 'Speaks Hindi.', after: 'hand-over', to: '7' })).toEqual([
    { kind: 'note', text: 'Speaks Hindi.' },
    { kind: 'hand-over', to: { id: 7, name: 'Imran' }, text: '' },
  ]);
});

test.each<[string, PanelInput]>([
  ['nothing', {}],
  ['nothing', { how: 'sang', outcome: 'won', after: 'next', note: '  ', why: 'Because' }],
  ['whom', { how: 'answered', after: 'hand-over', to: '8' }],
  ['when', { when: 'other' }],
  ['when', { when: 'other', day: '2026-02-30', time: '10:00' }],
  ['when', { when: 'tomorrow' }],
  // A Sunday, and a time at night.
  ['no-calls-then', { when: 'other', day: '2026-11-29', time: '10:00' }],
  ['no-calls-then', { when: '2026-11-30T22:00' }],
  ['too-long', { note: 'x'.repeat(2001) }],
])('%s: %o', (problem, input) => {
  expect(read(input)).toBe(problem);
});
