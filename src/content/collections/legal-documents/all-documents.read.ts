import { toPlain } from '../../fields/to-plain.ts';
import { contentService } from '../../read/content-service.ts';
import { findRecords } from '../../read/find-records.ts';
import { listSource } from '../../read/list-source.ts';
import { documentAddress } from './legal-documents.read.ts';

/** A document that everybody may open; its day, where it has one, is `YYYY-MM-DD`. */
export type ListedDocument = {
  id: number;
  title: string;
  datedOn?: string;
  address: string;
  bytes: number;
};

/** All of them, the newest first. Asked with the empty text. */
export const allDocuments = listSource<ListedDocument[]>({
  name: 'legal-documents',
  tables: ['legal_documents'],
  versionsSql: `
    SELECT asked, (SELECT md5(string_agg(id || ':' || xmin::text, ',' ORDER BY id)) FROM legal_documents) AS version
      FROM unnest($1::text[]) AS asked`,
  async read(_asked, locale) {
    const found = await findRecords('legal-documents', { sort: ['-datedOn', '-id'], locale });
    const { fields } = (await contentService()).collections['legal-documents'].config;
    return found.flatMap((stored) => {
      const { title, datedOn } = toPlain(fields, stored, locale);
      const { id, filename, filesize } = stored;
      return filename
        ? [{ id, title, datedOn, address: documentAddress(filename), bytes: filesize ?? 0 }]
        : [];
    });
  },
});
