import type pg from 'pg';
import { inTransaction } from '#platform/database.ts';
import { soundInAnyScript } from '#ui/language/spelling/sound-of.ts';
import { hasManyDigits, maxWordLength, wordsIn } from './words.ts';

/**
 * The words of the published pages, by which a misspelt one finds its neighbours. A site of a few hundred pages has some
 * ten thousand of them, so the bound is reached by nothing but a page full of nonsense.
 */
export const maxWordsKnown = 50_000;

/** Learns the words of a page, as far as the bound allows; the number of someone's policy is not a word. */
export async function learnWords(
  client: pg.ClientBase,
  { locale, text }: { locale: string; text: string },
): Promise<void> {
  const words = [...new Set(wordsIn(text))].filter(
    (word) => word.length <= maxWordLength && !hasManyDigits(word),
  );
  await client.query(
    `insert into search.words (locale, word, sound)
       select $1, word, sound from unnest($2::text[], $3::text[]) as heard (word, sound) order by word
       limit greatest(0, $4 - (select count(*) from search.words))
     on conflict (locale, word) do update set sound = excluded.sound where words.sound <> excluded.sound`,
    [locale, words, words.map(soundInAnyScript), maxWordsKnown],
  );
}

/** Forgets the words that no page has any more. Pages that are being read wait, so that their words are not among them. */
export async function deleteUnusedWords(): Promise<void> {
  await inTransaction(async (client) => {
    await client.query('lock table search.words in share row exclusive mode');
    const { rows } = await client.query<{ locale: string; text: string }>(
      `select locale, string_agg(heading || ' ' || body, ' ') as text from search.passages group by locale, path`,
    );
    const used = rows.flatMap(({ locale, text }) => wordsIn(text).map((word) => `${locale} ${word}`));
    await client.query(`delete from search.words where locale || ' ' || word <> all($1)`, [
      [...new Set(used)],
    ]);
  });
}
