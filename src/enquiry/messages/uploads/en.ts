import type { FileProblem } from '#platform/files/file-verdict.ts';
import { en as ofForms } from '../page-forms/en.ts';

/** Why a file is not taken, and what to do. Browsers need no more of it than that it is too large. */
export const en: Record<FileProblem, string> = {
  kind: 'This is not a PDF, DOC or DOCX file. Please save your document as a PDF and choose that.',
  'too-large': ofForms.upload.tooLarge,
  damaged:
    'This file is damaged, or something else is hidden in it. Please open it, save it again as a PDF and choose that.',
  active:
    'This document contains a macro, a script or another file. Please save it as a plain PDF and choose that.',
  locked: 'This document is protected with a password. Please save it without one and choose it again.',
  unavailable: 'We cannot accept files at the moment. Please try again in a while.',
  'too-many': 'We have already had several files from your connection. Please try again later.',
};
