/**
 * The object storage did not do what was asked, or the disk takes nothing. The message says in words what is wrong and
 * which setting to look at.
 * Only of an error that is unknown here it repeats what the server said.
 */
export class StorageTrouble extends Error {
  override name = 'StorageTrouble';
}

type Failure = {
  name?: string;
  code?: string;
  message?: string;
  cause?: unknown;
  $metadata?: { httpStatusCode?: number };
};

/** @param bucket the one that was asked @param endpoint absent for Amazon's */
export function troubleWith(
  cause: unknown,
  { bucket, endpoint }: { bucket: string; endpoint?: string | undefined },
) {
  const reason = reasonOf((cause ?? {}) as Failure, bucket);
  return new StorageTrouble(`The object storage${endpoint ? ` at ${endpoint}` : ''} ${reason}`, { cause });
}

const byName: Record<string, (bucket: string) => string> = {
  NoSuchBucket: (bucket) => `has no bucket ${bucket}. Create it, or correct the name in the setting.`,
  InvalidAccessKeyId: () => 'does not know the access key. Check AWS_ACCESS_KEY_ID.',
  SignatureDoesNotMatch: () => 'does not accept the secret key. Check AWS_SECRET_ACCESS_KEY.',
  CredentialsProviderError: () =>
    'cannot be asked without keys. Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or give the machine a role.',
  RequestTimeTooSkewed: () =>
    'refuses requests since the clock of this machine differs from its own. Set the clock by NTP (timedatectl).',
  AccessDenied: (bucket) =>
    `does not let these keys do this in the bucket ${bucket}. Allow them to list the bucket, and to read, write and delete objects in it.`,
  PermanentRedirect: (bucket) => `keeps the bucket ${bucket} in another region. Correct S3_REGION.`,
  AuthorizationHeaderMalformed: () => 'expects another region. Correct S3_REGION.',
};

const byStatus: Record<number, string> = {
  301: 'PermanentRedirect',
  403: 'AccessDenied',
};

const away = new Set(['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENETUNREACH', 'EPIPE', 'ETIMEDOUT']);

function reasonOf(failure: Failure, bucket: string): string {
  const { name = '', message = '', $metadata } = failure;
  const code = codeOf(failure);
  const status = $metadata?.httpStatusCode;
  const words = byName[name] ?? byName[code] ?? byName[byStatus[status ?? 0] ?? ''];
  if (words) return words(bucket);
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `cannot be found: the name of its host has no address (${code}). Check S3_ENDPOINT, and S3_PATH_STYLE if only the bucket's host is unknown.`;
  if (/CERT|SELF_SIGNED|ERR_TLS/.test(code))
    return `has a certificate that is not trusted here (${code}). Correct S3_ENDPOINT, or name its authority in NODE_EXTRA_CA_CERTS.`;
  if (away.has(code) || name === 'TimeoutError')
    return `is not responding (${code || 'timeout'}). Check S3_ENDPOINT and that the service is running.`;
  if (status && status >= 500)
    return `is out of order at the moment (status ${status}). Try again in a while.`;
  return `failed: ${[name || code, status, message.slice(0, 120)].filter(Boolean).join(', ')}.`;
}

/** The first one's, where several addresses were tried in vain. */
function codeOf({ code, cause, errors = [] }: Failure & { errors?: Failure[] }): string {
  if (code) return code;
  const [first] = errors;
  if (first) return codeOf(first);
  return cause ? codeOf(cause as Failure) : '';
}
