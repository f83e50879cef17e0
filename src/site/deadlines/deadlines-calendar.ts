import { calendarFile } from '#platform/files/calendar-file.ts';
import type { Locale } from '#ui/language/locales.ts';
import { pathIn } from '#ui/language/paths.ts';
import { deadlinesOf, type Question } from './deadlines.ts';
import { deadlinesPath } from './deadlines-path.ts';
import { deadlineMessages } from './messages/messages.ts';

export const calendarPath = `${deadlinesPath}.ics`;

/** Where the dates are as a file for calendars: made of what the address says, and kept nowhere. */
export function calendarAddress(question: Question): string {
  return `${calendarPath}?${queryOf(question)}`;
}

function queryOf({ occasion, day }: Question): URLSearchParams {
  return new URLSearchParams({ about: occasion, on: day });
}

export type CalendarFacts = { brand: string; siteUrl: string; locale: Locale };

/** A whole day for each date. The same question gives the same entries, so that none is there twice. */
export function deadlinesCalendar(question: Question, { brand, siteUrl, locale }: CalendarFacts): string {
  const text = deadlineMessages(locale);
  const url = `${siteUrl}${pathIn(locale, deadlinesPath)}?${queryOf(question)}`;
  const entries = deadlinesOf(question).map(({ step, day, sources }) => {
    const { title, text: said } = text.steps[step];
    const from = text.source(sources.map((source) => text.sources[source]).join('; '));
    return {
      uid: `${step}-${question.day}@${new URL(siteUrl).hostname}`,
      title,
      text: `${said}\n${from}`,
      url,
      when: { day, reminder: 'morning-before' as const },
    };
  });
  return calendarFile(brand, entries);
}
