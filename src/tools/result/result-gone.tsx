import { Island } from '#ui/island/island.tsx';
import type { Locale } from '#ui/language/locales.ts';
import type { QuestionnaireKey } from '../engine/questionnaire.ts';
import { resultMessages } from './messages/messages.ts';

type ResultGoneProps = {
  why: 'gone' | 'forgotten';
  base: string;
  questionnaire: QuestionnaireKey;
  locale: Locale;
};

/** Where a result was: said kindly, with the way to begin again. What this browser kept goes as well. */
export function ResultGone({ why, base, questionnaire, locale }: ResultGoneProps) {
  const texts = resultMessages(locale);
  return (
    <>
      <h1>{texts[why].title}</h1>
      <p role={why === 'forgotten' ? 'status' : undefined}>{texts[why].text}</p>
      <p>
        <a className="button" href={base}>
          {texts.again}
        </a>
      </p>
      {why === 'forgotten' && <Island name="forget-answers" on="load" props={{ questionnaire }} />}
    </>
  );
}
