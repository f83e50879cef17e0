import { fileStore } from '#platform/files/choose-store.ts';

/** Keeps visitors' files outside of anything that is served, each under the random name that its row has. */
export const sentFiles = fileStore({ folder: 'files/', pattern: /^[\w-]{16,64}$/ });
