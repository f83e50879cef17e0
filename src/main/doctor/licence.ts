import { consider, type Finding, stop } from './finding.ts';

const noticeDays = 60;
const dayMs = 86_400_000;

/** The broker's licence, whose validity every page prints. Both dates are `YYYY-MM-DD`. */
export function checkLicence(validTill: string, today: string): Finding[] {
  const renew = 'Enter the renewed licence in /admin under Site settings.';
  if (!/^\d{4}-\d{2}-\d{2}$/.test(validTill))
    return [stop('The licence has no date until which it is valid.', renew)];
  const daysLeft = Math.round((Date.parse(validTill) - Date.parse(today)) / dayMs);
  if (daysLeft < 0) return [stop(`The licence was valid until ${validTill}, which has passed.`, renew)];
  if (daysLeft > noticeDays) return [];
  return [consider(`The licence is valid until ${validTill}, ${daysLeft} more days.`, renew)];
}
