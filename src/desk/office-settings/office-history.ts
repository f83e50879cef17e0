import { siteSettings } from '#content/collections/site-settings/site-settings.global.ts';
import { database } from '#platform/database.ts';
import type { OfficeSubject } from './office-subjects.ts';

/** A change of one of a subject's settings, as the audit log has it: who, when, and which. */
export type OfficeChange = { who: string; createdAt: Date; fields: string[] };

/** The newest first. */
export async function changesOfOffice({ fields }: OfficeSubject, limit: number): Promise<OfficeChange[]> {
  const labels = new Map(fields.map(({ place, label }) => [place, label]));
  const { rows } = await database().query<{ who: string; createdAt: Date; detail: string }>(
    `select who, created_at as "createdAt", detail from staff.audit_log
     where kind = 'settings-changed' and about = $1 and string_to_array(detail, ', ') && $2::text[]
     order by id desc limit $3`,
    [siteSettings.config.label, [...labels.keys()], limit],
  );
  return rows.map(({ detail, ...row }) => ({
    ...row,
    fields: detail.split(', ').flatMap((place) => labels.get(place) ?? []),
  }));
}
