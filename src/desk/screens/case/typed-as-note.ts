import { verbalConsentPurposes } from '#cases/case-consents.ts';
import { caseOutcomes, isOneOf } from '#cases/case-words.ts';
import { consentTitles } from '#forms/messages/consent-titles/messages.ts';
import { defaultLocale } from '#ui/language/locales.ts';
import { waysOfCall } from './ways-of-call.ts';

type Typed = Readonly<Record<string, string>>;

/**
 * All that was typed and chosen in the panel of a call, as the lines of a note: once a colleague has taken the case a
 * note is all that can still be added to it, and the call has been made.
 */
export function typedAsNote(typed: Typed): string {
  const { note, how, outcome, why } = typed;
  const agreed = verbalConsentPurposes.filter((purpose) => typed[purpose] === 'on');
  const lines = [
    waysOfCall.find(([value]) => value === how)?.[1],
    note,
    isOneOf(caseOutcomes, outcome) && `What came of it: ${caseOutcomes[outcome]}`,
    why && `Why: ${why}`,
    agreed.length > 0 &&
      `They said yes to: ${agreed.map((purpose) => consentTitles(defaultLocale)[purpose]).join(', ')}`,
    nextStep(typed),
  ];
  return lines.filter(Boolean).join('\n');
}

function nextStep({ step = '', when = '', day = '', time = '' }: Typed): string {
  const moment = when === 'other' ? `${day} ${time}`.trim() : when.replace('T', ' ');
  const words = [step, moment && `on ${moment}`].filter(Boolean).join(', ');
  return words && `Next step: ${words}`;
}
