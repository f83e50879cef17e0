import { licenceStatus } from '#content/collections/site-settings/licence.ts';
import { consider, type Finding, stop } from './finding.ts';

/** The broker's licence, whose validity every page prints. Both dates are `YYYY-MM-DD`. */
export function checkLicence(validTill: string, today: string): Finding[] {
  const renew = 'Enter the renewed licence in /admin under Site settings.';
  const { state, daysLeft } = licenceStatus(validTill, today);
  if (state === 'undated') return [stop('No end date has been entered for the licence.', renew)];
  if (state === 'past') return [stop(`The licence was valid until ${validTill}, which has passed.`, renew)];
  if (state === 'valid') return [];
  return [consider(`The licence is valid until ${validTill}, ${daysLeft} more days.`, renew)];
}
