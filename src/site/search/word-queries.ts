import { database } from '#platform/database.ts';
import { type Locale, languageOf } from '#ui/language/locales.ts';
import { consonantsOf } from '#ui/language/spelling/sound-of.ts';
import { searchLanguages } from './languages/messages.ts';

/** Text queries as Postgres writes them: where a word may be anywhere, in a page's name, or in what is said about it. */
export type TextQueries = { anywhere: string; named: string; about: string };

const never: TextQueries = { anywhere: '', named: '', about: '' };

/**
 * Finds the meanings of a typed word: itself, its counterpart in the pages' language, and, as far as `isBegun` allows, the
 * words that begin with it; where no page has it, the words that sound so or are most like it. A word that says nothing by
 * itself ("the") gives empty queries, unless it is the beginning of others.
 */
export async function queriesOfWord(word: string, isBegun: boolean, locale: Locale): Promise<TextQueries> {
  const { configuration, readingOf } = searchLanguages[languageOf(locale)];
  const { meant, sound, isInOwnScript } = readingOf(word);
  const { rows } = await database().query<TextQueries>({
    name: 'queries-of-word',
    // Only the whole word shows how it bends: "insuranc" is the beginning of "insurance", which is kept as "insur".
    text: `with typed as (select exists (select from search.words where locale = $1 and word = $2) as is_known),
      -- A word of a page, in the script of the pages, means itself.
      meant as (select unnest($3::text[]) as word from typed where not ($7 and is_known)),
      begun as (
        select word from search.words where $4 and locale = $1 and word like $2 || '%'
          order by length(word), word limit 5),
      heard as (
        select word from search.words, typed where $6 <> '' and locale = $1 and sound = $6
          and not ($7 and is_known) and not exists (select from meant) order by length(word), word limit 5),
      half_heard as (
        select word from search.words where $4 and length($6) > 2 and locale = $1 and sound like rtrim($6, 'a') || '%'
          and not exists (select from meant union all select from begun union all select from heard)
          order by length(word), word limit 5),
      alike as (
        select word from search.words, typed where locale = $1 and not is_known
          and case $6 when '' then word % $2 else sound % $6
            or (length($8) >= 3 and translate(sound, 'aeiou', '') = $8)
            or (length($8) >= 4 and similarity(translate(sound, 'aeiou', ''), $8) >= 0.4) end
          and not exists (select from search.words where locale = $1 and word like $2 || '%')
          and not exists (select from meant union all select from heard union all select from half_heard)
          order by $6 <> '' and translate(sound, 'aeiou', '') = $8 desc,
            case $6 when '' then similarity(word, $2)
              else greatest(similarity(sound, $6), similarity(translate(sound, 'aeiou', ''), $8)) end desc, word limit 3),
      whole as (
        select $2 as word union select word from meant union select word from begun union select word from heard
          union select word from half_heard union select word from alike),
      labelled as (
        select place, concat_ws(' | ',
            nullif(to_tsquery($5::regconfig, string_agg(word || whole_label, ' | '))::text, ''),
            case when $4 then nullif(to_tsquery('simple', $2 || begun_label)::text, '') end) as query
          from whole, (values ('anywhere', '', ':*'), ('named', ':A', ':*A'), ('about', ':AB', ':*AB'))
            as label (place, whole_label, begun_label)
          group by place, whole_label, begun_label)
      select max(query) filter (where place = 'anywhere') as anywhere,
        max(query) filter (where place = 'named') as named,
        max(query) filter (where place = 'about') as about from labelled`,
    values: [
      locale,
      word,
      meant,
      isBegun && (meant.length === 0 || isInOwnScript),
      configuration,
      sound,
      isInOwnScript,
      consonantsOf(sound),
    ],
  });
  return rows[0] ?? never;
}

/** All of them, or any; those of words that say nothing are left out. */
export function joined(queries: readonly TextQueries[], operator: '&' | '|'): TextQueries {
  const join = (place: keyof TextQueries) =>
    queries.flatMap((query) => (query[place] ? [`(${query[place]})`] : [])).join(` ${operator} `);
  return { anywhere: join('anywhere'), named: join('named'), about: join('about') };
}
