import { fileStore } from '#platform/files/choose-store.ts';
import { fileNamePattern } from './upload-names.ts';

/** Files that staff uploaded for everyone: published from here, and kept apart from what visitors sent. */
export const mediaFiles = fileStore({ folder: 'uploads/media/', pattern: fileNamePattern });
