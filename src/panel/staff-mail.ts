import type { EmailAdapter } from 'payload';
import { env } from '#platform/env.ts';

/**
 * The content service writes to no one: what it would write of, a forgotten password, is asked for at the desk
 * (`session/password-links.ts`). Without an adapter it would print its mails.
 */
export const staffMail: EmailAdapter = () => ({
  name: 'no-mail',
  defaultFromAddress: env().supportEmail ?? `website@${new URL(env().siteUrl).hostname}`,
  defaultFromName: 'Website',
  sendEmail: () => Promise.reject(new Error('The content service sends no mail.')),
});
