/** One box per purpose, none ticked beforehand; only the first is needed to send a form. */
export const consentPurposes = ['consent', 'consent_share', 'consent_news', 'consent_whatsapp'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];
export type Consents = Readonly<Record<ConsentPurpose, boolean>>;

export const mandatoryConsent = 'consent' satisfies ConsentPurpose;

/** How browsers, programs and people send a tick. */
const ticks: readonly unknown[] = [true, 'true', 'on', '1', 1];

export function isTicked(sent: unknown): boolean {
  return ticks.includes(sent);
}

/** @param asked what the form asks for: nothing else was given, whatever is sent */
export function consentsIn(
  input: Readonly<Record<string, unknown>>,
  asked: readonly ConsentPurpose[] = consentPurposes,
): Consents {
  const given = consentPurposes.map((purpose) => [
    purpose,
    asked.includes(purpose) && isTicked(input[purpose]),
  ]);
  return Object.fromEntries(given) as Consents;
}
