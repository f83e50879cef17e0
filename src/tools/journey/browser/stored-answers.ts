/**
 * The answers in this browser, which is the only place where they are until the result is asked for. They survive a
 * reload, a lost network and another day.
 */

import type { FormValues } from '#forms/form.ts';
import type { QuestionnaireKey } from '../../engine/questionnaire.ts';

export type StoredAnswers = {
  /** Number of the version that was being answered. */
  version: number;
  answers: FormValues;
  /** Values on a page that was not sent yet, valid or not. */
  typing?: { page: string; values: FormValues };
  /** The server's draft that has been taken over into these answers. */
  draft?: string;
};

// Storage may be off or full: then this page keeps what it refused.
const memory = new Map<string, string>();

export function readStoredAnswers(key: QuestionnaireKey): StoredAnswers | undefined {
  const name = storageKey(key);
  try {
    // Answers that the storage refused are newer than those that may be in it.
    return kept(JSON.parse(memory.get(name) ?? localStorage.getItem(name) ?? 'null'));
  } catch {
    return undefined;
  }
}

export function keep(key: QuestionnaireKey, answers: StoredAnswers): void {
  const name = storageKey(key);
  const text = JSON.stringify(answers);
  memory.delete(name);
  try {
    localStorage.setItem(name, text);
  } catch {
    memory.set(name, text);
  }
}

export function deleteStoredAnswers(key: QuestionnaireKey): void {
  memory.delete(storageKey(key));
  try {
    localStorage.removeItem(storageKey(key));
  } catch {
    // Off: nothing was kept there.
  }
}

/** Under which they are in the browser's storage. */
export function storageKey(key: QuestionnaireKey): string {
  return `answers:${key}`;
}

function kept(value: StoredAnswers | null): StoredAnswers | undefined {
  return value && typeof value.answers === 'object' && value.answers ? value : undefined;
}
