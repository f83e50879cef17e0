import { expect, test } from 'vitest';
import { typedAsNote } from './typed-as-note.ts';

test('whatever was typed or chosen in the panel is in the note', () => {
  const typed = {
    how: 'answered',
    note: 'Her mother is 71.',
    outcome: 'not-wanted',
    why: 'Bought elsewhere',
    consent_whatsapp: 'on',
    consent_share: 'on',
    spoken: 'en',
    step: 'Send two quotes',
    when: 'other',
    day: '2026-12-01',
    time: '11:00',
    after: 'stay',
  };
  expect(typedAsNote(typed).split('\n')).toEqual([
    'Spoke',
    'Her mother is 71.',
    'What came of it: They no longer want it',
    'Why: Bought elsewhere',
    'They said yes to: Sharing with insurers, WhatsApp',
    'Next step: Send two quotes, on 2026-12-01 11:00',
  ]);
});

test.each([
  [{}, ''],
  [{ note: 'Only this', when: '', step: '', why: '', outcome: '' }, 'Only this'],
  [{ when: '2026-12-01T11:00' }, 'Next step: on 2026-12-01 11:00'],
  [{ how: 'x', outcome: 'toString' }, ''],
])('%o is %j', (typed, note) => {
  expect(typedAsNote(typed as Record<string, string>)).toBe(note);
});
