import { readSettings } from '#content/collections/site-settings/site-settings.read.ts';
import type { SiteSettings } from '#content/model.ts';
import { env } from '#platform/env.ts';
import { keptReading } from './kept-reading.ts';

/** The two settings that saving depends on. */
export type SiteFacts = { callingHours: SiteSettings['callingHours']; supportEmail: string };

export const siteFacts = keptReading<SiteFacts>('settings', read, asSpecified);

async function read(): Promise<SiteFacts> {
  const { callingHours, contact } = await readSettings();
  return { callingHours, supportEmail: env().supportEmail ?? contact.supportEmail };
}

function asSpecified(): SiteFacts {
  const callingHours = { from: '10:00', to: '18:30', firstDay: 1, lastDay: 6 };
  return { callingHours, supportEmail: env().supportEmail ?? '' };
}
