import { isRetentionMonths } from '#content/collections/site-settings/retention.field.ts';
import { readSettings } from '#content/collections/site-settings/site-settings.read.ts';
import { ledgerMonths } from '#platform/ledger/ledger.ts';
import type { PersonalData } from '#platform/personal-data.ts';
import { deleteExpiredTokens, validMinutes } from '../access/access-tokens.ts';
import { deletePendingRequests } from '../ask/pending-request.ts';
import { deleteNotices } from '../requests/notices.ts';

/** Data of a request about personal data itself. The request stays, emptied, as the record that it was answered. */
export const privacyPersonalData: readonly PersonalData[] = [
  {
    place: 'public.privacy_requests',
    columns: [
      'reference',
      'name',
      'email',
      'phone',
      'about_reference',
      'about_field',
      'wrong',
      'right',
      'outcome',
      'nominee_name',
      'nominee_contact',
    ],
    whose: { email: 'email', phone: 'phone', reference: 'about_reference' },
    masked: [
      'name',
      'email',
      'phone',
      'about_reference',
      'about_field',
      'wrong',
      '"right"',
      'outcome',
      'nominee_name',
      'nominee_contact',
    ],
    settingsName: 'privacyRequestsMonths',
    stays: { months: requestsMonths },
  },
  {
    place: 'privacy.asked',
    columns: ['email', 'reference', 'last_digits', 'words'],
    whose: { email: 'email', reference: 'reference' },
    isPassing: true,
    stays: {
      until: 'the worker has looked, a second later; after a day at the latest',
      sweep: deletePendingRequests,
    },
  },
  {
    place: 'privacy.keys',
    columns: ['email'],
    whose: { email: 'email' },
    isPassing: true,
    stays: { until: `it is used, or ${validMinutes.link} minutes have passed`, sweep: deleteExpiredTokens },
  },
  {
    // Keyed codes of what an erased person was found by: so that a restored backup does not bring them back.
    place: 'privacy.erasures',
    columns: ['reference', 'codes'],
    stays: { months: async () => ledgerMonths },
  },
  {
    // Notices of ours, which belong to no submission: what they name may be no more.
    place: 'public.deliveries',
    columns: ['reference', 'body'],
    stays: { until: 'a notice of a privacy request has arrived', sweep: deleteNotices },
  },
];

/** @throws Error when the setting cannot be read, or would delete what it should not */
async function requestsMonths(): Promise<number> {
  const months = (await readSettings()).retention.privacyRequestsMonths;
  if (!isRetentionMonths(months))
    throw new Error('The setting retention.privacyRequestsMonths is not a number of months.');
  return months;
}
