import { log, withoutValues } from '#platform/log.ts';
import { describeThirdPartyError } from '#platform/log-third-party.ts';
import { logThrottled } from '#platform/log-throttled.ts';
import { isClientError } from './guard/client-error.ts';

/** The content service's own log (pino's), made lines of this project's: a refusal is logged sparsely, without values. */
export const serviceLog = {
  options: {
    base: null,
    formatters: { level: (level: string) => ({ level }) },
    serializers: { err: describeServiceError },
  },
  destination: { write: (line: string) => tell(JSON.parse(line)) },
};

/** The vendor logs expected refusals as sentences; as errors they keep their kind. */
export const serviceLogLevels = {
  APIError: 'warn',
  AuthenticationError: 'warn',
  FileRetrievalError: 'warn',
  FileUploadError: 'warn',
  Forbidden: 'warn',
  Locked: 'warn',
  LockedAuth: 'warn',
  MissingFile: 'warn',
  NotFound: 'warn',
  QueryError: 'warn',
  ValidationError: 'warn',
} as const;

type ServiceError = ReturnType<typeof describeThirdPartyError> & { isRefusal?: boolean };
type Line = { level: string; msg?: string; err?: ServiceError };

function describeServiceError(error: unknown): ServiceError {
  const described = describeThirdPartyError(error);
  const isRefused = typeof described.status === 'number' && described.status < 500;
  return { ...described, isRefusal: isRefused || isClientError(error) };
}

function tell({ level, msg, err }: Line): void {
  if (!err) {
    const fields = { text: withoutValues(msg ?? '') };
    if (level === 'info' || level === 'debug') log.info('content service', fields);
    else logThrottled('content service', fields, { level: 'error', kind: fields.text.slice(0, 40) });
    return;
  }
  const { isRefusal, ...fields } = err;
  if (isRefusal) logThrottled('content service refused a request', fields);
  else logThrottled('content service failed', fields, { level: 'error', kind: `${err.error} ${err.at}` });
}
