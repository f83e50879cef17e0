import fs from 'node:fs';
import path from 'node:path';
import type { CollectionConfig, PayloadHandler, UploadConfig } from 'payload';

type FileHandler = NonNullable<UploadConfig['handlers']>[number];

/**
 * Answers 404 for a file of a collection that is not on the disk, which the vendor would call a failure of its own. The
 * name comes from an address: only its last part counts.
 */
export function withNotFoundForMissingFiles(collection: CollectionConfig): CollectionConfig {
  const { upload } = collection;
  if (typeof upload !== 'object' || !upload.staticDir) return collection;
  const { staticDir, handlers = [] } = upload;
  // Where a handler answers nothing, the vendor sends the file; its types leave out that it may do either.
  const tellMissing = ((_, { params }) =>
    fs.existsSync(path.join(staticDir, path.basename(params.filename)))
      ? undefined
      : Response.json({ errors: [{ message: 'There is no such file.' }] }, { status: 404 })) as (
    ...given: Parameters<FileHandler>
  ) => ReturnType<PayloadHandler> as FileHandler;
  return { ...collection, upload: { ...upload, handlers: [...handlers, tellMissing] } };
}
