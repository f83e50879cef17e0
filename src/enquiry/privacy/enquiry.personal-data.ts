import { isRetentionMonths, type Retention } from '#content/collections/site-settings/retention.field.ts';
import { readSettings } from '#content/collections/site-settings/site-settings.read.ts';
import { database } from '#platform/database.ts';
import { env } from '#platform/env.ts';
import { binDays } from '#platform/files/recycle-bin.ts';
import { ledgerMonths } from '#platform/ledger/ledger.ts';
import { deleteOldMailFiles, findMailFiles } from '#platform/mail/file-mailer.ts';
import type { FoundOfPerson, PersonalData, Whose } from '#platform/personal-data.ts';
import { forgetAttempts, limitKey } from '#platform/rate-limits.ts';
import { retentionOf } from '../definitions/find-form.ts';
import { columnsOf } from '../definitions/visitor-forms.ts';
import { sweepFeed } from '../feed/feed-entries.ts';
import { journalFolder } from '../journal/enquiry-journal.ts';
import { forgetErasures, noteErasure } from '../journal/erased-records.ts';
import { forgetUnreadable, unreadableDays } from '../journal/forget-unreadable.ts';
import { waitingOf } from '../journal/waiting-of-person.ts';
import { deleteOldNewsletterRequests } from '../newsletter-requests/delete-old-requests.ts';
import { type RegisterName, registerNames, registerOf } from '../registers.ts';
import { deleteExpiredKeysAndSolutions } from '../store/delete-expired.ts';
import {
  deleteUnclaimedUploads,
  discardUnknownFiles,
  removeOrphanedUploadFiles,
} from '../uploads/delete-unclaimed-uploads.ts';
import { sentFiles } from '../uploads/sent-files.ts';

/** Everything in which a visitor's submission leaves something of them; what they asked for says something as well. */
const ofSubmissions = ['reference', 'answers'];

const submissions = registerNames
  .map(registerOf)
  .filter(({ owner }) => owner)
  .map(({ table }) => `public.${table}`);
const dayMs = 86_400_000;

// A limit's name is in front.
const counted = `split_part(key, ':', 2)`;

