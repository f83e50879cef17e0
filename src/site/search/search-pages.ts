import { database } from '#platform/database.ts';
import type { Locale } from '#ui/language/locales.ts';
import hindiWords from './hindi-words.json' with { type: 'json' };
import { textConfiguration, wordsIn } from './words.ts';

/**
 * What answers a question of a few words: pages, each with the section that says most of it. A word that no page has
 * stands for the words most like it (a typing error) and a Hindi word in Latin letters for what it means; where no page
 * has all of them, those that have some are shown.
 */
export type Found = { path: string; title: string; anchor: string; heading: string; parts: FoundPart[] };

/** A piece of the passage; what was searched is marked. */
export type FoundPart = { text: string; isMarked: boolean; at: number };

export const maxAskedLength = 100;
const maxWords = 8;
const maxFound = 20;
/** So many letters are the beginning of a word; `car` is not that of cargo. */
const minBegun = 4;
const meanings: Record<string, string[]> = hindiWords;
// No text of ours holds them: they say where a mark begins and ends.
const [markStart, markEnd] = ['\u0002', '\u0003'];

export async function searchPages(asked: string, locale: Locale): Promise<Found[]> {
  const words = [...new Set(wordsIn(asked.slice(0, maxAskedLength)))].slice(0, maxWords);
  if (words.length === 0) return [];
  const groups = await Promise.all(words.map((word) => alternativesOf(word, locale)));
  const terms = groups.map((group) => `(${group.join(' | ')})`);
  const whole = await passagesFor(terms.join(' & '), locale);
  return whole.length > 0 || terms.length === 1 ? whole : passagesFor(terms.join(' | '), locale);
}

/** The word itself, what it means, or what it is most like. */
async function alternativesOf(word: string, locale: Locale): Promise<string[]> {
  if (Object.hasOwn(meanings, word)) return [word, ...(meanings[word] ?? [])];
  const asTyped = word.length >= minBegun ? `${word}:*` : word;
  const { rows } = await database().query<{ word: string; isKnown: boolean }>({
    name: 'words-alike',
    text: `select word, false as "isKnown" from (
        select word from search.words
        where locale = $1 and word % $2 order by similarity(word, $2) desc, word limit 3) alike
      where not exists (select from search.words where locale = $1 and word like $2 || '%')`,
    values: [locale, word],
  });
  return [asTyped, ...rows.map((row) => row.word)];
}

async function passagesFor(query: string, locale: Locale): Promise<Found[]> {
  const { rows } = await database().query<Omit<Found, 'parts'> & { passage: string }>({
    name: 'find-passages',
    // The first passage of each page that fits, and of the others as many as can be weighed in time.
    text: `with asked as (select to_tsquery($1::regconfig, $2) as query),
      fitting as (
        (select path, place, words from search.passages, asked
          where place = 0 and locale = $3 and words @@ query limit 3000)
        union all
        (select path, place, words from search.passages, asked
          where place > 0 and locale = $3 and words @@ query limit 2000)
      ),
      weighed as (
        select distinct on (path) path, place, ts_rank(words, query, 1) as weight
        from fitting, asked order by path, weight desc, place
      ),
      best as (select * from weighed order by weight desc, path limit ${maxFound})
      select page.path, page.title, passage.anchor, passage.heading,
        ts_headline($1::regconfig, passage.body, query,
          'StartSel=' || $4 || ',StopSel=' || $5 || ',MaxWords=34,MinWords=16') as passage
      from best join search.passages passage using (path, place) join search.pages page using (path), asked
      order by best.weight desc, page.path`,
    values: [textConfiguration(locale), query, locale, markStart, markEnd],
  });
  return rows.map(({ passage, ...found }) => ({ ...found, parts: partsOf(passage) }));
}

function partsOf(passage: string): FoundPart[] {
  return passage.split(new RegExp(`(${markStart}[^${markEnd}]*${markEnd})`)).flatMap((piece, at) => {
    const isMarked = piece.startsWith(markStart);
    const text = isMarked ? piece.slice(1, -1) : piece;
    return text ? [{ text, isMarked, at }] : [];
  });
}
