import { type CaseConsent, verbalConsentPurposes, verbalConsentSentence } from '#cases/case-consents.ts';
import type { ConsentPurpose } from '#forms/consents.ts';

type VerbalConsentsProps = {
  consents: readonly CaseConsent[];
  typed: Readonly<Record<string, string>>;
};

/**
 * Consents that are missing may be asked for on the telephone: the sentence is read out, and a consent is kept with it.
 */
export function VerbalConsents({ consents, typed }: VerbalConsentsProps) {
  const isGiven = (purpose: ConsentPurpose) =>
    consents.some((consent) => consent.purpose === purpose && consent.state === 'given');
  const missing = verbalConsentPurposes.filter((purpose) => !isGiven(purpose));
  if (missing.length === 0) return null;
  return (
    <fieldset className="case-spoken">
      <legend>Not allowed yet</legend>
      <p>Read out, and tick if they say yes:</p>
      {missing.map((purpose) => (
        <label key={purpose}>
          <input type="checkbox" name={purpose} defaultChecked={typed[purpose] === 'on'} />
          <q>{verbalConsentSentence(purpose)}</q>
        </label>
      ))}
    </fieldset>
  );
}
