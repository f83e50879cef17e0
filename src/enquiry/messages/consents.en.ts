import type { ConsentPurpose } from '../schema/consents.ts';

/**
 * The wording that a visitor agrees to. It is stored with every consent, so a change of one letter here
 * needs a new version (a test compares the two).
 */
export const consentVersion = '2026-11-21';

export const consentTexts: Record<ConsentPurpose, string> = {
  consent: 'You may contact me by phone and e-mail about this request.',
  consent_share: 'You may share these details with insurers to get quotes for me.',
  consent_news: 'You may send me news and offers. I can stop them at any time.',
  consent_whatsapp: 'You may write to me on WhatsApp about this request.',
};
