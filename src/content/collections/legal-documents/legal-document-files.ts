import { fileStore } from '#platform/files/choose-store.ts';

/** The vendor names these files by what staff called them: any name that leads nowhere else. */
export const legalDocumentFiles = fileStore({
  folder: 'uploads/legal-documents/',
  pattern: /^(?!\.)[^/\\\0]{1,255}$/,
});
