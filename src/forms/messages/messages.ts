import type { Locale } from '#ui/language/locales.ts';
import { inEveryLanguage } from '#ui/language/messages.ts';
import type { Problem, Problems } from '../problem.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

export const formMessages = inEveryLanguage({ en, hi });

/** A problem as a sentence. */
export function sentenceOf({ code, limit = 0 }: Problem, locale: Locale): string {
  const sentence = formMessages(locale).problems[code];
  return typeof sentence === 'string' ? sentence : sentence(limit);
}

/** Field name to sentence, as the endpoints answer and the form shows. */
export function sentencesOf(problems: Problems, locale: Locale): Record<string, string> {
  return Object.fromEntries(
    Object.entries(problems).map(([name, problem]) => [name, sentenceOf(problem, locale)]),
  );
}