export const enquiryPersonalData: readonly PersonalData[] = [
  ...registerNames.map(
    (name): PersonalData => ({
      place: `public.${registerOf(name).table}`,
      columns: [...ofSubmissions, ...columnsOf(name)],
      whose: whoseIn(name),
      settingsName: retentionOf(name),
      stays: { months: () => retentionMonths(retentionOf(name)) },
    }),
  ),
  {
    place: 'public.deliveries',
    columns: ['reference', 'body', 'last_error', 'message_id'],
    whose: { reference: 'reference' },
    stays: { with: submissions },
  },
  {
    // When each attempt was made, and what a server of ours or a CRM said to it.
    place: 'enquiry.delivery_attempts',
    columns: ['outcome'],
    stays: { with: ['public.deliveries'] },
  },
  {
    // The name that a CRM has for the record of an enquiry.
    place: 'enquiry.crm_records',
    columns: ['remote_id'],
    stays: { with: ['public.deliveries'] },
  },
  {
    // The place of an enquiry in the feed. Without its reference the entry tells a program what to delete.
    place: 'enquiry.feed_entries',
    columns: ['reference'],
    whose: { reference: 'reference' },
    masked: ['reference'],
    isPassing: true,
    stays: { until: 'its enquiry is gone, and its tombstone is thirteen months old', sweep: sweepFeed },
  },
  {
    place: 'public.consents',
    columns: ['reference', 'source'],
    whose: { reference: 'reference' },
    stays: { with: submissions },
  },
  {
    place: 'public.cases',
    columns: [
      'reference',
      'about',
      'name',
      'phone',
      'email',
      'purpose',
      'city',
      'page',
      'campaign',
      'reason',
    ],
    stays: { with: submissions },
  },
  {
    place: 'public.case_events',
    columns: ['reference', 'text', 'detail', 'who'],
    stays: { with: ['public.cases'] },
  },
  {
    place: 'enquiry.idempotency_keys',
    columns: ['response', 'body_hash', 'key'],
    whose: { reference: `response ->> 'reference'` },
    isPassing: true,
    stays: { until: 'a day has passed, or its record is deleted', sweep: deleteExpiredKeysAndSolutions },
  },
  {
    place: 'enquiry.news_wishes',
    columns: ['email', 'source'],
    whose: { email: 'email' },
    isPassing: true,
    stays: { until: 'it has been taken up, or a day has passed', sweep: deleteOldNewsletterRequests },
  },
  {
    // Only a keyed hash of the sender's address is kept.
    place: 'limits.attempts',
    columns: ['key'],
    whose: { email: counted, phone: counted, as: (identity: string) => [limitKey(identity)] },
    isPassing: true,
    stays: { until: 'the hour or day that it counts is over', sweep: forgetAttempts },
  },
  {
    place: 'enquiry.uploads',
    columns: ['id', 'name', 'reference'],
    whose: { reference: 'reference' },
    stays: {
      until: 'a day has passed unclaimed, or its application is deleted',
      sweep: deleteUnclaimedUploads,
    },
  },
  {
    // Records which member of staff downloaded a file, and when.
    place: 'enquiry.downloads',
    columns: ['staff_id'],
    stays: { with: ['public.resumes'] },
  },
  {
    place: sentFiles.folder,
    columns: [],
    filesOf: async ({ rowsIn }) => rowsIn('enquiry.uploads').map(({ id }) => String(id)),
    stays: { until: 'its row in enquiry.uploads is gone', sweep: removeOrphanedUploadFiles },
  },
  {
    place: 'files/bin/',
    columns: [],
    stays: { until: `it was in the bin for ${binDays} days`, sweep: discardUnknownFiles },
  },
  {
    // Sealed, on the disk of the instance that took it.
    place: journalFolder,
    columns: [],
    rowsOf: waitingOf,
    onErased: noteErasure,
    stays: {
      until: `the database is back and has it; what cannot be read or stored, ${unreadableDays} days`,
      sweep: forgetUnreadable,
    },
  },
  {
    // Keyed codes of what was withdrawn: so that a restored backup does not bring it back.
    place: 'enquiry.withdrawals',
    columns: ['code'],
    stays: { months: async () => ledgerMonths },
  },
  {
    // Hashes of people who were erased, so that no journal brings them back.
    place: 'enquiry.journal_erasures',
    columns: ['code'],
    stays: { until: 'thirteen months have passed', sweep: forgetErasures },
  },
  {
    // Without a mail server each mail is a file. A mail that is not a delivery (to a member of staff) goes after a day.
    place: 'mail/',
    columns: [],
    filesOf: mailFilesOf,
    isPassing: true,
    stays: { until: 'its delivery is gone, and it is a day old', sweep: forgetUnkeptMails },
  },
];

function whoseIn(name: RegisterName): Whose {
  const columns = columnsOf(name);
  const has = (column: string) => (columns.includes(column) ? column : undefined);
  return { email: has('email'), phone: has('phone'), reference: 'reference' };
}

/** Those of their deliveries, those that were sent to them, and those that tell of what they sent. */
function mailFilesOf({ person, rowsIn }: FoundOfPerson): Promise<string[]> {
  const messageIds = ['public.deliveries', 'mail.outgoing']
    .flatMap(rowsIn)
    .map((row) => String(row.message_id));
  const words = [...person.emails, ...person.phones, ...person.references];
  return findMailFiles(env().dataDir, { messageIds, words });
}

/** @throws Error when the setting cannot be read, or would delete what it should not */
async function retentionMonths(name: keyof Retention): Promise<number> {
  const months = (await readSettings()).retention[name];
  if (!isRetentionMonths(months)) throw new Error(`The setting retention.${name} is not a number of months.`);
  return months;
}

function forgetUnkeptMails(): Promise<number> {
  const { dataDir } = env();
  return deleteOldMailFiles(dataDir, { olderThanMs: dayMs, keptOf: deliveriesOf });
}

async function deliveriesOf(messageIds: string[]): Promise<string[]> {
  const { rows } = await database().query<{ message_id: string }>(
    'select message_id from deliveries where message_id = any($1)',
    [messageIds],
  );
  return rows.map((row) => row.message_id);
}
