import { languageInEnglish } from '#content/translation/language-in-english.ts';
import { dateInIndia } from '#platform/clock.ts';
import { defaultLocale } from '#ui/language/locales.ts';
import type { Staff } from '../session/staff-of-request.ts';
import { isTime } from './office-rules.ts';
import type { OfficeField, OfficeProblems, OfficeSubject, OfficeValues } from './office-subjects.ts';
import { daysOf, isClosedTo, languagesOf, nameOf, setElsewhere } from './office-values.ts';

export type Typed = {
  values: OfficeValues;
  problems: OfficeProblems;
  /** Whether someone has saved the subject since the form was opened. */
  isStale: boolean;
};
type Input = Readonly<Record<string, string>>;

const maxLength = 200;
/** Before the name of a field: its value when the form was opened. */
export const wasPrefix = 'was.';

/**
 * The values in a form, and what is wrong with them. A value that is as it was is never refused: someone who corrects
 * one number need not know the other. If someone has saved in the meantime, a field that was not touched follows them.
 * @param now the values as they are stored
 * @param staff the person who sent the form
 */
export function readTyped(subject: OfficeSubject, input: Input, now: OfficeValues, staff: Staff): Typed {
  const values: Record<string, string> = {};
  const problems: Record<string, string> = {};
  let isStale = false;
  for (const field of subject.fields) {
    const isFixed = setElsewhere(field) !== undefined || isClosedTo(staff, field);
    for (const language of languagesOf(field)) {
      const name = nameOf(field, language);
      const is = now[name] ?? '';
      const was = input[wasPrefix + name] ?? is;
      isStale ||= was !== is;
      const value = isFixed ? is : typedValue(field, name, input, { was, is });
      values[name] = value;
      const fault = value === is ? undefined : faultOf(field, value);
      if (fault)
        problems[name] = language === defaultLocale ? fault : `${languageInEnglish(language)}: ${fault}`;
    }
  }
  return { values, problems: { ...subject.faults?.(values), ...problems }, isStale };
}

type Known = { was: string; is: string };

function typedValue({ kind }: OfficeField, name: string, input: Input, { was, is }: Known): string {
  if (kind === 'days') return typedDays(name, input, { was, is });
  const typed = (input[name] ?? '').replace(/\s+/g, ' ').trim();
  return typed === was ? is : typed;
}

/** Days that have passed are not in the form, and stay; a colleague's changes and these are both kept. */
function typedDays(name: string, input: Input, { was, is }: Known): string {
  const typed = Object.entries(input)
    .filter(([key]) => key.startsWith(`${name}.`))
    .map(([, value]) => value.trim())
    .filter(Boolean);
  const offered = daysOf(was).filter((day) => day >= dateInIndia());
  const removed = offered.filter((day) => !typed.includes(day));
  const added = typed.filter((day) => !offered.includes(day));
  const kept = daysOf(is).filter((day) => !removed.includes(day));
  return [...new Set([...kept, ...added])].toSorted().join(',');
}

function faultOf({ kind, isOptional, fault }: OfficeField, value: string): string | undefined {
  if (!value) return isOptional ? undefined : 'This cannot be empty.';
  if (kind !== 'days' && value.length > maxLength) return `At most ${maxLength} characters.`;
  if (kind === 'time' && !isTime(value)) return 'Choose a time of day.';
  if (kind === 'weekday' && !/^[1-7]$/.test(value)) return 'Choose a day of the week.';
  return fault?.(value);
}
