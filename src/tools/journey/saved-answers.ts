/**
 * Answers that a visitor has saved to a file, and loads again, perhaps into questions that have changed since. The
 * file says what was asked, so that it can be told what is new; it is judged like anything from outside.
 */

import { type FormValues, fieldOf } from '#forms/form.ts';
import { judgeField } from '#forms/judge.ts';
import type { FormFacts } from '#forms/kind.ts';
import { shortLabel } from '#forms/words.ts';
import { wordsOf } from '../engine/content-of.ts';
import { pagesOf, questionsInOrder } from '../engine/path.ts';
import type { Questionnaire } from '../engine/questionnaire.ts';
import type { VersionContent } from '../engine/version.ts';

type SavedFile = {
  questionnaire: string;
  version: number;
  /** ISO date and time. */
  savedAt: string;
  /** All that the questionnaire held then, by key, with what it was called. */
  questions: Readonly<Record<string, string>>;
  answers: FormValues;
};

/** In bytes. A full set of answers has about three thousand. */
export const maxSavedBytes = 64 * 1024;
const maxQuestions = 300;

type Asked = { questionnaire: Questionnaire; content: Pick<VersionContent, 'questions'>; version: number };

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

/** Named by tool and day, so that it is found again. */
export function savedFileName({ key }: Pick<Questionnaire, 'key'>, now: Date): string {
  return `${key}-${now.toISOString().slice(0, 10)}.json`;
}

/** The answers that still count, and what has changed since they were given: questions as visitors read them. */
export type Loaded = { answers: FormValues; changes: Changes };
export type Changes = { isOtherVersion: boolean; added: string[]; gone: string[]; toAnswerAnew: string[] };

export const noChanges: Changes = { isOtherVersion: false, added: [], gone: [], toAnswerAnew: [] };

/** @returns nothing when the text is no file of this questionnaire */
export function readSaved(asked: Asked, text: string, facts: FormFacts): Loaded | undefined {
  if (text.length > maxSavedBytes) return undefined;
  const file = parsed(text);
  if (!isSavedFile(file) || file.questionnaire !== asked.questionnaire.key) return undefined;
  const { answers, toAnswerAnew } = stillGood(asked.questionnaire, file.answers, facts);
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
      toAnswerAnew: toAnswerAnew.map((name) => shortLabel(words, name)),
    },
  };
}

/** Of answers from a file or a browser's storage: those that the questions, as they are now, take. */
export function stillGood(
  questionnaire: Questionnaire,
  answers: FormValues,
  facts: FormFacts,
): { answers: FormValues; toAnswerAnew: string[] } {
  const good: Record<string, string> = {};
  const toAnswerAnew: string[] = [];
  for (const name of questionsInOrder(questionnaire)) {
    const field = fieldOf(questionnaire, name);
    const given = answers[name];
    if (!field || given === undefined) continue;
    const judged = judgeField(field, given, { facts, isRequired: false });
    if ('value' in judged) good[name] = judged.value;
    else toAnswerAnew.push(name);
  }
  return { answers: good, toAnswerAnew };
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
