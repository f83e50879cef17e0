import { maxBackupAgeHours, maxDrillAgeDays } from '#platform/backup/overdue.ts';
import { minDaysLeft } from './certificate.ts';
import type { Readings, SignalName } from './signals.ts';

/**
 * Conditions that alert a person. Prometheus gets all of them as rules (`deploy/prometheus/alerts.yaml`); those that compare
 * a signal are also sent as mails by the site itself where `ALERTS_TO` names someone, so that no one needs Prometheus.
 */
export type Alert = {
  name: string;
  forMinutes: number;
  summary: string;
  advice: string;
};

export type SignalAlert = Alert & { signal: SignalName } & ({ above: number } | { below: number });

export type ExpressionAlert = Alert & { expression: string };

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Sent as mails, and Prometheus knows them as well. */
export const mailedAlerts: readonly SignalAlert[] = [
  {
    name: 'DatabaseAway',
    signal: 'site_database_up',
    below: 1,
    forMinutes: 2,
    summary: 'The database is not responding',
    advice:
      'Visitors still read pages, and their enquiries are kept in the journal. Check the database server, its disk and DATABASE_URL.',
  },
  {
    name: 'ObjectStorageAway',
    signal: 'site_object_storage_up',
    below: 1,
    forMinutes: 2,
    summary: 'The object storage with our files is not responding',
    advice:
      'Visitors still read pages and send forms, but see no pictures and cannot send documents. Check the storage, its keys and S3_ENDPOINT; npm run doctor says what is refused.',
  },
  {
    name: 'JournalFillsUp',
    signal: 'site_journal_used_ratio',
    above: 0.5,
    forMinutes: 2,
    summary: 'Half of the space for enquiries kept without the database is used',
    advice:
      'Once it is full, visitors are asked to call. Bring the database back, or raise JOURNAL_MAX_MB and restart.',
  },
  {
    name: 'JournalUnreadable',
    signal: 'site_journal_set_aside',
    above: 0,
    forMinutes: 2,
    summary: 'A part of the journal of enquiries cannot be read or stored',
    advice:
      'It may be an enquiry under a former APP_SECRET, or one that the database refuses. The runbook "The database is away" says what to do within 30 days.',
  },
  {
    name: 'EnquiryUndelivered',
    signal: 'site_deliveries_oldest_seconds',
    above: 15 * minute,
    forMinutes: 2,
    summary: 'An enquiry has not reached anyone for 15 minutes',
    advice:
      'It is safe on the desk. The page /desk/mails shows why it was not delivered, and sends it again in one click.',
  },
  {
    name: 'MailUnsent',
    signal: 'site_mails_oldest_seconds',
    above: hour,
    forMinutes: 2,
    summary: 'A mail has waited in the outbox for an hour',
    advice: 'The page /desk/mails lists unsent mails by their cause, with what to do about it.',
  },
  {
    name: 'PageNotPublished',
    signal: 'site_pages_failing_seconds',
    above: 15 * minute,
    forMinutes: 2,
    summary: 'A page could not be published for 15 minutes',
    advice: 'Visitors read its last good version. The desk names the page and the block that fails.',
  },
  {
    name: 'DiskAlmostFull',
    signal: 'site_disk_free_ratio',
    below: 0.1,
    forMinutes: 5,
    summary: 'Less than a tenth of the disk is free',
    advice:
      'Without space nothing can be saved. Make room, or move DATA_DIR or the backups to a larger disk.',
  },
  {
    name: 'CertificateEnds',
    signal: 'site_certificate_days_left',
    below: minDaysLeft,
    forMinutes: 2,
    summary: `The certificate of the site ends in less than ${minDaysLeft} days`,
    advice:
      'Browsers refuse the site once it has ended. See why it was not renewed, and reload the web server after it is.',
  },
  {
    name: 'BackupOverdue',
    signal: 'site_backup_age_seconds',
    above: maxBackupAgeHours * hour,
    forMinutes: 2,
    summary: `No backup has succeeded for ${maxBackupAgeHours} hours`,
    advice: 'The page Upkeep on the desk shows why the last attempt failed.',
  },
];

const share = (part: string, whole: string) => `sum(rate(${part}[5m])) / sum(rate(${whole}[5m]))`;
const answers = 'site_request_duration_seconds_count';

/** For Prometheus alone: they need rates, or concern the load rather than the work. */
export const furtherAlerts: readonly (SignalAlert | ExpressionAlert)[] = [
  {
    name: 'ServerErrors',
    expression: `${share(`${answers}{status="5xx"}`, answers)} > 0.01`,
    forMinutes: 5,
    summary: 'More than one answer in a hundred is an error of the server',
    advice: 'Search the log for lines of level error; each has the id of its request.',
  },
  {
    name: 'QueueStalled',
    signal: 'site_queue_oldest_job_seconds',
    above: 10 * minute,
    forMinutes: 5,
    summary: 'A job has been due for ten minutes',
    advice: 'The workers do not keep up, or do not run. Check the log for "queue cannot reach its database".',
  },
  {
    name: 'PoolExhausted',
    signal: 'site_database_pool_waiting',
    above: 0,
    forMinutes: 5,
    summary: 'Requests wait for a connection to the database',
    advice: 'Raise DATABASE_CONNECTIONS, within what the server allows, or look for slow queries.',
  },
  {
    name: 'EventLoopBlocked',
    expression: 'nodejs_eventloop_lag_p99_seconds > 0.5',
    forMinutes: 5,
    summary: 'The process is busy for half a second at a time',
    advice: 'Take a CPU profile, or add an instance behind the balancer.',
  },
  {
    name: 'LoginsRefused',
    signal: 'site_logins_refused',
    above: 50,
    forMinutes: 0,
    summary: 'More than fifty logins were refused within fifteen minutes',
    advice: 'The audit log on the desk shows from where. Accounts pause automatically.',
  },
  {
    name: 'DrillOverdue',
    signal: 'site_drill_age_seconds',
    above: maxDrillAgeDays * day,
    forMinutes: 2,
    summary: `No backup was restored beside the site for ${maxDrillAgeDays} days`,
    advice: 'The page Upkeep on the desk shows why.',
  },
];

/** @returns undefined where the signal could not be read */
export function isBeyond(alert: SignalAlert, readings: Readings): boolean | undefined {
  const value = readings[alert.signal];
  if (value === undefined) return undefined;
  return 'above' in alert ? value > alert.above : value < alert.below;
}
