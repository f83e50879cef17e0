import { expect, test } from 'vitest';
import { type VisitorStep, type VisitorWish, visitorStep } from './visitor-step.ts';

const hours = { from: '10:00', to: '18:30', firstDay: 1, lastDay: 6, holidays: [] };
const now = new Date('2026-11-24T06:00:00Z');
const promisedAt = new Date('2026-11-25T13:00:00Z');
type Call = Parameters<typeof visitorStep>[0];
const fresh: Call = {
  register: 'enquiries',
  state: 'new',
  assigneeId: null,
  attempts: 0,
  firstCallAt: null,
  promisedAt,
  slotAt: null,
  language: 'English',
};
const at = new Date('2026-11-28T06:00:00Z');
const slot: VisitorWish = { kind: 'slot', at, language: 'Hindi' };
const goOn: VisitorWish = { kind: 'go-on' };
const stop: VisitorWish = { kind: 'stop', reason: 'On the status page' };

function taken(before: Call, wish: VisitorWish): VisitorStep {
  const step = visitorStep(before, wish, { now, hours });
  if ('refusal' in step) throw new Error(step.refusal);
  return step;
}
const refusal = (before: Call, wish: VisitorWish) => {
  const step = visitorStep(before, wish, { now, hours });
  return 'refusal' in step ? step.refusal : undefined;
};

test('a time that is chosen before the first call is the promise from now on', () => {
  const { after, event } = taken(fresh, slot);
  expect(after).toMatchObject({ state: 'new', dueAt: at, slotAt: at, promisedAt: at, language: 'Hindi' });
  expect(event).toEqual({ kind: 'slot-chosen', detail: at.toISOString() });
});

test('after the first call the promise stays as it was kept or missed', () => {
  const called = { ...fresh, assigneeId: 4, firstCallAt: now, attempts: 2, state: 'resting' } as const;
  expect(taken(called, slot).after).toMatchObject({
    state: 'waiting',
    attempts: 0,
    dueAt: at,
    promisedAt,
  });
});

test('a visitor who agrees to another call is called on the next working day, twice at most', () => {
  const asked = { ...fresh, assigneeId: 4, firstCallAt: now, attempts: 1, state: 'resting' } as const;
  const { after, event } = taken(asked, goOn);
  expect(after).toMatchObject({ state: 'waiting', attempts: 0, dueAt: new Date('2026-11-25T13:00:00Z') });
  expect(event.kind).toBe('said-go-on');
});

test('a stop closes it at once, and nothing is asked or chosen after that', () => {
  const { after, event } = taken(fresh, stop);
  expect(after).toMatchObject({ state: 'closed', outcome: 'stopped', dueAt: null, closedAt: now });
  expect(event.kind).toBe('stopped');
  for (const wish of [slot, goOn, stop]) expect(refusal({ ...fresh, state: 'closed' }, wish)).toBe('closed');
});

test('no call is possible in the past, nor for a message or an application; those can only be stopped', () => {
  expect(refusal(fresh, { ...slot, at: now })).toBe('already-past');
  for (const register of ['contacts', 'resumes'] as const) {
    expect(refusal({ ...fresh, register }, slot)).toBe('no-call');
    expect(refusal({ ...fresh, register }, goOn)).toBe('no-call');
    expect(taken({ ...fresh, register }, stop).after.state).toBe('closed');
  }
});
