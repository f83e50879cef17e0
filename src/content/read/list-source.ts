import { database } from '#platform/database.ts';
import type { Locale } from '#ui/language/locales.ts';
import { type Source, versionOf } from './source.ts';

/**
 * Records that are together somewhere: the questions of a group, the newest document of a kind. Its version
 * comes from the database alone (a record's `xmin` is the transaction that wrote it last), so that finding
 * nothing changed opens no content service.
 */
export type ListSource<Answer> = Omit<Source, 'read'> & {
  read(asked: string, locale: Locale): Promise<Answer>;
};

/** Every list that there is, by its name, so that the notes of a former run can be compared. */
export const listSources = new Map<string, Source>();

export type ListSourceInput<Answer> = {
  name: string;
  tables: readonly string[];
  /**
   * SQL that gives `asked` and `version` for each of the texts in `$1`. A collection that is not given has no records.
   */
  versionsSql: string;
  read: (asked: string, locale: Locale) => Promise<Answer>;
};

export function listSource<Answer>({ versionsSql, ...rest }: ListSourceInput<Answer>): ListSource<Answer> {
  return listed({
    ...rest,
    async versions(asked) {
      const { rows } = await database().query<{ asked: string; version: string }>(versionsSql, [asked]);
      const found = new Map(rows.map((row) => [row.asked, row.version]));
      return new Map(asked.map((each) => [each, found.get(each) ?? versionOf(undefined)]));
    },
  });
}

export function listed<Answer>(source: ListSource<Answer>): ListSource<Answer> {
  listSources.set(source.name, source);
  return source;
}
