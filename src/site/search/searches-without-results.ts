import { database } from '#platform/database.ts';
import { inBatches } from '#platform/in-batches.ts';
import { describeError, log } from '#platform/log.ts';
import type { Locale } from '#ui/language/locales.ts';
import { isReference } from './is-reference.ts';
import { hasManyDigits, maxWordLength } from './words.ts';

/** Days for which staff can see what was searched in vain. */
export const retentionDays = 90;

/**
 * So many searches are kept. Anyone can send words that no one else would, so past this the rarest and oldest go; what
 * several people looked for stays.
 */
export const maxSearchesKept = 5000;
/** How many new ones may come before that is looked at again: an instance's share above the bound. */
export const trimmedEvery = 500;

const maxLength = 60;

/** A number or an address may be someone's: such a search is not counted, nor is what is not made of words. */
function isCountable(words: string): boolean {
  if (!words || words.length > maxLength || words.includes('@') || hasManyDigits(words)) return false;
  if (isReference(words)) return false;
  return /\p{L}/u.test(words) && words.split(' ').every((word) => word.length <= maxWordLength);
}

type Search = { asked: string; locale: Locale };
let newRows = 0;

/** Counts a search that found nothing: its words and the day, and nothing about who asked. */
export async function countWithoutResults(asked: string, locale: Locale): Promise<void> {
  const words = asked.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
  if (!isCountable(words)) return;
  try {
    await count({ asked: words, locale });
    if (newRows >= trimmedEvery) await trimInVain();
  } catch (error) {
    log.warn('search not counted', describeError(error));
  }
}

const count = inBatches(async (searches: readonly Search[]) => {
  const { rows } = await database().query<{ isNew: boolean }>({
    name: 'count-in-vain',
    // Two that came together are one row of the statement, which may touch each row of the table once.
    text: `insert into search.in_vain as kept (asked, locale, day, times)
      select asked, locale, (now() at time zone 'Asia/Kolkata')::date, count(*)
        from jsonb_to_recordset($1) as search (asked text, locale text) group by asked, locale order by asked, locale
      on conflict (asked, locale, day) do update set times = kept.times + excluded.times
      returning (xmax = 0) as "isNew"`,
    values: [JSON.stringify(searches)],
  });
  newRows += rows.filter(({ isNew }) => isNew).length;
});

/** Deletes what is older than its days, and the rarest and oldest beyond the bound. */
export async function deleteOldSearches(): Promise<void> {
  await database().query(`delete from search.in_vain where day < now() - make_interval(days => $1)`, [
    retentionDays,
  ]);
  await trimInVain();
}

async function trimInVain(): Promise<void> {
  newRows = 0;
  await database().query(
    `delete from search.in_vain kept using (
       select asked, locale, day from search.in_vain order by times desc, day desc, asked, locale offset $1) rest
     where kept.asked = rest.asked and kept.locale = rest.locale and kept.day = rest.day`,
    [maxSearchesKept],
  );
}

/** A search that found nothing, with how often it was asked; a text that only one person typed may be personal. */
export type SearchWithoutResults = { asked: string; times: number; lastDay: string };

export async function searchesWithoutResults(limit: number): Promise<SearchWithoutResults[]> {
  const { rows } = await database().query<SearchWithoutResults>({
    name: 'searched-in-vain',
    text: `select asked, sum(times)::int as times, to_char(max(day), 'YYYY-MM-DD') as "lastDay"
      from search.in_vain group by asked having sum(times) > 1 order by sum(times) desc, max(day) desc, asked limit $1`,
    values: [limit],
  });
  return rows;
}
