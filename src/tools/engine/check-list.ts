import { type FormValues, fieldOf, preferNot } from '#forms/form.ts';
import { shortLabel, valueInWords } from '#forms/words.ts';
import type { Locale } from '#ui/language/locales.ts';
import { wordsOf } from './content-of.ts';
import { pagesOf, reachableAnswers } from './path.ts';
import type { Questionnaire } from './questionnaire.ts';
import type { VersionContent } from './version.ts';

export type CheckedSection = { key: string; title: string; rows: readonly CheckedAnswer[] };

/** `said` is empty where nothing was answered. `page` is where it can be changed. */
export type CheckedAnswer = {
  question: string;
  page: string;
  asked: string;
  said: string;
  isDeclined: boolean;
};

/** All that was asked, by section, with what was said: for the page to check, the report and the staff. */
export function checkList(
  questionnaire: Questionnaire,
  {
    answers,
    content,
    locale,
  }: { answers: FormValues; content: Pick<VersionContent, 'sections' | 'questions'>; locale: Locale },
): CheckedSection[] {
  const standing = reachableAnswers(questionnaire, answers);
  const words = wordsOf(content);
  const pages = pagesOf(questionnaire, answers);
  return questionnaire.sections.flatMap(({ key }) => {
    const rows = pages
      .filter((page) => page.section === key)
      .flatMap(({ key: page, questions }) =>
        questions.map((question): CheckedAnswer => {
          const field = fieldOf(questionnaire, question);
          const value = standing[question] ?? '';
          const isDeclined = value === preferNot;
          const said =
            field && !isDeclined ? valueInWords({ field, words: words[question] }, value, locale) : '';
          return { question, page, asked: shortLabel(words, question), said, isDeclined };
        }),
      );
    const title = content.sections.find((section) => section.key === key)?.title ?? key;
    return rows.length > 0 ? [{ key, title, rows }] : [];
  });
}
