import type { ConsentPurpose } from '../../consents.ts';

/** Names of the consents in lists and mails. Apart from the forms' words: a browser needs none of them. */
export const en: Record<ConsentPurpose, string> = {
  consent: 'Contact about this request',
  consent_share: 'Sharing with insurers',
  consent_news: 'News',
  consent_whatsapp: 'WhatsApp',
};
