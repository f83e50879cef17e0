import type { CollectionConfig, PayloadHandler, UploadConfig } from 'payload';
import { type FileStore, NoFileName } from '#platform/files/file-store.ts';
import { fileTag, runsNothing, sendFile } from '#site/documents/send-file.ts';

type FileHandler = NonNullable<UploadConfig['handlers']>[number];

/**
 * Serves the files of a collection from their store to those who may read them, as the content service decides; it would
 * look for them on a disk of its own. A name that no file has is answered with 404.
 */
export function withStoredFiles(
  collection: CollectionConfig,
  store: FileStore | undefined,
): CollectionConfig {
  const { upload } = collection;
  if (!store || typeof upload !== 'object') return collection;
  const send: PayloadHandler = async ({ routeParams, method = 'GET', headers }) => {
    const name = String(routeParams?.filename);
    const facts = await store.factsOf(name).catch(ifNoName);
    if (!facts) return Response.json({ errors: [{ message: 'There is no such file.' }] }, { status: 404 });
    const read = (range: { start: number; end: number }) => store.open(name, range);
    const contentType = 'application/pdf';
    const headersOfFile = {
      'content-type': contentType,
      'content-security-policy': runsNothing(contentType),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
    };
    return sendFile({ method, headers }, { size: facts.size, tag: fileTag(facts), read }, headersOfFile);
  };
  // The vendor's types leave out that it asks with a request.
  return { ...collection, upload: { ...upload, handlers: [send as FileHandler] } };
}

/** The name comes from an address. */
function ifNoName(error: unknown): undefined {
  if (!(error instanceof NoFileName)) throw error;
}
