import type { PersonalData } from '#platform/personal-data.ts';
import { mediaFiles, removeOrphanedFiles } from './media-files.ts';

/** Whoever is on a published picture. */
export const uploadPersonalData: readonly PersonalData[] = [
  {
    place: mediaFiles.folder,
    columns: [],
    stays: { until: 'an editor deletes its record or replaces its file', sweep: removeOrphanedFiles },
  },
];
