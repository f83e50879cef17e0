/**
 * Answers that a visitor has saved to a file, and loads again, perhaps into questions that have changed since. The
 * file says what was asked, so that new questions can be recognised; it is validated like anything from outside.
 */

import { type FormValues, fieldOf } from '#forms/form.ts';
import type { FormFacts } from '#forms/kind.ts';
import { shortLabel } from '#forms/words.ts';
import { wordsOf } from '../../engine/content-of.ts';
import { pagesOf } from '../../engine/path.ts';
import { type Asked, type SavedFile, stillValid } from '../saved-answers.ts';

/** In bytes. A full set of answers has about three thousand. */
export const maxSavedBytes = 64 * 1024;
const maxQuestions = 300;

/** The answers that still count, and what has changed since they were given: questions as visitors read them. */
export type Loaded = { answers: FormValues; changes: Changes };
export type Changes = { isOtherVersion: boolean; added: string[]; gone: string[]; reasked: string[] };

/** @returns nothing when the text is not a file of this questionnaire */
export function readSaved(asked: Asked, text: string, facts: FormFacts): Loaded | undefined {
  if (text.length > maxSavedBytes) return undefined;
  const file = parsed(text);
  if (!isSavedFile(file) || file.questionnaire !== asked.questionnaire.key) return undefined;
  const { answers, reasked } = stillValid(asked.questionnaire, file.answers, facts);
  const words = wordsOf(asked.content);
  const applying = pagesOf(asked.questionnaire, answers).flatMap(({ questions }) => questions);
  return {
    answers,
    changes: {
      isOtherVersion: file.version !== asked.version,
      added: applying
        .filter((name) => !Object.hasOwn(file.questions, name))
        .map((name) => shortLabel(words, name)),
      gone: Object.keys(file.answers)
        .filter((name) => !fieldOf(asked.questionnaire, name))
        .map((name) => file.questions[name] ?? name),
      reasked: reasked.map((name) => shortLabel(words, name)),
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isSavedFile(value: unknown): value is SavedFile {
  if (!isRecord(value)) return false;
  const { questionnaire, version, questions, answers } = value;
  return (
    typeof questionnaire === 'string' &&
    Number.isInteger(version) &&
    isRecordOfTexts(questions) &&
    isRecordOfTexts(answers)
  );
}

function isRecordOfTexts(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const texts = Object.values(value);
  return texts.length <= maxQuestions && texts.every((text) => typeof text === 'string');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
