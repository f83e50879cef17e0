import { expect, test } from 'vitest';
import { refusedField } from './refusals.ts';

test.each([
  ['say-why', { outcome: 'done' }, 'why'],
  ['say-why', { when: '2026-12-01T11:00' }, 'step'],
  ['no-calls-then', { when: 'other', day: '2026-11-29' }, 'day'],
  ['whom', {}, 'to'],
  // A choice that was offered and has passed in the meantime is made again: no field of its own is wrong.
  ['already-past', { when: '2026-11-30T11:00' }, undefined],
  ['somebody-else-has-it', { outcome: 'done' }, undefined],
  [undefined, {}, undefined],
])('%s of %o is said at %s', (said, typed, field) => {
  expect(refusedField(said, typed)).toBe(field);
});
