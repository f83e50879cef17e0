import { knownSettings } from '#content/collections/site-settings/known-settings.ts';
import { usualRetention } from '#content/collections/site-settings/retention.field.ts';
import { readSettings } from '#content/collections/site-settings/site-settings.read.ts';
import type { SiteSettings } from '#content/model.ts';
import type { FormFacts } from '#forms/kind.ts';
import { env } from '#platform/env.ts';
import { cachedRead } from './cached-read.ts';

/** The settings that a form and its saving depend on. */
export type SiteFacts = Pick<SiteSettings, 'callingHours' | 'retention'> & {
  /** Where mails about enquiries go. */
  supportEmail: string;
  /** The same as visitors are told it. Empty while it is a placeholder. */
  shownEmail: string;
  /** Empty while it is a placeholder. */
  helpline: string;
};

export const siteFacts = cachedRead<SiteFacts>('settings', read, asSpecified);

async function read(): Promise<SiteFacts> {
  const settings = await readSettings();
  const { callingHours, retention, contact } = settings;
  const { helpline, supportEmail: shownEmail } = knownSettings(settings).contact;
  return { callingHours, retention, helpline, shownEmail, supportEmail: contact.supportEmail };
}

function asSpecified(): SiteFacts {
  const callingHours = { from: '10:00', to: '18:30', firstDay: 1, lastDay: 6, holidays: [] };
  const supportEmail = env().supportEmail ?? '';
  return { callingHours, retention: usualRetention, supportEmail, shownEmail: supportEmail, helpline: '' };
}

/**
 * Reads the facts that validating and rendering a form depend on.
 * @param today the date in India
 */
export async function formFacts(today: string): Promise<FormFacts> {
  const { callingHours: hours } = await siteFacts();
  return { today, hours };
}
