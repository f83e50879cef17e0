import { database } from '#platform/database.ts';
import { defaultLocale, type Language, type Locale, languageOf } from '#ui/language/locales.ts';
import { inLocale } from '#ui/language/pseudo.ts';
import type { Audience, CaptchaUse, PageKind } from '../model.ts';
import { cachedUntilForgotten, type Source, versionOf } from './source.ts';
import { textChangedSql } from './text-changed-sql.ts';

/**
 * Every published address of the site, read from the database without opening the content service: anyone who
 * starts, links, or looks for the page with a certain key asks here.
 */
export type DirectoryEntry = {
  /** Table and number of its record: `pages/12`. */
  record: string;
  path: string;
  /** By which the program finds it; absent where only its path tells it apart. */
  key?: string;
  kind: PageKind;
  audience: Audience;
  /** Its name in few words: in a breadcrumb, in a list. */
  name: string;
  /** The word that its umbrella is drawn from. */
  picture: string;
  form?: string;
  captcha?: CaptchaUse;
  /** The languages that it is written in, the default one among them. */
  languages: readonly Language[];
};

/** Facts of an address that only the publisher needs; no other page shows them. */
export type Address = {
  record: string;
  path: string;
  isIndexed: boolean;
  /** `YYYY-MM-DD` in UTC. */
  changedOn: string;
  /** The day that it bears, `YYYY-MM-DD`; absent where none is on it. */
  publishedOn?: string;
  /** Its description in a sentence or two. */
  description: string;
  languages: readonly Language[];
};

/** Is a page written in a locale's language? Where it is not, readers are led to it in the default one. */
export function isWrittenIn({ languages }: Pick<DirectoryEntry, 'languages'>, locale: Locale): boolean {
  return languages.includes(languageOf(locale));
}

export type Directory = {
  /** @param asked `path:/cruise`, `key:cruise` or `record:pages/12` */
  find(asked: string): DirectoryEntry | undefined;
  entries: readonly DirectoryEntry[];
  addresses: readonly Address[];
};

/** Where a collection's records are: SQL for a column each of `DirectoryEntry` and `Address`. */
export type AddressesSql = {
  table: string;
  path: string;
  key: string;
  kind: string;
  audience: string;
  name: string;
  picture: string;
  form: string;
  captcha: string;
  isIndexed: string;
  publishedOn: string;
  description: string;
  /** Whether `words`, those of one language, are enough for a page in it. */
  isWritten: string;
  /** The moment of its last change, where that is not its record's alone; and the tables that this depends on. */
  changed?: { moment: string; tables: readonly string[] };
};

type Row = DirectoryEntry & Address;

/** Fills what a name or a description leaves to the settings, such as {brand}. */
export type TextFiller = {
  /** The tables whose change may change a filled text. */
  tables: readonly string[];
  open(): Promise<(text: string) => string>;
};

/** @param filler left out where only paths are read */
export function directorySource(
  places: readonly AddressesSql[],
  locale: Locale,
  filler?: TextFiller,
): Source & { value(): Promise<Directory> } {
  const kept = cachedUntilForgotten(async () => {
    const [{ rows }, filled] = await Promise.all([
      database().query<Row>(places.map((place) => selectOf(place, locale)).join(' UNION ALL ')),
      filler?.open() ?? unfilled,
    ]);
    return directoryOf(
      rows.map((row) => ({
        ...row,
        name: filled(inLocale(row.name, locale)),
        description: filled(inLocale(row.description, locale)),
      })),
    );
  });
  return {
    name: `directory:${locale}`,
    tables: [
      ...places.flatMap(({ table, changed }) => [table, ...(changed?.tables ?? [])]),
      ...(filler?.tables ?? []),
    ],
    ...kept,
    async versions(asked) {
      const { find } = await kept.value();
      return new Map(asked.map((each) => [each, versionOf(find(each))]));
    },
  };
}

function unfilled(text: string): string {
  return text;
}

function selectOf(place: AddressesSql, locale: Locale): string {
  const { table, isIndexed, changed, isWritten, ...columns } = place;
  const moment = changed?.moment ?? textChangedSql('record');
  const named = Object.entries(columns).map(([name, sql]) => `${sql} AS "${name}"`);
  return `SELECT '${table}/' || record.id AS record, ${named.join(', ')}, ${isIndexed} AS "isIndexed",
      to_char((${moment}) AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS "changedOn",
      ARRAY(SELECT words._locale::text FROM ${table}_locales AS words WHERE words._parent_id = record.id
        AND (words._locale = '${defaultLocale}' OR (${isWritten})) ORDER BY words._locale) AS languages
    FROM ${table} AS record LEFT JOIN ${wordsIn(locale, table)} AS words ON words._parent_id = record.id
    WHERE record._status = 'published'`;
}

/** A record's words in a language; of a record that has none in it yet, those in the default one. */
function wordsIn(locale: Locale, table: string): string {
  const language = languageOf(locale);
  if (language === defaultLocale) return `(SELECT * FROM ${table}_locales WHERE _locale = '${language}')`;
  return `(SELECT DISTINCT ON (_parent_id) * FROM ${table}_locales
    WHERE _locale IN ('${language}', '${defaultLocale}') ORDER BY _parent_id, _locale <> '${language}')`;
}

export function directoryOf(rows: readonly Row[]): Directory {
  const entries: DirectoryEntry[] = [];
  const addresses: Address[] = [];
  for (const { isIndexed, changedOn, publishedOn, description, ...entry } of rows) {
    const { record, path } = entry;
    const known = Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== null));
    entries.push(known as DirectoryEntry);
    // The partners' pages are never files: their path has a placeholder where the secret belongs.
    if (path.includes('{')) continue;
    addresses.push({
      record,
      path,
      isIndexed,
      changedOn,
      publishedOn: publishedOn ?? undefined,
      description,
      languages: entry.languages,
    });
  }
  return directoryWith(entries, addresses);
}

export function directoryWith(entries: readonly DirectoryEntry[], addresses: readonly Address[]): Directory {
  const found = new Map<string, DirectoryEntry>();
  for (const entry of entries) {
    const { record, path, key } = entry;
    for (const asked of [`record:${record}`, `path:${path}`, ...(key ? [`key:${key}`] : [])])
      found.set(asked, entry);
  }
  return { find: (asked) => found.get(asked), entries, addresses };
}
