import { knownSettings } from '#content/collections/site-settings/known-settings.ts';
import { readSettings } from '#content/collections/site-settings/site-settings.read.ts';
import { teamMembers } from '#content/collections/team/team.read.ts';
import { smallSquare } from '#content/collections/upload/small-square.ts';
import { pictureOf } from '#content/collections/upload/upload.read.ts';
import type { TeamMember } from '#content/model.ts';
import { env } from '#platform/env.ts';
import { describeError, log } from '#platform/log.ts';
import { defaultLocale, type Locale } from '#ui/language/locales.ts';
import type { MailAdviser, MailFacts } from './template.ts';

// Twice the size at which it is shown.
const portraitPx = 112;

// A newsletter's thousand mails shall not become a thousand readings of the settings.
const keptMs = 20_000;
const kept = new Map<Locale, { facts: MailFacts; goodUntil: number }>();

/** As staff have set it, twenty seconds ago at most. @throws Error while no support address is set: it is every mail's sender */
export async function readMailFacts(locale: Locale): Promise<MailFacts> {
  const known = kept.get(locale);
  if (known && Date.now() < known.goodUntil) return known.facts;
  const [settings, team] = await Promise.all([readSettings(locale), teamMembers.read('', locale)]);
  const sender = settings.contact.supportEmail;
  if (!sender) throw new Error('No support address is set, either in the settings or as SUPPORT_EMAIL.');
  const { brand, callingHours, company, contact } = knownSettings(settings);
  const answering = team.filter(({ advisesOn, isExample }) => advisesOn?.length && !isExample);
  const advisers = await Promise.all(answering.map(withPortrait));
  const facts = { sender, brand, callingHours, company, contact, advisers, siteUrl: env().siteUrl };
  kept.set(locale, { facts, goodUntil: Date.now() + keptMs });
  return facts;
}

/** No mail waits for a photograph: without it, the initials are shown. */
async function withPortrait(member: TeamMember): Promise<MailAdviser> {
  try {
    const picture = await pictureOf(member.picture, {
      ask: (source, asked) => source.read(asked, defaultLocale),
    });
    return { ...member, portrait: picture && (await smallSquare(picture, portraitPx)) };
  } catch (error) {
    log.warn('portrait not read', describeError(error));
    return member;
  }
}
