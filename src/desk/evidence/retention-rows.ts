import type { PersonalData } from '#platform/personal-data.ts';
import { privacyMessages } from '#privacy/messages/messages.ts';
import { defaultLocale } from '#ui/language/locales.ts';
import { type DataClass, dataClassOf } from './data-classes.ts';

/** How long a place with personal data keeps it, and by what it goes. */
export type RetentionRow = { place: string; name: string; dataClass: DataClass; period: string; job: string };

export function retentionRows(list: readonly PersonalData[]): Promise<RetentionRow[]> {
  const names: Readonly<Record<string, string>> = privacyMessages(defaultLocale).places;
  return Promise.all(
    list.map(async (data) => ({
      place: data.place,
      name: names[data.place] ?? '',
      dataClass: dataClassOf(data),
      ...(await periodOf(data)),
    })),
  );
}

async function periodOf({ stays }: PersonalData): Promise<Pick<RetentionRow, 'period' | 'job'>> {
  if ('months' in stays) return { period: await monthsInWords(stays.months), job: 'the daily deletion' };
  if ('with' in stays)
    return {
      period: `as long as ${stays.with.join(', ')}`,
      job: 'the database, in the same transaction',
    };
  return {
    period: `until ${stays.until}`,
    job: stays.sweep ? 'a sweep every ten minutes' : (stays.by ?? 'by hand'),
  };
}

/** A period that cannot be read deletes nothing; an auditor has to see that. */
async function monthsInWords(months: () => Promise<number>): Promise<string> {
  try {
    const count = await months();
    return count === 1 ? '1 month' : `${count} months`;
  } catch {
    return 'cannot be read: nothing is deleted';
  }
}
