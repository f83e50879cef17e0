import { toPlainData } from '../../fields/to-plain-data.ts';
import { contentService } from '../../read/content-service.ts';
import { findRecords } from '../../read/find-records.ts';
import { listSource } from '../../read/list-source.ts';
import { documentAddress } from './legal-documents.read.ts';

/** A document that everyone may open; its day, where it has one, is `YYYY-MM-DD`. */
export type ListedDocument = {
  id: number;
  title: string;
  datedOn?: string;
  address: string;
  bytes: number;
};

/** All of them, the newest first, and those without a day after them. Asked with the empty text. */
export const allDocuments = listSource<ListedDocument[]>({
  name: 'legal-documents',
  tables: ['legal_documents'],
  versionsSql: `
    SELECT asked, (SELECT md5(string_agg(id || ':' || xmin::text, ',' ORDER BY id)) FROM legal_documents) AS version
      FROM unnest($1::text[]) AS asked`,
  async read(_asked, locale) {
    const found = await findRecords('legal-documents', { sort: ['-id'], locale });
    const { fields } = (await contentService()).collections['legal-documents'].config;
    const listed = found.flatMap((stored) => {
      const { title, datedOn } = toPlainData(fields, stored, locale);
      const { id, filename, filesize } = stored;
      return filename
        ? [{ id, title, datedOn, address: documentAddress(filename), bytes: filesize ?? 0 }]
        : [];
    });
    // The database puts those without a day first.
    return listed.sort((a, b) => (b.datedOn ?? '').localeCompare(a.datedOn ?? ''));
  },
});
