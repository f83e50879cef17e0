import { readSettings } from '#content/collections/site-settings/site-settings.read.ts';
import { env } from '#platform/env.ts';
import type { Locale } from '#ui/language/locales.ts';
import type { MailFacts } from './template.ts';

/** @throws Error while no support address is set: it is every mail's sender */
export async function readMailFacts(locale: Locale): Promise<MailFacts> {
  const { brand, callingHours, company, contact } = await readSettings(locale);
  if (!contact.supportEmail)
    throw new Error('No support address is set, in the settings or as SUPPORT_EMAIL.');
  return { brand, callingHours, company, contact, siteUrl: env().siteUrl };
}
