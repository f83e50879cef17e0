import { verbalConsentSentence } from '#cases/case-consents.ts';
import type { ConsentPurpose } from '#forms/consents.ts';
import { defaultLocale, type Language, languageFacts } from '#ui/language/locales.ts';

type SpokenSentenceProps = {
  purpose: ConsentPurpose;
  /** The language of the call. */
  language: Language;
};

/** A consent to be read out; in another language than the desk's, its English is below. */
export function SpokenSentence({ purpose, language }: SpokenSentenceProps) {
  const english = verbalConsentSentence(purpose, defaultLocale);
  if (language === defaultLocale) return <q>{english}</q>;
  return (
    <span>
      <q className="case-read-out" lang={languageFacts(language).tag}>
        {verbalConsentSentence(purpose, language)}
      </q>
      <span className="case-in-english">{english}</span>
    </span>
  );
}
