import { describe, expect, test } from 'vitest';
import { type CaseAction, type CaseNow, step } from './transitions.ts';

const hours = { from: '10:00', to: '18:30', firstDay: 1, lastDay: 6, holidays: ['2026-11-24'] };
// A Monday; the Tuesday after it is a holiday.
const now = new Date('2026-11-23T06:00:00Z');
const nextDue = new Date('2026-11-25T13:00:00Z');
const meera = { id: 1, name: 'Meera', isAdministrator: false };
const ravi = { id: 2, name: 'Ravi', isAdministrator: false };
const administrator = { id: 3, name: 'Administrator', isAdministrator: true };

const fresh: CaseNow = {
  state: 'new',
  assigneeId: null,
  attempts: 0,
  dueAt: new Date('2026-11-23T13:00:00Z'),
  outcome: null,
  reason: '',
  firstCallAt: null,
  reachedAt: null,
  closedAt: null,
};
const take: CaseAction = { kind: 'take' };
const unanswered: CaseAction = { kind: 'call', isAnswered: false, text: '' };
const answered: CaseAction = { kind: 'call', isAnswered: true, text: 'Wants three quotes.' };
const close: CaseAction = { kind: 'close', outcome: 'done', text: 'Cover is placed.' };
const plan: CaseAction = { kind: 'plan', dueAt: new Date('2026-11-30T05:00:00Z'), text: 'After Diwali.' };
const handOver: CaseAction = { kind: 'hand-over', to: ravi, text: 'Speaks Hindi.' };
const rest: CaseAction = { kind: 'rest', text: 'Away until Diwali.' };
const correct: CaseAction = { kind: 'correct', field: 'phone', right: '9812345678', text: 'Phone' };
const stop: CaseAction = { kind: 'stop', text: 'Has a cover.' };
const stopped: CaseNow = { ...fresh, state: 'closed', assigneeId: 1, outcome: 'stopped', dueAt: null };

function after(before: CaseNow, ...actions: CaseAction[]): CaseNow {
  let current = before;
  for (const action of actions) {
    const taken = step(current, action, { by: meera, now, hours });
    if ('refusal' in taken) throw new Error(taken.refusal);
    current = { ...current, ...taken.changes };
  }
  return current;
}

function refusal(before: CaseNow, action: CaseAction, by = meera): string | undefined {
  const taken = step(before, action, { by, now, hours });
  return 'refusal' in taken ? taken.refusal : undefined;
}

test('an unanswered call is retried once, on the next day on which we call, and then the case rests', () => {
  const once = after(fresh, unanswered);
  expect(once).toMatchObject({ state: 'waiting', attempts: 1, dueAt: nextDue, assigneeId: meera.id });
  const twice = after(once, unanswered);
  expect(twice).toMatchObject({ state: 'resting', attempts: 2, dueAt: null });
  expect(refusal(twice, unanswered)).toBe('rests');
  expect(refusal(twice, { ...plan, text: '' })).toBe('say-why');
  expect(after(twice, plan)).toMatchObject({ state: 'waiting', attempts: 0, dueAt: plan.dueAt });
});

test('an answered call counts as reached, and earlier attempts are forgotten', () => {
  expect(after(fresh, unanswered, answered)).toMatchObject({ state: 'taken', attempts: 0, dueAt: nextDue });
  expect(after(fresh, unanswered, unanswered, answered)).toMatchObject({ state: 'taken', attempts: 0 });
});

test('a case is closed with an outcome and a reason, and goes on only for a reason', () => {
  expect(refusal(fresh, { ...close, text: '' })).toBe('say-why');
  const closed = after(fresh, close);
  expect(closed).toMatchObject({ state: 'closed', outcome: 'done', reason: 'Cover is placed.', dueAt: null });
  for (const action of [take, unanswered, answered, handOver, rest, stop, close])
    expect(refusal(closed, action)).toBe('closed');
  expect(refusal(closed, { ...plan, text: '' })).toBe('say-why');
  expect(after(closed, plan)).toMatchObject({ state: 'waiting', outcome: null, reason: '' });
});

