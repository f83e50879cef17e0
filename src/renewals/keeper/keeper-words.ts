import type { Locale } from '#ui/language/locales.ts';
import { renewalMessages } from '../messages/messages.ts';
import { type Stage, stages, type Unclear } from '../renewal.ts';
import type { CalendarWords } from './calendar-entries.ts';

export function calendarWords(locale: Locale): CalendarWords {
  const { reminder, lastDay, insurer, more } = renewalMessages(locale).calendar;
  return {
    reminders: Object.fromEntries(stages.map((stage) => [stage, reminder(stage, '[cover]')])) as Record<
      Stage,
      string
    >,
    lastDay: lastDay('[cover]'),
    insurer: insurer('[insurer]'),
    more,
  };
}

/** Plain data for the keeper's script. A script that brought its own words would bring those of all forms. */
export type KeeperProps = {
  unclear: Record<Unclear, string>;
  calendar: CalendarWords;
  /** That wrote the calendar file. */
  brand: string;
};

export function keeperProps(locale: Locale, brand: string): KeeperProps {
  return { unclear: renewalMessages(locale).unclear, calendar: calendarWords(locale), brand };
}
