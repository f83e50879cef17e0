import { expect, test } from 'vitest';
import type { Unsent } from '../../mails/all-unsent.ts';
import { type LatestEvent, recentEvents } from './recent-events.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 30, 5, minute));
const event = (id: number, of: Partial<LatestEvent>): LatestEvent => ({
  ...{ id, kind: 'called', detail: '', who: 'Meera', at: at(id), caseId: 7, name: 'Lakshmi Rao' },
  ...of,
});
const mail = { id: 3, place: 'mails', what: 'Confirmation', reference: 'AH4UN3PT', createdAt: at(2) };

test('lists what staff did, what visitors did, and what did not go out, the newest first', () => {
  const events = [
    event(5, { kind: 'stopped', who: '' }),
    event(4, { kind: 'handed-over', detail: 'Bhavna' }),
    event(1, { kind: 'closed', detail: 'done' }),
  ];
  const told = recentEvents(events, [mail as Unsent]);
  expect(told.map(({ before, name, after }) => [before, name, after].filter(Boolean).join(' '))).toEqual([
    'Lakshmi R. asked us to stop',
    'Meera handed Lakshmi R. to Bhavna',
    'Did not go out: Confirmation AH4UN3PT',
    'Meera closed Lakshmi R. (Their request is settled)',
  ]);
  expect(told.map(({ caseId }) => caseId)).toEqual([7, 7, undefined, 7]);
});

test('never more than ten', () => {
  const events = Array.from({ length: 10 }, (_, index) => event(20 - index, {}));
  const told = recentEvents(events, [mail as Unsent]);
  expect([told.length, told.at(-1)?.key]).toEqual([10, 'event-11']);
});
