/**
 * Keeps the typed values for this tab only: they survive a failed send and a reload, and are gone once the form is sent
 * or closed. Ticks are not kept, since a box may not be ticked beforehand.
 */

import { type Form, type FormValues, fieldsOf } from '../form.ts';

const draftName = 'form-draft';
const attemptName = 'form-attempt';

/** Keeps what is in the form's own fields, beside what other forms of the tab left. */
export function saveDraft(form: Form, values: FormValues): void {
  const asked = fieldsOf(form).map(([name]) => [name, values[name]]);
  write(draftName, { ...readDraft(), ...withoutUndefined(Object.fromEntries(asked)) });
}

export function readDraft(): FormValues {
  return (read(draftName) as FormValues | undefined) ?? {};
}

export function clearDraft(): void {
  write(draftName, undefined);
  write(attemptName, undefined);
}

/**
 * The `Idempotency-Key` under which these very answers were sent before, or nothing. Once the answers have
 * changed it is another request and needs another key.
 */
export function findAttempt(answers: string): string | undefined {
  const attempt = read(attemptName) as { key: string; answers: string } | undefined;
  return attempt?.answers === answers ? attempt.key : undefined;
}

/** Remembers, before the save leaves, under which key it goes. */
export function startAttempt(answers: string): string {
  const key = findAttempt(answers) ?? newKey();
  write(attemptName, { key, answers });
  return key;
}

function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

function withoutUndefined(draft: FormValues): FormValues {
  return Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined));
}

// Storage may be off or full; then nothing is kept, and the form works all the same. The memory holds what
// the storage refused, so that a retry within the page still finds its key.
const memory = new Map<string, string>();

function read(name: string): unknown {
  try {
    const text = sessionStorage.getItem(name) ?? memory.get(name);
    return text ? JSON.parse(text) : undefined;
  } catch {
    const text = memory.get(name);
    return text ? JSON.parse(text) : undefined;
  }
}

function write(name: string, value: unknown): void {
  memory.delete(name);
  try {
    if (value === undefined) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    if (value !== undefined) memory.set(name, JSON.stringify(value));
  }
}
