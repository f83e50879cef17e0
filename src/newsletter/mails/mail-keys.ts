/** By which the outbox names this room's mails; their templates are loaded only where mails are rendered. */
export const newsletterMails = {
  confirm: 'newsletter-confirm',
  already: 'newsletter-already',
  issue: 'newsletter-issue',
} as const;
