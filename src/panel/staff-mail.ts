import type { EmailAdapter } from 'payload';
import { env } from '#platform/env.ts';

/**
 * The content service sends no mail: its only occasion, a forgotten password, is handled at the desk
 * (`session/password-links.ts`). Without an adapter it would print its mails.
 */
export const staffMail: EmailAdapter = () => ({
  name: 'no-mail',
  defaultFromAddress: env().supportEmail ?? `website@${new URL(env().siteUrl).hostname}`,
  defaultFromName: 'Website',
  sendEmail: () => Promise.reject(new Error('The content service sends no mail.')),
});
