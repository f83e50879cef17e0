import { binDays } from '#platform/files/recycle-bin.ts';
import type { PersonalData } from '#platform/personal-data.ts';
import { mediaFiles } from './media-files.ts';
import { removeOrphanedFiles } from './remove-orphaned-files.ts';

/** Anyone who is on a published picture. */
export const uploadPersonalData: readonly PersonalData[] = [
  {
    place: mediaFiles.folder,
    columns: [],
    stays: {
      until: `its record is deleted or its file replaced, and it was in the bin for ${binDays} days`,
      sweep: () => removeOrphanedFiles(),
    },
  },
];
