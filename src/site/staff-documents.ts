import { redirectTargets } from '#content/collections/redirects/redirects.read.ts';
import { clearVersionCache } from '#tools/store/versions.ts';
import { type DocumentsOptions, type OwnDocuments, openDocuments } from './open-documents.ts';
import { listenForChanges } from './publisher/change-feed.ts';

/**
 * Opens the sources of documents for the staff side, in a process of its own: nothing is published there, and an answer
 * is forgotten when someone has changed its record.
 */
export async function openStaffDocuments(
  options: DocumentsOptions,
): Promise<{ documents: OwnDocuments; stop(): Promise<void> }> {
  const { source, ownDocuments } = await openDocuments(options);
  const forget = (table?: string) => {
    source.forget(table);
    if (!table || table === 'questionnaires') clearVersionCache();
    if (!table || table === 'redirects') redirectTargets.forget();
  };
  const feed = listenForChanges({
    onConnected: () => forget(),
    onNotice: ({ table }) => forget(table === 'unknown' ? undefined : table),
  });
  return { documents: ownDocuments, stop: () => feed.stop() };
}
