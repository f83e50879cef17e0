import path from 'node:path';
import { legalDocumentFiles } from '#content/collections/legal-documents/legal-document-files.ts';
import { mediaFiles } from '#content/collections/upload/media-files.ts';
import { nameOfFile } from '#content/collections/upload/upload-names.ts';
import { sentFiles } from '#enquiry/uploads/sent-files.ts';
import { env } from '#platform/env.ts';
import { type PairedFolder, pairFolder } from '#platform/files/pair-folder.ts';

/** The folders that instances share, and how the database names what is in them. */
export const pairedFolders: readonly PairedFolder[] = [
  {
    folder: 'uploads/',
    names: async () => [...(await mediaFiles.names()).map(nameOfFile), ...(await legalDocumentFiles.names())],
    nameOf: (place) => (place.startsWith('media/') ? nameOfFile(path.basename(place)) : path.basename(place)),
    namedSql: `select store_name as name from upload where store_name is not null
      union select filename from legal_documents where filename is not null`,
  },
  {
    folder: sentFiles.folder,
    names: () => sentFiles.names(),
    nameOf: (place) => place,
    namedSql: 'select id as name from enquiry.uploads where sha256 is not null',
  },
];

/**
 * Before anything is swept or backed up.
 * @param mayLackFiles as with an instance that serves visitors alone
 * @param isMarking whether a folder that fits is marked as this database's
 * @throws ForeignFolder
 */
export async function pairFolders({ mayLackFiles = !env().hasDesk, isMarking = true } = {}): Promise<void> {
  for (const paired of pairedFolders) await pairFolder(paired, { mayLackFiles, isMarking });
}
