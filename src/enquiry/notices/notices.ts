import { database, isUnavailable } from '#platform/database.ts';
import { isDatabaseAway } from '#platform/database-presence.ts';
import { describeError } from '#platform/log.ts';
import { logThrottled } from '#platform/log-throttled.ts';
import { type NoticeFile, type NoticeParts, originalLanguage } from './notice-file.ts';
import { noticeAsSent } from './notice-read.ts';
import { noticeFiles } from './read-notice-files.ts';

/** A language's notice as it is now, with what is known of who has read it. */
export type Notice = NoticeFile & {
  /** The member of staff whose wording it is; nothing for the one that ships. */
  correctedBy?: string;
  /** The newest reading, of whichever wording. */
  reading?: Reading;
  /** English, or read by a person in this wording against this English. */
  isRead: boolean;
};

export type Reading = {
  version: string;
  englishVersion: string;
  /** The person who read it, of the staff or not. */
  reader: string;
  /** The member of staff who recorded it. */
  markedBy: string;
  readAt: Date;
  withdrawnAt: Date | null;
  withdrawnBy: string | null;
};

/** Where staff's wordings and their readings are. */
export const noticeTables = ['enquiry.notice_texts', 'enquiry.notice_readings'] as const;

type Correction = { language: string; version: string; parts: NoticeParts; madeBy: string };

/** Every language, English first. */
export async function readNotices(): Promise<Notice[]> {
  const [corrections, readings] = await Promise.all([readCorrections(), readReadings()]);
  const present = noticeFiles().map((file) => {
    const correction = corrections.find(({ language }) => language === file.code);
    const { version = file.version, parts = file.parts, madeBy } = correction ?? {};
    return { ...file, version, parts, ...(madeBy && { correctedBy: madeBy }) };
  });
  const english = present.find(({ code }) => code === originalLanguage)?.version ?? '';
  return present.map((notice) => {
    const reading = readings.find(({ language }) => language === notice.code);
    const isRead = notice.code === originalLanguage || isInForce(reading, notice.version, english);
    return { ...notice, ...(reading && { reading }), isRead };
  });
}

function isInForce(reading: Reading | undefined, version: string, english: string): boolean {
  return reading?.version === version && reading.englishVersion === english && !reading.withdrawnAt;
}

async function readCorrections(): Promise<Correction[]> {
  const { rows } = await database().query<Correction>({
    name: 'notice-corrections',
    text: `select distinct on (language) language, version, parts, made_by as "madeBy"
      from enquiry.notice_texts where made_by <> '' order by language, id desc`,
  });
  return rows;
}

async function readReadings(): Promise<(Reading & { language: string })[]> {
  const { rows } = await database().query<Reading & { language: string }>({
    name: 'notice-readings',
    text: `select distinct on (language) language, version, english_version as "englishVersion", reader,
        marked_by as "markedBy", read_at as "readAt", withdrawn_at as "withdrawnAt", withdrawn_by as "withdrawnBy"
      from enquiry.notice_readings order by language, id desc`,
  });
  return rows;
}

/** Languages that every page has anyway: for these alone there is nothing to choose. */
const ofTheSite: readonly string[] = ['en', 'hi'];

/**
 * The notices that visitors may choose from. There are none before a language beside English and Hindi has been read, and
 * while the database is away.
 */
export async function shownNotices(): Promise<Notice[]> {
  if (isDatabaseAway()) return [];
  try {
    const read = (await readNotices()).filter(({ isRead }) => isRead);
    return read.some(({ code }) => !ofTheSite.includes(code)) ? read : [];
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    logThrottled('the consent notices cannot be read', describeError(error), { level: 'warn' });
    return [];
  }
}

/** @returns the notice in a language, as a form carries it; nothing where visitors may not see it */
export async function noticeOfLanguage(code: string): Promise<string | undefined> {
  const found = (await shownNotices()).find((notice) => notice.code === code);
  return found && noticeAsSent(found);
}
