import { fileStore } from '#platform/files/file-store.ts';

/** What visitors sent, outside of anything that is served: each file under the random name that its row has. */
export const sentFiles = fileStore({ folder: 'files/', pattern: /^[\w-]{16,64}$/ });
