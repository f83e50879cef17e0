import type { MailFacts } from '#mail/template.ts';
import { calendarFile } from '#platform/files/calendar-file.ts';
import type { Locale } from '#ui/language/locales.ts';
import { pathIn } from '#ui/language/paths.ts';
import { callMessages } from '../../messages/calls/messages.ts';
import { callPaths } from '../call-paths.ts';

export type CallEntry = {
  reference: string;
  when: { from: Date } | { day: string };
  facts: Pick<MailFacts, 'brand' | 'siteUrl'> & { callingSeries: string };
  locale: Locale;
};

/** The call as an entry for the visitor's calendar. Mails lie open on their way: of what was sent it says nothing. */
export function callEntry({ reference, when, facts, locale }: CallEntry): string {
  const words = callMessages(locale).calendar;
  const url = facts.siteUrl + pathIn(locale, callPaths.status);
  return calendarFile(facts.brand, [
    {
      uid: `${reference}@${new URL(facts.siteUrl).hostname}`,
      title: words.title(facts.brand),
      text: words.text({ reference, series: facts.callingSeries, page: url }),
      url,
      when,
    },
  ]);
}
