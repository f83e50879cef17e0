import { legalDocumentFiles } from '#content/collections/legal-documents/legal-document-files.ts';
import { mediaFiles } from '#content/collections/upload/media-files.ts';
import { sentFiles } from '#enquiry/uploads/sent-files.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { mailFiles } from '#platform/mail/mail-files.ts';

/** Every file that cannot be made again from the database. */
export const allFileStores: readonly FileStore[] = [mediaFiles, legalDocumentFiles, sentFiles, mailFiles];
