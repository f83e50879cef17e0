import { useEffect, useState } from 'react';
import type { FormValues } from '#forms/form.ts';
import type { Locale } from '#ui/language/locales.ts';
import type { VersionContent } from '../../engine/version.ts';
import { ChartSoFar } from '../../personal-risk/chart-so-far.tsx';
import { onAnswers } from '../browser/answers-event.ts';
import { readKept } from '../browser/kept-answers.ts';

export type BesideProps = { answers: FormValues; content: VersionContent; locale: Locale };

/** The chart beside the questions: a house is inked in as soon as its answers are there. No question waits for it. */
export function ChartBeside({ answers: drawn, content, locale }: BesideProps) {
  const [answers, setAnswers] = useState(drawn);
  // The answers are kept by the journey, outside of this part of the page.
  useEffect(() => {
    const kept = readKept('personal-risk');
    if (kept) setAnswers((known) => ({ ...known, ...kept.answers, ...kept.typing?.values }));
    return onAnswers(setAnswers);
  }, []);
  return <ChartSoFar answers={answers} content={content} locale={locale} />;
}
