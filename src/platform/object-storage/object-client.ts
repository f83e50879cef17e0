import { S3Client } from '@aws-sdk/client-s3';
import { env } from '../env.ts';
import { sharedState } from '../shared-state.ts';

/**
 * A storage that goes silent keeps no one waiting for longer than three times this. A write may take a server
 * seconds after its last byte, and is not to fail for that.
 */
const limits = {
  reading: { connectionTimeout: 3000, socketTimeout: 5000, requestTimeout: 60_000 },
  writing: { connectionTimeout: 3000, socketTimeout: 20_000, requestTimeout: 300_000 },
};
// A request that waits for a connection has no more time for it.
const agent = { keepAlive: true, maxSockets: 200 };

/**
 * The client of the object storage, whose settings and connections all parts of a process share. Loaded only where
 * something is kept there: it takes 10 MB of memory and more.
 */
export function objectClient(work: keyof typeof limits): S3Client {
  return sharedState(`object-client-${work}`, () => {
    const { endpoint, region, hasPathStyle, keys } = env().storage;
    return new S3Client({
      region,
      forcePathStyle: hasPathStyle,
      ...(endpoint && { endpoint }),
      ...(keys && { credentials: keys }),
      maxAttempts: 3,
      // Servers other than Amazon's do not know the newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { ...limits[work], throwOnRequestTimeout: true, httpAgent: agent, httpsAgent: agent },
    });
  });
}
