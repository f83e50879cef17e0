import path from 'node:path';
import { withPayload } from '@payloadcms/next/withPayload';

/** The staff side only: the public site is rendered by its own server and never goes through Next. */
export default withPayload({
  turbopack: { root: path.resolve(import.meta.dirname, '../..') },
  outputFileTracingRoot: path.resolve(import.meta.dirname, '../..'),
  // Types are checked once, for the whole project, by `npm run check`.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  // No one here asks for resized pictures, and strangers need not.
  images: { unoptimized: true },
  experimental: {
    // The log names the kind of an error and the place that threw it.
    serverMinification: false,
    // To write it takes a third of a first build and 190 MB; a second build would be a third shorter, and most are first ones.
    turbopackFileSystemCacheForBuild: false,
  },
  devIndicators: false,
  serverExternalPackages: ['pg', 'pg-boss', '@aws-sdk/client-s3', '@aws-sdk/lib-storage'],
});
