import { useEffect, useMemo, useState } from 'react';
import type { FormValues } from '#forms/form.ts';
import type { Locale } from '#ui/language/locales.ts';
import { housesSoFar as companySoFar } from '../../corporate-risk/houses-so-far.ts';
import type { QuestionnaireKey } from '../../engine/questionnaire.ts';
import { ChartBeingDrawn } from '../../houses/chart-being-drawn.tsx';
import { housesSoFar as householdSoFar } from '../../personal-risk/houses-so-far.ts';
import { onAnswers } from '../browser/answers-event.ts';
import { readStoredAnswers } from '../browser/stored-answers.ts';
import { type ChartContent, unpackChart } from './chart-content.ts';

export type BesideProps = {
  questionnaire: QuestionnaireKey;
  answers: FormValues;
  content: ChartContent;
  locale: Locale;
};

/** The chart next to the questions: a house is inked in as soon as its answers are there. No question waits for it. */
export function ChartBeside({ questionnaire, answers: drawn, content: packed, locale }: BesideProps) {
  const content = useMemo(() => unpackChart(packed), [packed]);
  const [answers, setAnswers] = useState(drawn);
  // The answers are kept by the journey, outside of this part of the page.
  useEffect(() => {
    const kept = readStoredAnswers(questionnaire);
    if (kept) setAnswers((known) => ({ ...known, ...kept.answers, ...kept.typing?.values }));
    return onAnswers(setAnswers);
  }, [questionnaire]);
  const housesSoFar = questionnaire === 'corporate-risk' ? companySoFar : householdSoFar;
  return <ChartBeingDrawn houses={housesSoFar(answers, content)} locale={locale} />;
}
