import { isPlaceholder } from '#content/collections/site-settings/placeholder.ts';
import { languageInEnglish } from '#content/translation/language-in-english.ts';
import { type CallingHours, callingTimes, isCallingDay } from '#forms/calling-times.ts';
import { callingHoursInWords, dayInWords } from '#forms/slot-in-words.ts';
import { dateInIndia, timeInIndia } from '#platform/clock.ts';
import { database } from '#platform/database.ts';
import { pagesThatSay } from '#site/publisher/pages-that-say.ts';
import { timeInWords, weekdayInWords } from '#ui/language/dates.ts';
import { defaultLocale, type Language, languageCodes } from '#ui/language/locales.ts';
import { isTime } from './office-rules.ts';
import type { OfficeField, OfficeSubject, OfficeValues } from './office-subjects.ts';
import { daysOf, languagesOf, nameOf } from './office-values.ts';

/** The changes that a save would make for visitors, said before it is done. */
export type OfficeEffects = { lines: OfficeLine[]; notes: string[] };
export type OfficeLine = {
  label: string;
  /** As visitors read it; empty where it is not set. */
  before: string;
  after: string;
  /** Where visitors read what was there; undefined where no one has looked. */
  pages: string[] | undefined;
};

export async function officeEffects(
  subject: OfficeSubject,
  before: OfficeValues,
  after: OfficeValues,
): Promise<OfficeEffects> {
  if (subject.key === 'hours') return effectsOnHours(before, after);
  if (subject.key === 'holidays') return effectsOfDays(before, after);
  const changed = subject.fields.flatMap((field) =>
    languagesOf(field).flatMap((language) => {
      const name = nameOf(field, language);
      return before[name] === after[name] ? [] : [{ field, language, name }];
    }),
  );
  const lines: OfficeLine[] = [];
  for (const { field, language, name } of changed) {
    const was = known(before[name]);
    const texts = field.isTranslated ? { [language]: [was] } : everywhere(() => was);
    lines.push({
      label: labelIn(field, language),
      before: was,
      after: after[name] ?? '',
      pages: was ? await pagesThatSay(texts) : undefined,
    });
  }
  return { lines, notes: leftInOthers(subject, before, after) };
}

/** A name that is new in English only would leave the former one on the pages of another language. */
function leftInOthers({ fields }: OfficeSubject, before: OfficeValues, after: OfficeValues): string[] {
  return fields.flatMap((field) => {
    if (before[field.place] === after[field.place]) return [];
    return languagesOf(field).flatMap((language) => {
      const name = nameOf(field, language);
      const kept = after[name];
      if (language === defaultLocale || !kept || kept !== before[name]) return [];
      return [`${labelIn(field, language)} stays as it is: ${kept}.`];
    });
  });
}

export function labelIn({ label }: OfficeField, language: Language): string {
  return language === defaultLocale ? label : `${label}, in ${languageInEnglish(language)}`;
}

/** A value as a person reads it: `Saturday`, `10 am`. */
export function valueInWords({ kind }: OfficeField, value: string): string {
  if (kind === 'weekday') return weekdayInWords(Number(value), defaultLocale);
  if (kind === 'time') return isTime(value) ? timeInWords(value, defaultLocale) : value;
  if (kind === 'days') return daysOf(value).map(inWords).join('; ');
  return known(value);
}

/** A placeholder is on no page: it counts as not set. */
function known(value = ''): string {
  return isPlaceholder(value) ? '' : value;
}

function everywhere(say: (language: Language) => string) {
  return Object.fromEntries(languageCodes.map((language) => [language, [say(language)]]));
}

async function effectsOnHours(before: OfficeValues, after: OfficeValues): Promise<OfficeEffects> {
  const [was, willBe] = [hoursOf(before), hoursOf(after)];
  const pages = await pagesThatSay(everywhere((language) => callingHoursInWords(was, language)));
  const times = callingTimes(willBe);
  const [first = '', last = ''] = [times[0], times.at(-1)];
  const line = {
    label: 'Calling hours',
    before: callingHoursInWords(was, defaultLocale),
    after: callingHoursInWords(willBe, defaultLocale),
    pages,
  };
  const offered = `Forms that ask for a time will then offer ${times.length} call times a day, from ${timeInWords(first, defaultLocale)} to ${timeInWords(last, defaultLocale)}.`;
  const outside = await chosenTimes((day, time) => !isCallingDay(day, willBe) || !times.includes(time));
  return {
    lines: [line],
    notes: [offered, ...chosenInWords(outside, 'outside these hours')],
  };
}

const holidays = 'callingHours.holidays';

async function effectsOfDays(before: OfficeValues, after: OfficeValues): Promise<OfficeEffects> {
  const [was, willBe] = [daysOf(before[holidays]), daysOf(after[holidays])];
  const added = willBe.filter((day) => !was.includes(day));
  const gone = was.filter((day) => !willBe.includes(day));
  const chosen = await chosenTimes((day) => added.includes(day));
  const dayLine = (day: string, isAdded: boolean): OfficeLine => ({
    label: inWords(day),
    before: isAdded ? 'As every week' : 'No calls',
    after: isAdded ? 'No calls' : 'As every week',
    pages: undefined,
  });
  return {
    lines: [...added.map((day) => dayLine(day, true)), ...gone.map((day) => dayLine(day, false))],
    notes: chosenInWords(chosen, 'on one of these days'),
  };
}

function inWords(day: string): string {
  return dayInWords(day, defaultLocale);
}

function hoursOf(values: OfficeValues): CallingHours {
  const of = (name: string) => values[`callingHours.${name}`] ?? '';
  const days = { firstDay: Number(of('firstDay')), lastDay: Number(of('lastDay')) };
  return { ...days, from: of('from'), to: of('to'), holidays: [] };
}

/** Visitors who have chosen a time that has not come yet. */
async function chosenTimes(isConcerned: (day: string, time: string) => boolean): Promise<number> {
  const { rows } = await database().query<{ slotAt: Date }>(
    `select slot_at as "slotAt" from cases where state <> 'closed' and slot_at > now()`,
  );
  return rows.filter(({ slotAt }) => isConcerned(dateInIndia(slotAt), timeInIndia(slotAt))).length;
}

function chosenInWords(count: number, where: string): string[] {
  if (count === 0) return [];
  const who = count === 1 ? 'One visitor has chosen a call' : `${count} visitors have chosen a call`;
  return [`${who} ${where}. Their time stays as they chose it: call them then, or agree on another time.`];
}
