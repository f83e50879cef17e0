import { licenceStatus } from '#content/collections/site-settings/licence.ts';
import { consider, type Finding, stop } from './finding.ts';

/** The broker's licence, whose end date, if it has one, every page prints. Both dates are `YYYY-MM-DD`. */
export function checkLicence(validTill: string | undefined, today: string): Finding[] {
  const renew = 'Enter the renewed licence in /admin under Site settings.';
  const { state, daysLeft } = licenceStatus(validTill, today);
  if (state === 'past') return [stop(`The licence was valid until ${validTill}, which has passed.`, renew)];
  if (state !== 'ending') return [];
  return [consider(`The licence is valid until ${validTill}, ${daysLeft} more days.`, renew)];
}
