import { database } from '#platform/database.ts';
import { describeError, log } from '#platform/log.ts';
import type { Locale } from '#ui/language/locales.ts';

/** Days for which staff can see what was searched in vain. */
export const keptDays = 90;

/** A number or an address may be somebody's: such a search is not counted. */
const personal = /\d{4,}|@/;
const maxLength = 60;

/** Counts a search that found nothing: its words and the day, and nothing about who asked. */
export async function countInVain(asked: string, locale: Locale): Promise<void> {
  const words = asked.toLowerCase().replace(/\s+/g, ' ').trim();
  if (!words || words.length > maxLength || personal.test(words)) return;
  await database()
    .query({
      name: 'count-in-vain',
      text: `insert into search.in_vain as kept (asked, locale, day)
        values ($1, $2, (now() at time zone 'Asia/Kolkata')::date)
        on conflict (asked, locale, day) do update set times = kept.times + 1`,
      values: [words, locale],
    })
    .catch((error: unknown) => log.warn('search not counted', describeError(error)));
}

export async function forgetInVain(): Promise<void> {
  await database().query(`delete from search.in_vain where day < now() - make_interval(days => $1)`, [
    keptDays,
  ]);
}

/** What was searched and not found, the words that were asked for most first; what only one person typed may be theirs. */
export type InVain = { asked: string; times: number; lastDay: string };

export async function searchedInVain(limit: number): Promise<InVain[]> {
  const { rows } = await database().query<InVain>({
    name: 'searched-in-vain',
    text: `select asked, sum(times)::int as times, to_char(max(day), 'YYYY-MM-DD') as "lastDay"
      from search.in_vain group by asked having sum(times) > 1 order by sum(times) desc, max(day) desc, asked limit $1`,
    values: [limit],
  });
  return rows;
}
