import { fieldOf, preferNot } from '#forms/form.ts';
import type { FormFacts } from '#forms/kind.ts';
import type { Problem, Problems } from '#forms/problem.ts';
import { validateField } from '#forms/validate.ts';
import { accepted, type ValidationResult } from '#forms/validation-result.ts';
import { isShown } from '#forms/visibility.ts';
import { questionsInOrder } from './path.ts';
import { type Answers, isOptionalQuestion, type Question, type Questionnaire } from './questionnaire.ts';

export type ValidatedAnswers = { ok: true; answers: Answers } | { ok: false; problems: Problems };

type Input = Readonly<Record<string, unknown>>;

/**
 * Validates a whole set of answers on the server. Answers to questions that do not apply are dropped, whatever they are;
 * unknown names are ignored. An optional question may be absent or `preferNot`, which mean the same.
 */
export function validateAnswers(
  questionnaire: Questionnaire,
  input: Input,
  facts: FormFacts,
): ValidatedAnswers {
  const answers: Record<string, string> = {};
  const problems: Record<string, Problem> = {};
  for (const name of questionsInOrder(questionnaire)) {
    const field = fieldOf(questionnaire, name);
    if (!field || !isShown(questionnaire, field, answers)) continue;
    const sent = Object.hasOwn(input, name) ? input[name] : undefined;
    const validated = validateAnswer(field, sent, facts);
    if ('problem' in validated) problems[name] = validated.problem;
    else if (validated.value) answers[name] = validated.value;
  }
  return Object.keys(problems).length > 0 ? { ok: false, problems } : { ok: true, answers };
}

function validateAnswer(question: Question, sent: unknown, facts: FormFacts): ValidationResult {
  const isOptional = isOptionalQuestion(question);
  // A city would take the word for a place's name.
  if (sent === preferNot && isOptional && !question.isDeclinable) return accepted('');
  const validated = validateField(question, sent, { facts, isRequired: !isOptional });
  const isAbsent = 'value' in validated && validated.value === '';
  return isAbsent && question.isDeclinable ? accepted(preferNot) : validated;
}

/** Validates the questions of one page; the answers before it have been accepted already. */
export function validatePage(
  questionnaire: Questionnaire,
  { questions, input, facts }: { questions: readonly string[]; input: Input; facts: FormFacts },
): ValidatedAnswers {
  const answers: Record<string, string> = {};
  const problems: Record<string, Problem> = {};
  for (const name of questions) {
    const field = fieldOf(questionnaire, name);
    if (!field) continue;
    const validated = validateField(field, input[name], { facts, isRequired: !field.isOptional });
    if ('problem' in validated) problems[name] = validated.problem;
    else answers[name] = validated.value;
  }
  return Object.keys(problems).length > 0 ? { ok: false, problems } : { ok: true, answers };
}