describe('permissions', () => {
  const taken = after(fresh, take);

  test('a case belongs to the adviser who took it; an administrator may take it over', () => {
    expect(taken).toMatchObject({ state: 'taken', assigneeId: meera.id, dueAt: fresh.dueAt });
    expect(refusal(taken, take)).toBe('yours-already');
    for (const action of [take, unanswered, answered, plan, handOver, rest, stop, correct, close])
      expect(refusal(taken, action, ravi), action.kind).toBe('somebody-else-has-it');
    for (const action of [take, unanswered, answered, plan, handOver, rest, stop, correct, close])
      expect(refusal(taken, action, administrator), action.kind).toBeUndefined();
  });

  test('anyone may add a note, in every state, and it changes nothing', () => {
    for (const before of [fresh, taken, stopped])
      expect(step(before, { kind: 'note', text: 'Rang back.' }, { by: ravi, now, hours })).toEqual({
        changes: {},
        event: { kind: 'noted', text: 'Rang back.', detail: '' },
      });
    expect(refusal(fresh, { kind: 'note', text: '' })).toBe('say-why');
  });

  test('no action is possible for a visitor who has asked us to stop', () => {
    for (const action of [take, unanswered, answered, plan, handOver, rest, stop, correct, close])
      expect(refusal(stopped, action, administrator), action.kind).toBe('asked-to-stop');
  });

  test('no next step is planned for someone who has withdrawn the consent to be contacted', () => {
    const done: CaseNow = { ...stopped, outcome: 'done' };
    const facts = { by: meera, now, hours };
    expect(step(done, plan, { ...facts, contact: 'withdrawn' })).toEqual({ refusal: 'asked-to-stop' });
    expect(step(done, plan, { ...facts, contact: 'given' })).toMatchObject({ event: { kind: 'planned' } });
  });
});

test('a next step must be in the future', () => {
  expect(refusal(fresh, { ...plan, dueAt: now })).toBe('already-past');
  const taken = step(fresh, plan, { by: meera, now, hours });
  expect(taken).toMatchObject({
    event: { kind: 'planned', text: 'After Diwali.', detail: '2026-11-30T05:00:00.000Z' },
  });
});

test('a case is handed over unchanged, with a note, and not to its present owner', () => {
  expect(after(fresh, unanswered, handOver)).toMatchObject({
    state: 'waiting',
    attempts: 1,
    dueAt: nextDue,
    assigneeId: ravi.id,
  });
  expect(after(fresh, handOver)).toMatchObject({ state: 'taken', assigneeId: ravi.id, dueAt: fresh.dueAt });
  const taken = step(fresh, handOver, { by: meera, now, hours });
  expect(taken).toMatchObject({ event: { kind: 'handed-over', text: 'Speaks Hindi.', detail: 'Ravi' } });
  expect(refusal(after(fresh, handOver), handOver, administrator)).toBe('theirs-already');
});

test('a resting case is not due any more, and goes on only for a reason', () => {
  const resting = after(fresh, rest);
  expect(resting).toMatchObject({ state: 'resting', dueAt: null, assigneeId: meera.id });
  expect(step(fresh, rest, { by: meera, now, hours })).toMatchObject({
    event: { kind: 'rested', detail: '' },
  });
  expect(refusal(resting, rest)).toBe('rests-already');
  expect(refusal(resting, unanswered)).toBe('rests');
  expect(refusal(resting, { ...plan, text: '' })).toBe('say-why');
});

test('a request to stop needs no reason, and is the outcome', () => {
  expect(after(fresh, { ...stop, text: '' })).toMatchObject({
    state: 'closed',
    outcome: 'stopped',
    dueAt: null,
  });
  expect(step(fresh, stop, { by: meera, now, hours })).toMatchObject({ event: { kind: 'stopped' } });
});

test('the times of the first call, of the first answered call and of the end are kept', () => {
  const later = new Date('2026-11-25T06:00:00Z');
  const first = after(fresh, unanswered);
  expect(first).toMatchObject({ firstCallAt: now, reachedAt: null, closedAt: null });
  const answer = step(first, answered, { by: meera, now: later, hours });
  expect(answer).toMatchObject({ changes: { firstCallAt: now, reachedAt: later } });
  const closed = after(first, close);
  expect(closed).toMatchObject({ closedAt: now });
  expect(after(closed, plan)).toMatchObject({ closedAt: null, firstCallAt: now });
});
