import { knownSettings } from '#content/collections/site-settings/known-settings.ts';
import { readSettings } from '#content/collections/site-settings/site-settings.read.ts';
import { teamMembers } from '#content/collections/team/team.read.ts';
import { env } from '#platform/env.ts';
import type { Locale } from '#ui/language/locales.ts';
import type { MailFacts } from './template.ts';

// A newsletter's thousand mails shall not become a thousand readings of the settings.
const keptMs = 20_000;
const kept = new Map<Locale, { facts: MailFacts; goodUntil: number }>();

/** As staff have set it, twenty seconds ago at most. @throws Error while no support address is set: it is every mail's sender */
export async function readMailFacts(locale: Locale): Promise<MailFacts> {
  const known = kept.get(locale);
  if (known && Date.now() < known.goodUntil) return known.facts;
  const [settings, team] = await Promise.all([readSettings(locale), teamMembers.read('', locale)]);
  const sender = settings.contact.supportEmail;
  if (!sender) throw new Error('No support address is set, in the settings or as SUPPORT_EMAIL.');
  const { brand, callingHours, company, contact } = knownSettings(settings);
  const advisers = team.filter(({ advisesOn, isExample }) => advisesOn?.length && !isExample);
  const facts = { sender, brand, callingHours, company, contact, advisers, siteUrl: env().siteUrl };
  kept.set(locale, { facts, goodUntil: Date.now() + keptMs });
  return facts;
}
