import { registerOf } from '#enquiry/registers.ts';
import { dayInWords, slotInWords } from '#forms/slot-in-words.ts';
import { dateInIndia } from '#platform/clock.ts';
import type { Locale } from '#ui/language/locales.ts';
import type { CallStatus } from './call-status.ts';
import type { OwnCall } from './own-call.ts';
import { ownWords } from './own-words.ts';

/** The page's first words: the finding as a heading, and its meaning below. */
export function callInWords(
  call: Pick<OwnCall, 'adviser' | 'attempts' | 'register' | 'steps'>,
  finding: CallStatus,
  locale: Locale,
): { heading: string; lead: string } {
  const { headings, leads, someone } = ownWords(call.register, locale);
  const who = call.adviser ?? someone;
  switch (finding.kind) {
    case 'slot':
      return { heading: headings.slot({ who, when: slotInWords(finding, locale) }), lead: promised() };
    case 'day':
      return { heading: headings.day({ who, day: dayInWords(finding.day, locale) }), lead: promised() };
    case 'late': {
      const lead = registerOf(call.register).isCalled ? leads.late : leads.lateAnswer;
      return { heading: headings.late(dayInWords(finding.day, locale)), lead };
    }
    case 'writes':
      return { heading: headings.writes(dayInWords(finding.day, locale)), lead: leads.writes };
    case 'spoken': {
      const lead = finding.day ? leads.spoken(dayInWords(finding.day, locale)) : leads.spokenOnly;
      return { heading: headings.spoken, lead };
    }
    case 'done':
      return { heading: headings.done, lead: leads.closed };
    default:
      return { heading: headings[finding.kind], lead: leads[finding.kind] };
  }

  function promised(): string {
    const tried = call.steps.findLast(({ kind }) => kind === 'not-reached');
    return call.attempts > 0 && tried
      ? leads.tried(dayInWords(dateInIndia(tried.createdAt), locale))
      : leads.promised;
  }
}
