/** The answers as a file that a visitor keeps: it says what was asked, so that new questions can be recognised later. */

import { type FormValues, fieldOf } from '#forms/form.ts';
import type { FormFacts } from '#forms/kind.ts';
import { validateField } from '#forms/validate.ts';
import { shortLabel } from '#forms/words.ts';
import { dateInIndia } from '#platform/clock.ts';
import { wordsOf } from '../engine/content-of.ts';
import { questionsInOrder } from '../engine/path.ts';
import type { Questionnaire } from '../engine/questionnaire.ts';
import type { VersionContent } from '../engine/version.ts';

export type SavedFile = {
  questionnaire: string;
  version: number;
  /** ISO date and time. */
  savedAt: string;
  /** All that the questionnaire held then, by key, with what it was called. */
  questions: Readonly<Record<string, string>>;
  answers: FormValues;
};

export type Asked = {
  questionnaire: Questionnaire;
  content: Pick<VersionContent, 'questions'>;
  version: number;
};

export function savedFile(
  { questionnaire, content, version }: Asked,
  answers: FormValues,
  now: Date,
): SavedFile {
  const words = wordsOf(content);
  const names = questionsInOrder(questionnaire);
  const questions = Object.fromEntries(names.map((name) => [name, shortLabel(words, name)]));
  return { questionnaire: questionnaire.key, version, savedAt: now.toISOString(), questions, answers };
}

/** Named by tool and day in India, so that it is found again. */
export function savedFileName({ key }: Pick<Questionnaire, 'key'>, now: Date): string {
  return `${key}-${dateInIndia(now)}.json`;
}

/** Returns those answers from a file or a browser's storage that the questions, as they are now, accept. */
export function stillValid(
  questionnaire: Questionnaire,
  answers: FormValues,
  facts: FormFacts,
): { answers: FormValues; reasked: string[] } {
  const good: Record<string, string> = {};
  const reasked: string[] = [];
  for (const name of questionsInOrder(questionnaire)) {
    const field = fieldOf(questionnaire, name);
    const given = answers[name];
    if (!field || given === undefined) continue;
    const validated = validateField(field, given, { facts, isRequired: false });
    if ('value' in validated) good[name] = validated.value;
    else reasked.push(name);
  }
  return { answers: good, reasked };
}
