import { database } from '#platform/database.ts';
import { type Locale, languageOf } from '#ui/language/locales.ts';
import { askedWords, withoutSmallWords } from './asked-words.ts';
import { excerptOf, type FoundPart, markEnd, markStart } from './excerpt.ts';
import { searchLanguages } from './languages/messages.ts';
import { joined, queriesOfWord, type TextQueries } from './word-queries.ts';

/**
 * Answers a question of a few words with pages, each with the section that says most of it. Pages that are called so
 * come first, then those whose description says it. Where no page has all the words, those that have some are shown.
 */
export type Found = { path: string; title: string; anchor: string; heading: string; parts: FoundPart[] };

const maxFound = 20;
/** So many letters are the beginning of a word; `car` is not that of cargo, unless nothing else is found. */
const minBegun = 4;
export async function searchPages(asked: string, locale: Locale): Promise<Found[]> {
  const words = withoutSmallWords(askedWords(asked), searchLanguages[languageOf(locale)].smallWords);
  const queries = (isBegun: (word: string, at: number) => boolean) =>
    Promise.all(words.map((word, at) => queriesOfWord(word, isBegun(word, at), locale)));
  const isLong = (word: string) => word.length >= minBegun;
  const isLast = (_word: string, at: number) => at === words.length - 1;
  const attempts = [
    async () => joined(await queries(isLong), '&'),
    // The last word may still be being typed.
    async () => joined(await queries((word, at) => isLong(word) || isLast(word, at)), '&'),
    async () => joined(await queries(isLong), '|'),
    async () => joined(await queries(() => true), '|'),
  ];
  for (const attempt of words.length > 0 ? attempts : []) {
    const found = await passagesFor(await attempt(), locale);
    if (found.length > 0) return found;
  }
  return [];
}

async function passagesFor({ anywhere, named, about }: TextQueries, locale: Locale): Promise<Found[]> {
  if (!anywhere) return [];
  const { rows } = await database().query<Omit<Found, 'parts'> & { passage: string }>({
    name: 'find-passages',
    // The first passage of each page that fits, and of the others as many as can be weighed in time.
    text: `with fitting as (
        (select path, place, words,
            case when words @@ $6::tsquery then 2 when words @@ $7::tsquery then 1 else 0 end as called
          from search.passages where place = 0 and locale = $3 and words @@ $2::tsquery limit 3000)
        union all
        (select path, place, words, 0 as called from search.passages
          where place > 0 and locale = $3 and words @@ $2::tsquery limit 2000)
      ),
      weighed as (
        select distinct on (path) path, place, weight, called from (
          select path, place, ts_rank(words, $2::tsquery, 1) as weight, max(called) over (partition by path) as called
            from fitting) each order by path, weight desc, place
      ),
      best as (
        select path, place, title, row_number() over (
            order by called desc, called = 2 and to_tsvector($1::regconfig, title) @@ $2::tsquery desc,
              case called when 2 then length(title) end, weight desc, path) as rank
          from weighed join search.pages page using (path) order by rank limit ${maxFound}
      )
      select path, title, passage.anchor, passage.heading,
        ts_headline($1::regconfig, passage.body, $2::tsquery,
          'StartSel=' || $4 || ',StopSel=' || $5 || ',HighlightAll=true') as passage
      from best join search.passages passage using (path, place) order by rank`,
    values: [
      searchLanguages[languageOf(locale)].configuration,
      anywhere,
      locale,
      markStart,
      markEnd,
      named,
      about,
    ],
  });
  return rows.map(({ passage, ...found }) => ({ ...found, parts: excerptOf(passage, locale) }));
}
