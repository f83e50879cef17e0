import type { CalendarEntry } from '#platform/files/calendar-file.ts';
import { datesLeft, type Renewal, type Stage } from '../renewal.ts';

/** Texts in which `[cover]` and `[insurer]` are places to fill: a script gets them as plain data. */
export type CalendarWords = {
  reminders: Record<Stage, string>;
  lastDay: string;
  insurer: string;
  more: string;
};

export type EntryFacts = {
  words: CalendarWords;
  /** Name of the cover. */
  cover: string;
  checks: readonly string[];
  /** Address of the page. */
  url: string;
  /** The date in India. */
  today: string;
};

/**
 * The last day, and a day with an alarm for each date that is still to come. They are entries of their own, not alarms
 * of the last day: some calendars take no alarm that is weeks ahead of its entry, and forget it without a word. The same
 * policy gives the same entries, so that none is there twice; another insurer's policy has its own.
 */
export function calendarEntries(renewal: Renewal, facts: EntryFacts): CalendarEntry[] {
  const { words, cover, checks, url, today } = facts;
  const filled = (text: string) =>
    text.replace('[cover]', () => cover).replace('[insurer]', () => renewal.insurer);
  const insurer = renewal.insurer ? [filled(words.insurer)] : [];
  const lastDay = filled(words.lastDay);
  const uidOf = (entry: string) =>
    `renewal-${renewal.cover}-${renewal.day}-${digestOf(renewal.insurer)}-${entry}@${new URL(url).hostname}`;
  const reminders = datesLeft(renewal.day, today).map(({ stage, on }): CalendarEntry => {
    return {
      uid: uidOf(String(stage)),
      title: filled(words.reminders[stage]),
      text: [...insurer, words.more, ...checks.map((check) => `- ${check}`)].join('\n'),
      url,
      when: { day: on, reminder: 'same-morning' },
    };
  });
  const end = { uid: uidOf('end'), title: lastDay, text: insurer.join('\n') || lastDay, url };
  return [...reminders, { ...end, when: { day: renewal.day } }];
}

/** Few characters that differ with the name: two insurers on one day must not replace each other's entries. */
function digestOf(name: string): string {
  let digest = 0;
  for (const sign of name) digest = (Math.imul(digest, 31) + (sign.codePointAt(0) ?? 0)) >>> 0;
  return digest.toString(36);
}
