import { fieldOf } from '#forms/form.ts';
import { judgeField } from '#forms/judge.ts';
import type { FormFacts } from '#forms/kind.ts';
import type { Problem, Problems } from '#forms/problem.ts';
import { isShown } from '#forms/shown.ts';
import { questionsInOrder } from './path.ts';
import type { Answers, Questionnaire } from './questionnaire.ts';

export type JudgedAnswers = { ok: true; answers: Answers } | { ok: false; problems: Problems };

type Input = Readonly<Record<string, unknown>>;

/**
 * The one judgement of a whole set of answers, on the page and on the server. Answers to questions that do not apply
 * are dropped, whatever they are; unknown names are ignored.
 */
export function judgeAnswers(questionnaire: Questionnaire, input: Input, facts: FormFacts): JudgedAnswers {
  const answers: Record<string, string> = {};
  const problems: Record<string, Problem> = {};
  for (const name of questionsInOrder(questionnaire)) {
    const field = fieldOf(questionnaire, name);
    if (!field || !isShown(questionnaire, field, answers)) continue;
    const sent = Object.hasOwn(input, name) ? input[name] : undefined;
    const judged = judgeField(field, sent, { facts, isRequired: !field.isOptional });
    if ('problem' in judged) problems[name] = judged.problem;
    else if (judged.value) answers[name] = judged.value;
  }
  return Object.keys(problems).length > 0 ? { ok: false, problems } : { ok: true, answers };
}

/** The same for the questions of one page; the answers before it stand already. */
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
