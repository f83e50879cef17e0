import type pg from 'pg';
import { dateInIndia } from '#platform/clock.ts';
import { database } from '#platform/database.ts';
import { type NoticeParts, originalLanguage } from './notice-file.ts';
import type { Notice } from './notices.ts';

type NewReading = { notice: Notice; english: Notice; reader: string; markedBy: string };

/**
 * Records that a person has read a notice and found that it says what the English says. Both wordings are kept with it, so
 * that what visitors were shown can be looked up in later years.
 */
export async function recordReading(
  client: pg.ClientBase,
  { notice, english, reader, markedBy }: NewReading,
): Promise<void> {
  for (const { code, version, parts } of [notice, english])
    await client.query(
      `insert into enquiry.notice_texts (language, version, parts, made_by) values ($1, $2, $3, '')
       on conflict (language, version) do nothing`,
      [code, version, parts],
    );
  await client.query(
    `insert into enquiry.notice_readings (language, version, english_version, reader, marked_by)
     values ($1, $2, $3, $4, $5)`,
    [notice.code, notice.version, english.version, reader, markedBy],
  );
}

/** Takes a reading back: from now on no visitor sees the notice. @returns whether there was one */
export async function withdrawReading(client: pg.ClientBase, language: string, by: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `update enquiry.notice_readings set withdrawn_at = now(), withdrawn_by = $2
     where withdrawn_at is null
       and id = (select max(id) from enquiry.notice_readings where language = $1)`,
    [language, by],
  );
  return rowCount === 1;
}

type NewWording = { language: string; parts: NoticeParts; by: string };

/** Keeps another wording, which is unread. @returns its version: the day, and which one of that day it is */
export async function recordWording(
  client: pg.ClientBase,
  { language, parts, by }: NewWording,
): Promise<string> {
  // Two people who save at the same moment get a version each.
  await client.query(`select pg_advisory_xact_lock(hashtext('notice-texts'), hashtext($1))`, [language]);
  const { rows } = await client.query<{ version: string }>(
    `insert into enquiry.notice_texts (language, version, parts, made_by)
     select $1, $2 || '.' || (select count(*) + 1 from enquiry.notice_texts
       where language = $1 and version like $2 || '.%'), $3, $4
     returning version`,
    [language, dateInIndia(), parts, by],
  );
  return rows[0]?.version ?? '';
}

/**
 * Deletes readings that were withdrawn, or followed by a newer one, three years ago, and wordings that no reading is of. The
 * newest of each language stays: visitors see the notice because of it.
 */
export async function deleteOldReadings(): Promise<void> {
  await database().query(
    `delete from enquiry.notice_readings r where withdrawn_at < now() - interval '3 years'
       or exists (select from enquiry.notice_readings n where n.language = r.language and n.id > r.id
         and n.read_at < now() - interval '3 years')`,
  );
  await database().query(
    `delete from enquiry.notice_texts t where made_at < now() - interval '3 years'
       and exists (select from enquiry.notice_texts n where n.language = t.language and n.id > t.id and n.made_by <> '')
       and not exists (select from enquiry.notice_readings r where (r.language = t.language and r.version = t.version)
         or (t.language = $1 and r.english_version = t.version))`,
    [originalLanguage],
  );
}
