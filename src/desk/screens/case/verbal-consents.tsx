import { type CaseConsent, verbalConsentPurposes } from '#cases/case-consents.ts';
import type { ConsentPurpose } from '#forms/consents.ts';
import type { Language } from '#ui/language/locales.ts';
import { SpokenSentence } from './spoken-sentence.tsx';

type VerbalConsentsProps = {
  consents: readonly CaseConsent[];
  /** The language of the call. */
  language: Language;
  typed: Readonly<Record<string, string>>;
};

/**
 * Consents that are missing may be asked for on the telephone: the sentence is read out, and a consent is kept with it.
 */
export function VerbalConsents({ consents, language, typed }: VerbalConsentsProps) {
  const isGiven = (purpose: ConsentPurpose) =>
    consents.some((consent) => consent.purpose === purpose && consent.state === 'given');
  const missing = verbalConsentPurposes.filter((purpose) => !isGiven(purpose));
  if (missing.length === 0) return null;
  return (
    <fieldset className="case-spoken">
      <legend>Not allowed yet</legend>
      <input type="hidden" name="spoken" value={language} />
      <p>Read out, and tick if they say yes:</p>
      {missing.map((purpose) => (
        <label key={purpose}>
          <input type="checkbox" name={purpose} defaultChecked={typed[purpose] === 'on'} />
          <SpokenSentence purpose={purpose} language={language} />
        </label>
      ))}
    </fieldset>
  );
}
