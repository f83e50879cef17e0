import { auditMonths } from '#content/audit/audit-log.ts';
import { deleteOldChanges } from '#content/collections/changes/changes.ts';
import { deleteOldReadings } from '#enquiry/notices/change-notices.ts';
import type { PersonalData } from '#platform/personal-data.ts';
import { deleteOldExports } from './exports/export-log.ts';
import { deleteOldIncidents } from './incidents/incidents.ts';
import { deleteOldAttempts } from './session/attempts.ts';
import { deleteUnusedBrowsers } from './session/known-browsers.ts';

/** Data of members of staff: kept as long as they have an account. */
const account = 'an administrator deletes the account';

export const staffPersonalData: readonly PersonalData[] = [
  { place: 'public.users', columns: ['name', 'email', 'hash', 'salt'], stays: { until: account } },
  { place: 'public.users_sessions', columns: ['id'], stays: { with: ['public.users'] } },
  { place: 'public.users_languages', columns: ['value'], stays: { with: ['public.users'] } },
  { place: 'staff.second_factors', columns: ['sealed_secret'], stays: { with: ['public.users'] } },
  { place: 'staff.recovery_codes', columns: ['digest'], stays: { with: ['public.users'] } },
  { place: 'staff.office_identities', columns: ['subject'], stays: { with: ['public.users'] } },
  {
    place: 'staff.sessions',
    columns: ['id', 'device', 'provider_session'],
    stays: { with: ['public.users'] },
  },
  {
    place: 'staff.known_browsers',
    columns: ['id', 'device', 'place'],
    stays: { until: 'it was not used for 180 days', sweep: deleteUnusedBrowsers },
  },
  {
    place: 'staff.login_attempts',
    columns: ['source'],
    stays: { until: 'nothing was added to the count for a day', sweep: deleteOldAttempts },
  },
  { place: 'staff.password_links', columns: ['digest'], stays: { with: ['public.users'] } },
  {
    // No one who wrote to us is in it: which cases were in a file is not kept.
    place: 'staff.exports',
    columns: ['who', 'reason'],
    stays: { until: 'three years have passed', sweep: deleteOldExports },
  },
  {
    // No visitor is in it: records are there by their number, requests by their reference.
    place: 'staff.audit_log',
    columns: ['who', 'about', 'network', 'device'],
    stays: { months: async () => auditMonths },
  },
  {
    // Staff are asked to name no one in it.
    place: 'staff.incidents',
    columns: ['who', 'what'],
    stays: { until: 'three years after it was closed', sweep: deleteOldIncidents },
  },
  {
    // Names a reader, of the staff or asked by them.
    place: 'enquiry.notice_readings',
    columns: ['reader', 'marked_by', 'withdrawn_by'],
    stays: { until: 'it was withdrawn or followed by another three years ago', sweep: deleteOldReadings },
  },
  {
    place: 'enquiry.notice_texts',
    columns: ['made_by'],
    stays: {
      until: 'three years have passed, and it is neither in use nor was ever read',
      sweep: deleteOldReadings,
    },
  },
  {
    place: 'content.changes',
    columns: ['who'],
    stays: { until: 'three years have passed', sweep: deleteOldChanges },
  },
  // Names the person who confirmed the list; confirming it again replaces the name.
  {
    place: 'desk.ombudsman_lists',
    columns: ['confirmed_by'],
    stays: { until: 'the list is confirmed again' },
  },
  // Names the administrator who made a key.
  { place: 'enquiry.feed_keys', columns: ['made_by'], stays: { until: 'an administrator ends the key' } },
  // Names the editor who has scheduled an issue.
  {
    place: 'newsletter.planned',
    columns: ['who'],
    stays: {
      until: 'the issue is sent or taken off the schedule',
      by: 'the sending, and the press that takes it off',
    },
  },
  { place: 'desk.call_codes', columns: ['code'], stays: { with: ['public.cases'] } },
  // Each folder lists who works here, with their e-mail.
  { place: 'evidence/', columns: [], stays: { until: 'the person who wrote a folder deletes it' } },
  // How they like their lists, and which record they have open.
  { place: 'public.payload_preferences_rels', columns: ['users_id'], stays: { with: ['public.users'] } },
  { place: 'public.payload_locked_documents_rels', columns: ['users_id'], stays: { with: ['public.users'] } },
];
