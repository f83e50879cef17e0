import { database, inTransaction } from '#platform/database.ts';
import { describeError, log } from '#platform/log.ts';
import { type Locale, languageOf } from '#ui/language/locales.ts';
import type { PageFiles } from '../publisher/page-files.ts';
import type { PageNote } from '../publisher/page-note.ts';
import { deleteUnusedWords, learnWords } from './known-words.ts';
import { searchLanguages } from './languages/messages.ts';
import { type PageText, pageText } from './page-text.ts';

/**
 * Keeps what can be searched equal to what is published. It is compared whenever the publisher has done its work: a
 * page whose file is another than the one that was read is read again, one that is gone is forgotten. So a page can be
 * found as it can be read, whatever made it, and an instance that starts finds what another has read.
 */
type SearchIndexInput = {
  notes: ReadonlyMap<string, Pick<PageNote, 'tag' | 'locale' | 'status' | 'part' | 'showsExamples'>>;
  files: Pick<PageFiles, 'read'>;
};

const dayMs = 86_400_000;
/** How pages are read; with another number each of them is read again. */
const reading = 4;
const nothing: PageText = { title: '', documentTitle: '', description: '', passages: [] };

export function createSearchIndex({ notes, files }: SearchIndexInput) {
  let running: Promise<void> | undefined;
  let isAskedAgain = false;
  // It reads every page: once a day is enough.
  let wordsKeptUntil = 0;

  async function compare(): Promise<void> {
    const { rows } = await database().query<{ path: string; tag: string }>(
      'select path, tag from search.pages',
    );
    const known = new Map(rows.map(({ path, tag }) => [path, tag]));
    const gone = rows.flatMap(({ path }) => (notes.has(path) ? [] : [path]));
    if (gone.length > 0) await database().query('delete from search.pages where path = any($1)', [gone]);
    let isChanged = gone.length > 0;
    for (const [path, { tag, locale, status, part, showsExamples }] of [...notes]) {
      const readAs = `${reading} ${tag}`;
      if (known.get(path) === readAs) continue;
      isChanged = true;
      const isFound = status === 200 && part === 1;
      const html = isFound && (await files.read(path, 'identity')).toString('utf8');
      // Kept from search engines for as long as its examples are there, and not from our own visitors.
      const text = html ? pageText(html, showsExamples) : undefined;
      await keep({ path, tag: readAs, locale }, text ?? nothing);
    }
    if (!isChanged || Date.now() < wordsKeptUntil) return;
    await deleteUnusedWords();
    wordsKeptUntil = Date.now() + dayMs;
  }

  return {
    /** Called whenever pages may be other ones; what fails is made up for the next time. */
    refresh(): void {
      if (running) {
        isAskedAgain = true;
        return;
      }
      running = compare()
        .catch((error: unknown) => log.warn('search index put off', describeError(error)))
        .finally(() => {
          running = undefined;
          if (isAskedAgain) this.refresh();
          isAskedAgain = false;
        });
    },
    /** Resolves when the run in progress is done. */
    settled: () => running ?? Promise.resolve(),
  };
}

async function keep(
  { path, tag, locale }: { path: string; tag: string; locale: Locale },
  { title, documentTitle, description, passages }: PageText,
): Promise<void> {
  const { configuration } = searchLanguages[languageOf(locale)];
  const text = passages.map((passage) => `${passage.heading} ${passage.text}`).join(' ');
  await inTransaction(async (client) => {
    await client.query('delete from search.pages where path = $1', [path]);
    // Another instance reads the same page at the same time: one of them keeps it.
    const { rowCount } = await client.query(
      'insert into search.pages (path, locale, tag, title) values ($1, $2, $3, $4) on conflict do nothing',
      [path, locale, tag, title],
    );
    if (rowCount === 0) return;
    await client.query(
      `insert into search.passages (path, place, locale, anchor, heading, body, words)
        select $1, place - 1, $2, passage ->> 'anchor', passage ->> 'heading', passage ->> 'text',
          setweight(to_tsvector($3::regconfig, $4), case place when 1 then 'A' else 'D' end::"char")
            || case place when 1 then setweight(to_tsvector($3::regconfig, $6), 'A')
              -- As it is written as well, so that a name is found while it is being typed.
              || setweight(to_tsvector('simple', $4 || ' ' || $6), 'A')
              || setweight(to_tsvector($3::regconfig, $7), 'B') else '' end
            || setweight(to_tsvector($3::regconfig, passage ->> 'heading'), 'B')
            || setweight(to_tsvector($3::regconfig, passage ->> 'text'), 'C')
        from jsonb_array_elements($5) with ordinality as each (passage, place)`,
      [path, locale, configuration, title, JSON.stringify(passages), documentTitle, description],
    );
    await learnWords(client, { locale, text });
  });
}
