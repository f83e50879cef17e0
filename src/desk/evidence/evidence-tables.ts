import { roleInShort } from '#content/access/duties.ts';
import type { BackupRun } from '#platform/backup/runs.ts';
import { momentInShort } from '../moments.ts';
import type { AsvsLine } from './asvs/line.ts';
import type { Evidence } from './collect-evidence.ts';

/** A part of the evidence as a table: for the desk, for Markdown and for a spreadsheet. */
export type EvidenceTable = {
  key: string;
  title: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
};

export const asvsHead = ['Requirement', 'Level', 'In short', 'State', 'Test, or reason'] as const;

const states = { held: 'held', open: 'not held', away: 'does not apply' } as const satisfies Record<
  AsvsLine['state'],
  string
>;

export function asvsRow(line: AsvsLine): string[] {
  const shown = line.state === 'held' ? `${line.file}: ${line.title}` : line.why;
  return [line.id, String(line.level), line.words, states[line.state], shown];
}

/** Everything but ASVS, whose tables are by chapter. */
export function evidenceTables(evidence: Evidence): EvidenceTable[] {
  const { settings, retention, staff, contacts, incidents, backups } = evidence;
  const { backup, drill } = backups.state;
  return [
    {
      key: 'contacts',
      title: 'Contacts in an incident',
      head: ['For', 'Who'],
      rows: contacts.map(({ whatFor, who }) => [whatFor, who || 'no one is named']),
    },
    {
      key: 'backups',
      title: 'Backups and trial restores',
      head: ['What', 'Last success', 'Rows', 'Files', 'Last failure'],
      rows: [
        ['Backup', ...runRow(backup.lastGood), failureOf(backup.last)],
        ['Trial restore', ...runRow(drill.lastGood), failureOf(drill.last)],
      ],
    },
    {
      key: 'staff',
      title: 'Staff and their access',
      head: ['Name', 'E-mail', 'Role', 'Second factor', 'Last login', 'Open sessions'],
      rows: staff.map(({ name, email, role, hasSecondFactor, lastLoginAt, openSessions }) => [
        name,
        email,
        roleInShort(role),
        hasSecondFactor ? 'yes' : 'no',
        lastLoginAt ? momentInShort(lastLoginAt) : 'never',
        String(openSessions),
      ]),
    },
    {
      key: 'incidents',
      title: 'Incidents',
      head: ['Number', 'Noticed', 'Reported to CERT-In', 'Closed'],
      rows: incidents.map(({ id, noticedAt, reportedAt, closedAt }) => [
        id,
        momentInShort(noticedAt),
        reportedAt ? momentInShort(reportedAt) : 'no',
        closedAt ? momentInShort(closedAt) : 'no',
      ]),
    },
    {
      key: 'retention',
      title: 'Retention of personal data',
      head: ['Place', 'In words', 'Class', 'Kept', 'Deleted by'],
      rows: retention.map(({ place, name, dataClass, period, job }) => [place, name, dataClass, period, job]),
    },
    {
      key: 'settings',
      title: 'Settings in force',
      head: ['Setting', 'Value', 'From'],
      rows: settings.map(({ name, value, isSet }) => [
        name,
        value,
        isSet ? 'the environment' : value && 'default',
      ]),
    },
  ];
}

function runRow(run: BackupRun | undefined): [string, string, string] {
  if (!run) return ['never', '', ''];
  return [momentInShort(run.finishedAt), String(run.rows ?? 0), String(run.files ?? 0)];
}

function failureOf(run: BackupRun | undefined): string {
  return run?.problem ? `${momentInShort(run.finishedAt)}: ${run.problem}` : '';
}
