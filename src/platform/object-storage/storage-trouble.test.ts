import { expect, test } from 'vitest';
import { StorageTrouble, troubleWith } from './storage-trouble.ts';

const failure = (fields: object) => Object.assign(new Error('unused'), fields);
const several = new AggregateError([failure({ code: 'ECONNREFUSED' }), failure({ code: 'EHOSTUNREACH' })]);

test.each([
  [
    failure({ code: 'ENOTFOUND' }),
    'cannot be found: the name of its host has no address (ENOTFOUND). Check S3_ENDPOINT',
  ],
  [several, 'is not responding (ECONNREFUSED). Check S3_ENDPOINT and that the service is running.'],
  [failure({ name: 'TimeoutError' }), 'is not responding (timeout). Check'],
  [failure({ cause: failure({ code: 'ECONNRESET' }) }), 'is not responding (ECONNRESET).'],
  [
    failure({ code: 'DEPTH_ZERO_SELF_SIGNED_CERT' }),
    'has a certificate that is not trusted here (DEPTH_ZERO_SELF_SIGNED_CERT). Correct S3_ENDPOINT, or name its authority in NODE_EXTRA_CA_CERTS.',
  ],
  [failure({ name: 'CredentialsProviderError' }), 'cannot be asked without keys. Set AWS_ACCESS_KEY_ID'],
  [
    failure({ name: 'Unknown', $metadata: { httpStatusCode: 403 } }),
    'does not let these keys do this in the bucket ours.',
  ],
  [
    failure({ name: 'InternalError', $metadata: { httpStatusCode: 500 } }),
    'is out of order at the moment (status 500).',
  ],
  [undefined, 'failed: '],
])('%o is said in words', (cause, words) => {
  const trouble = troubleWith(cause, { bucket: 'ours' });
  expect(trouble).toBeInstanceOf(StorageTrouble);
  expect(trouble.message).toContain(`The object storage ${words}`);
});
