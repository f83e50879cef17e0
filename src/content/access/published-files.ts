import type { Access } from 'payload';
import { sharedState } from '#platform/shared-state.ts';
import { may } from './duties.ts';

/**
 * The files that a published page shows, which only the site's room knows: a page notes what it has read. The site says
 * here where to ask. Where nothing is published (the staff's process, a start) none is shown.
 */
export type PublishedFiles = {
  /** The numbers of records of `upload`. */
  uploads: ReadonlySet<number>;
  /** All that are listed on a page, the newest annual return that a page links, or none. */
  documents: 'all' | 'annual-return' | 'none';
};

const none: PublishedFiles = { uploads: new Set(), documents: 'none' };
const state = () => sharedState<{ shown?: () => PublishedFiles }>('published-files', () => ({}));

export function setPublishedFiles(shown: () => PublishedFiles): void {
  state().shown = shown;
}

export function publishedFiles(): PublishedFiles {
  return state().shown?.() ?? none;
}

/** Staff see every file, everyone else what a published page shows. */
export const isPublishedUpload: Access = ({ req }) =>
  may(req.user, 'be-staff') ? true : { id: { in: [0, ...publishedFiles().uploads] } };
