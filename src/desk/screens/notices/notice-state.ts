import { type NoticeFile, originalLanguage } from '#enquiry/notices/notice-file.ts';
import type { Notice } from '#enquiry/notices/notices.ts';
import { dateInIndia } from '#platform/clock.ts';
import { dateInWords } from '#ui/language/dates.ts';
import { defaultLocale } from '#ui/language/locales.ts';

export const noticesPath = '/desk/words/notices';

export function noticeAddress({ code }: Pick<NoticeFile, 'code'>): string {
  return `${noticesPath}/${code}`;
}

export function isOriginal({ code }: Pick<NoticeFile, 'code'>): boolean {
  return code === originalLanguage;
}

/** Names the reader of a notice and the day, or the reason why visitors do not see it. */
export function stateInWords(notice: Notice): string {
  const { version, isRead, reading, correctedBy } = notice;
  if (isOriginal(notice)) return 'The original';
  if (!reading) return correctedBy ? `Unread, corrected by ${correctedBy}` : 'Unread, written by a machine';
  const { reader, markedBy, readAt, withdrawnAt, withdrawnBy } = reading;
  const recorded = markedBy === reader ? '' : `, recorded by ${markedBy}`;
  if (isRead) return `Read by ${reader} on ${dayOf(readAt)}${recorded}`;
  if (withdrawnAt) return `Unread, withdrawn by ${withdrawnBy} on ${dayOf(withdrawnAt)}`;
  if (reading.version !== version) return `Unread, changed after ${reader} had read it`;
  return `Unread, the English was changed after ${reader} had read it`;
}

function dayOf(moment: Date): string {
  return dateInWords(dateInIndia(moment), defaultLocale);
}
