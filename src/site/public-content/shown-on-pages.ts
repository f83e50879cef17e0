import type { PublishedFiles } from '#content/access/published-files.ts';
import { allDocuments } from '#content/collections/legal-documents/all-documents.read.ts';
import { splitQuestion } from '#content/read/source.ts';
import type { PageNote } from '../publisher/page-note.ts';

/** The files that the notes of all pages name are counted again after this time, not for each request. */
const freshMs = 250;

export function shownOnPages(notes: ReadonlyMap<string, Pick<PageNote, 'reads'>>): () => PublishedFiles {
  let counted: { at: number; shown: PublishedFiles } | undefined;
  return () => {
    if (!counted || Date.now() - counted.at > freshMs) counted = { at: Date.now(), shown: count(notes) };
    return counted.shown;
  };
}

function count(notes: ReadonlyMap<string, Pick<PageNote, 'reads'>>): PublishedFiles {
  const uploads = new Set<number>();
  let isListed = false;
  let isLinked = false;
  for (const { reads } of notes.values())
    for (const question of Object.keys(reads)) {
      const [source, asked] = splitQuestion(question);
      if (source === 'upload') uploads.add(Number(asked));
      else if (source === allDocuments.name) isListed = true;
      else if (asked.includes('annualReturnUrl')) isLinked = true;
    }
  return { uploads, documents: isListed ? 'all' : isLinked ? 'annual-return' : 'none' };
}
