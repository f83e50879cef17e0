import { type Field, fieldOf } from '#forms/form.ts';
import { pagesOf } from '#tools/engine/path.ts';
import type { Questionnaire } from '#tools/engine/questionnaire.ts';

/** The first answer to everything that is asked, as someone in a hurry gives it; several choices as a list. */
export function sampleAnswers(questionnaire: Questionnaire, given: Record<string, string> = {}) {
  const answers: Record<string, string> = { ...given };
  for (;;) {
    const names = pagesOf(questionnaire, answers).flatMap(({ questions }) => questions);
    const next = names.find((name) => !answers[name]);
    const field = next && fieldOf(questionnaire, next);
    if (!next || !field) return answers;
    answers[next] = firstAnswer(field);
  }
}

function firstAnswer({ kind, options = {}, min }: Field): string {
  const [first] = Object.keys(options);
  if (first) return first;
  return kind === 'number' || kind === 'amount' ? String(min || 1) : 'Pune';
}
