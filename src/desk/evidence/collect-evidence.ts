import { readSettings } from '#content/collections/site-settings/site-settings.read.ts';
import { overdue } from '#platform/backup/overdue.ts';
import { type BackupState, backupState } from '#platform/backup/runs.ts';
import { env } from '#platform/env.ts';
import { type SettingInForce, settingsInForce } from '#platform/settings-in-force.ts';
import { allPersonalData } from '../all-personal-data.ts';
import { type Incident, readIncidents } from '../incidents/incidents.ts';
import { type Colleague, readColleagues } from '../session/colleagues.ts';
import { asvsSummary } from './asvs/all-lines.ts';
import type { AsvsLine } from './asvs/line.ts';
import { linesHere } from './asvs/lines-here.ts';
import { type RetentionRow, retentionRows } from './retention-rows.ts';

/** The evidence for an auditor or the CISO, as it is at this moment. */
export type Evidence = {
  madeAt: Date;
  site: { brand: string; url: string };
  /** The state of ASVS with the settings in force, and in a sentence. */
  asvs: readonly AsvsLine[];
  summary: string;
  settings: readonly SettingInForce[];
  retention: readonly RetentionRow[];
  backups: { state: BackupState; isScheduled: boolean; late: { backup: boolean; drill: boolean } };
  staff: readonly Colleague[];
  contacts: readonly Contact[];
  incidents: readonly Incident[];
};

export type Contact = { whatFor: string; who: string };

export async function collectEvidence(now = new Date()): Promise<Evidence> {
  // First and alone: the content service is loaded for it, which takes so long that a connection would be given up.
  const settings = await readSettings();
  const [retention, state, staff, incidents] = await Promise.all([
    retentionRows(allPersonalData),
    backupState(),
    readColleagues(),
    readIncidents(),
  ]);
  const asvs = linesHere(env());
  return {
    madeAt: now,
    site: { brand: settings.brand, url: env().siteUrl },
    asvs,
    summary: asvsSummary(asvs),
    settings: settingsInForce(),
    retention,
    backups: { state, isScheduled: Boolean(env().backupTime), late: overdue(state, now) },
    staff,
    contacts: contactsOf(settings),
    incidents,
  };
}

type Settings = Awaited<ReturnType<typeof readSettings>>;

/** An empty one is listed as well: that no one is named is a finding. */
function contactsOf({ company, contact }: Settings): Contact[] {
  return [
    { whatFor: 'Alerts of the site', who: env().alertsTo ?? '' },
    { whatFor: 'Weaknesses, as /.well-known/security.txt says', who: contact.supportEmail },
    { whatFor: 'Contact person of the company', who: company.contactPerson },
    { whatFor: 'Grievance officer', who: company.grievanceOfficer },
    { whatFor: 'Telephone of the company', who: contact.helpline },
    { whatFor: 'CERT-In, within six hours, with a copy to IRDAI', who: 'https://www.cert-in.org.in/' },
  ];
}
