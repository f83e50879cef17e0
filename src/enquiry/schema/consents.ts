/** One box per purpose, none ticked beforehand; only the first is needed to send the form. */
export const consentPurposes = ['consent', 'consent_share', 'consent_news', 'consent_whatsapp'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];
export type Consents = Record<ConsentPurpose, boolean>;
