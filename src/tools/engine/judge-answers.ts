import { fieldOf, preferNot } from '#forms/form.ts';
import { judgeField } from '#forms/judge.ts';
import { accepted, type Judgement } from '#forms/judgement.ts';
import type { FormFacts } from '#forms/kind.ts';
import type { Problem, Problems } from '#forms/problem.ts';
import { isShown } from '#forms/shown.ts';
import { questionsInOrder } from './path.ts';
import { type Answers, isOptionalQuestion, type Question, type Questionnaire } from './questionnaire.ts';

export type JudgedAnswers = { ok: true; answers: Answers } | { ok: false; problems: Problems };

type Input = Readonly<Record<string, unknown>>;

/**
 * Judges a whole set of answers on the server. Answers to questions that do not apply are dropped, whatever they are;
 * unknown names are ignored. An optional question may be absent or `preferNot`, which mean the same.
 */
export function judgeAnswers(questionnaire: Questionnaire, input: Input, facts: FormFacts): JudgedAnswers {
  const answers: Record<string, string> = {};
  const problems: Record<string, Problem> = {};
  for (const name of questionsInOrder(questionnaire)) {
    const field = fieldOf(questionnaire, name);
    if (!field || !isShown(questionnaire, field, answers)) continue;
    const sent = Object.hasOwn(input, name) ? input[name] : undefined;
    const judged = judgeAnswer(field, sent, facts);
    if ('problem' in judged) problems[name] = judged.problem;
    else if (judged.value) answers[name] = judged.value;
  }
  return Object.keys(problems).length > 0 ? { ok: false, problems } : { ok: true, answers };
}

function judgeAnswer(question: Question, sent: unknown, facts: FormFacts): Judgement {
  const isOptional = isOptionalQuestion(question);
  // A city would take the word for a place's name.
  if (sent === preferNot && isOptional && !question.isDeclinable) return accepted('');
  const judged = judgeField(question, sent, { facts, isRequired: !isOptional });
  const isAbsent = 'value' in judged && judged.value === '';
  return isAbsent && question.isDeclinable ? accepted(preferNot) : judged;
}

/** Judges the questions of one page; the answers before it have been accepted already. */
export function judgePage(
  questionnaire: Questionnaire,
  { questions, input, facts }: { questions: readonly string[]; input: Input; facts: FormFacts },
): JudgedAnswers {
  const answers: Record<string, string> = {};
  const problems: Record<string, Problem> = {};
  for (const name of questions) {
    const field = fieldOf(questionnaire, name);
    if (!field) continue;
    const judged = judgeField(field, input[name], { facts, isRequired: !field.isOptional });
    if ('problem' in judged) problems[name] = judged.problem;
    else answers[name] = judged.value;
  }
  return Object.keys(problems).length > 0 ? { ok: false, problems } : { ok: true, answers };
}
