import { database } from '#platform/database.ts';
import type { Locale } from '#ui/language/locales.ts';
import hindiWords from './hindi-words.json' with { type: 'json' };
import { textConfiguration } from './words.ts';

/** Text queries as Postgres writes them: where a word may be anywhere, in a page's name, or in what is said about it. */
export type TextQueries = { anywhere: string; named: string; about: string };

const meanings: Record<string, string[]> = hindiWords;
const never: TextQueries = { anywhere: '', named: '', about: '' };

/**
 * Finds the meanings of a typed word: itself, its English counterpart, and, as far as `isBegun` allows, the words that
 * begin with it; where no page has it, the words most like it. A word that says nothing by itself ("the") gives empty
 * queries, unless it is the beginning of others.
 */
export async function queriesOfWord(word: string, isBegun: boolean, locale: Locale): Promise<TextQueries> {
  const meant = Object.hasOwn(meanings, word) ? (meanings[word] ?? []) : [];
  const { rows } = await database().query<TextQueries>({
    name: 'queries-of-word',
    // Only the whole word shows how it bends: "insuranc" is the beginning of "insurance", which is kept as "insur".
    text: `with begun as (
        select word from search.words where $4 and locale = $1 and word like $2 || '%'
          order by length(word), word limit 5),
      alike as (
        select word from search.words where cardinality($3::text[]) = 0 and locale = $1 and word % $2
          and not exists (select from search.words where locale = $1 and word like $2 || '%')
          order by similarity(word, $2) desc, word limit 3),
      whole as (
        select $2 as word union select unnest($3::text[])
          union select word from begun union select word from alike),
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
    values: [locale, word, meant, isBegun && meant.length === 0, textConfiguration(locale)],
  });
  return rows[0] ?? never;
}

/** All of them, or any; those of words that say nothing are left out. */
export function joined(queries: readonly TextQueries[], operator: '&' | '|'): TextQueries {
  const join = (place: keyof TextQueries) =>
    queries.flatMap((query) => (query[place] ? [`(${query[place]})`] : [])).join(` ${operator} `);
  return { anywhere: join('anywhere'), named: join('named'), about: join('about') };
}
