import { statfs } from 'node:fs/promises';
import { crmNotices } from '#enquiry/deliveries/notice-types.ts';
import { journalUse } from '#enquiry/journal/journal-use.ts';
import { database, isUndefinedTable } from '#platform/database.ts';
import { env } from '#platform/env.ts';
import { countFailedJobs } from '#platform/failed-jobs.ts';
import { foldersInBuckets, isStorageAway } from '#platform/files/storage-presence.ts';
import { certificateDaysLeft } from './certificate.ts';

/**
 * Show whether the site does its work, beyond answering: each has its unit in its name, and is read on request.
 * `/metrics` prints them, and alerts (`alerts.ts`) compare them.
 */
export const signals = {
  site_database_up: 'Whether the database answers: 1 or 0.',
  site_database_pool_waiting: 'Requests of the site’s process that wait for a connection to the database.',
  site_object_storage_up:
    'Whether the object storage answers: 1 or 0. Absent where no files are kept in one.',
  site_disk_free_ratio: 'Free part of the disk that DATA_DIR is on, 0 to 1.',
  site_journal_used_ratio:
    'Used part of the journal of enquiries, which fills up while the database is away, 0 to 1.',
  site_journal_set_aside: 'Files of the journal that cannot be read or stored, and wait for a person.',
  site_queue_oldest_job_seconds: 'For how long the oldest job that is due has waited.',
  site_jobs_failed: 'Jobs that were given up on in the last thirty days.',
  site_deliveries_oldest_seconds: 'Age of the oldest enquiry that has not reached a mailbox or the CRM.',
  site_mails_oldest_seconds: 'Age of the oldest mail in the outbox that has not been sent.',
  site_pages_failing: 'Pages whose newest version cannot be published.',
  site_pages_failing_seconds: 'For how long the first of them has failed.',
  site_logins_refused: 'Wrong passwords and codes, and logins tried in a pause, of the last fifteen minutes.',
  site_certificate_days_left:
    'Days until the certificate of the site’s address ends. Absent without HTTPS, or where it cannot be reached from here.',
  site_backup_age_seconds: 'Since the last backup that succeeded. Absent without a schedule.',
  site_drill_age_seconds: 'Since a backup was last restored beside the site. Absent without a schedule.',
} as const;

export type SignalName = keyof typeof signals;

/** A signal that cannot be read is absent. */
export type Readings = Partial<Record<SignalName, number>>;

export async function readSignals(): Promise<Readings> {
  const [ofDisk, ofJournal, ofDatabase, ofCertificate] = await Promise.all([
    readDisk(),
    readJournalUse(),
    readDatabase(),
    readCertificate(),
  ]);
  const site_database_pool_waiting = database().waitingCount;
  return {
    ...ofDisk,
    ...ofJournal,
    ...ofDatabase,
    ...ofCertificate,
    ...readStorage(),
    site_database_pool_waiting,
  };
}

async function readCertificate(): Promise<Readings> {
  const daysLeft = await certificateDaysLeft(env());
  return daysLeft === undefined ? {} : { site_certificate_days_left: daysLeft };
}

function readStorage(): Readings {
  return foldersInBuckets().length > 0 ? { site_object_storage_up: isStorageAway() ? 0 : 1 } : {};
}

async function readDisk(): Promise<Readings> {
  const { bavail, blocks } = await statfs(env().dataDir);
  return blocks > 0 ? { site_disk_free_ratio: bavail / blocks } : {};
}

async function readJournalUse(): Promise<Readings> {
  const { usedRatio, setAside } = await journalUse();
  return { site_journal_used_ratio: usedRatio, site_journal_set_aside: setAside };
}

const secondsSince = (moment: string) => `extract(epoch from now() - ${moment})::float8`;

/** A backup that never succeeded is as old as the first attempt at one, or as the database's first migration. */
const sinceGoodRun = (kind: 'backup' | 'drill') =>
  `(select ${secondsSince('max(finished_at)')} from operations.backup_runs where kind = '${kind}' and problem is null)`;
const sinceInstalled = `(select ${secondsSince('min(created_at)')} from payload_migrations)`;

const queries: Partial<Record<SignalName, string>> = {
  site_queue_oldest_job_seconds: `select ${secondsSince('min(start_after)')} from pgboss.job
    where state in ('created', 'retry') and start_after < now()`,
  site_deliveries_oldest_seconds: `select ${secondsSince('min(created_at)')} from deliveries
    where state <> 'sent' and not (channel = 'crm' and subject = '${crmNotices.erased}')`,
  site_mails_oldest_seconds: `select ${secondsSince('min(created_at)')} from mail.outgoing where state <> 'sent'`,
  site_pages_failing: 'select count(*)::float8 from content.failed_pages',
  site_pages_failing_seconds: `select ${secondsSince('min(since)')} from content.failed_pages`,
  site_logins_refused: `select count(*)::float8 from staff.audit_log
    where kind in ('wrong-password', 'wrong-code', 'tried-in-pause') and created_at > now() - interval '15 minutes'`,
};

const backupQueries: Partial<Record<SignalName, string>> = {
  site_backup_age_seconds: `select coalesce(${sinceGoodRun('backup')}, ${sinceInstalled})`,
  site_drill_age_seconds: `select coalesce(${sinceGoodRun('drill')}, ${sinceInstalled})`,
};

async function readDatabase(): Promise<Readings> {
  const asked = Object.entries({ ...queries, ...(env().backupTime && backupQueries) });
  const columns = asked.map(([name, text]) => `coalesce((${text}), 0) as ${name}`);
  try {
    const [{ rows }, failed] = await Promise.all([
      database().query<Readings>(`select ${columns.join(',\n')}`),
      countFailedJobs(),
    ]);
    const site_jobs_failed = failed.reduce((sum, { count }) => sum + count, 0);
    return { site_database_up: 1, site_jobs_failed, ...rows[0] };
  } catch (error) {
    // A process that is older than the database's last migration says nothing rather than something wrong.
    return isUndefinedTable(error) ? { site_database_up: 1 } : { site_database_up: 0 };
  }
}
