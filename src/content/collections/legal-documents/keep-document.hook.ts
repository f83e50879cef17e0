import type { CollectionAfterChangeHook } from 'payload';
import { keepFiles } from '../upload/keep-files.ts';
import { legalDocumentFiles } from './legal-document-files.ts';

/** Writes the file as the last thing of the save, in its transaction: no record is without its file. */
export const keepDocument: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (req.file) await keepFiles(legalDocumentFiles, [{ name: doc.filename, bytes: req.file.data }]);
  return doc;
};
