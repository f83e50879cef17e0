import { type Duty, may } from '#content/access/duties.ts';

/**
 * The keys of the desk, the same on all of its pages. A page says what a key presses there (`aria-keyshortcuts`) and
 * which of its parts are rows (`data-row`); where it says nothing, the key does nothing.
 */
/** Keys that save a form from any of its fields, on whichever computer; the button that they press says so. */
export const saveKeys = 'Control+Enter Meta+Enter';

type DeskKey = { key: string; label: string; duty: Duty };

const deskKeys: readonly DeskKey[] = [
  { key: 'c', label: 'call', duty: 'work-cases' },
  { key: 'n', label: 'no answer', duty: 'work-cases' },
  { key: 's', label: 'spoke', duty: 'work-cases' },
  { key: 'w', label: 'wrong no.', duty: 'work-cases' },
  { key: 'x', label: 'stop', duty: 'work-cases' },
  { key: 'o', label: 'outcome, open', duty: 'read-cases' },
  { key: 'm', label: 'note', duty: 'work-cases' },
  { key: 't', label: 'take', duty: 'work-cases' },
  { key: 'h', label: 'hand over', duty: 'work-cases' },
  { key: 'Ctrl ↵', label: 'save', duty: 'work-cases' },
  { key: 'j', label: 'next', duty: 'read-cases' },
  { key: 'k', label: 'back', duty: 'read-cases' },
  { key: '/', label: 'find', duty: 'read-cases' },
  { key: '?', label: 'keys', duty: 'be-staff' },
];

export function keysOf(user: unknown): readonly DeskKey[] {
  return deskKeys.filter(({ duty }) => may(user, duty));
}
