/**
 * Entries for anyone's calendar, as a file of RFC 5545: lines that end with CRLF and have 75 bytes at most. The same
 * `uid` in a later file moves the entry that a calendar has already.
 */
export type CalendarEntry = {
  uid: string;
  title: string;
  text: string;
  url: string;
  /**
   * Half an hour from this moment, with a reminder before it; or a whole day, which leaves its hours free, with a
   * reminder at nine on that morning or on the one before.
   */
  when: { from: Date } | { day: string; reminder?: 'morning-before' | 'same-morning' };
};

export const calendarType = 'text/calendar; charset=utf-8; method=PUBLISH';

/** @param maker the program that wrote it */
export function calendarFile(maker: string, entries: readonly CalendarEntry[], now = new Date()): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(maker).replaceAll('/', ' ')}//calendar//EN`,
    'METHOD:PUBLISH',
    ...entries.flatMap((entry) => linesOf(entry, now)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function linesOf({ uid, title, text, url, when }: CalendarEntry, now: Date): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${utc(now)}`,
    `SEQUENCE:${Math.floor(now.getTime() / 60_000)}`,
    ...('from' in when
      ? [`DTSTART:${utc(when.from)}`, 'DURATION:PT30M']
      : [`DTSTART;VALUE=DATE:${when.day.replaceAll('-', '')}`, 'TRANSP:TRANSPARENT']),
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    `URL:${url}`,
    ...('from' in when ? reminder(title, '-PT15M') : []),
    ...('day' in when && when.reminder ? reminder(title, fromMidnight[when.reminder]) : []),
    'END:VEVENT',
  ];
}

/** A day begins at midnight. */
const fromMidnight = { 'morning-before': '-PT15H', 'same-morning': 'PT9H' };

function reminder(title: string, trigger: string): string[] {
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    `TRIGGER:${trigger}`,
    'END:VALARM',
  ];
}

/** `20261123T060000Z` */
function utc(moment: Date): string {
  return moment.toISOString().replace(/[-:]|\.\d{3}/g, '');
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

const maxBytes = 75;
// Browsers write calendar files as well, and have no Buffer.
const utf8 = new TextEncoder();

/** A line that is too long goes on in the next one, behind a space; no character is torn. */
function folded(line: string): string {
  let bytes = 0;
  let out = '';
  for (const character of line) {
    const size = utf8.encode(character).length;
    if (bytes + size > maxBytes) {
      out += '\r\n ';
      bytes = 1;
    }
    out += character;
    bytes += size;
  }
  return out;
}
