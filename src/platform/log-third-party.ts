/**
 * Writes messages of the vendors' code into this project's one log. They quote what someone sent (a
 * JSON that does not parse, a statement's parameters), so only the kind and place of an error are logged, and of
 * a text nothing that it quotes.
 */

import { placeOf } from './error-place.ts';
import { log, withoutValues } from './log.ts';
import { logThrottled } from './log-throttled.ts';

type Fields = NonNullable<Parameters<typeof log.warn>[1]>;

/** The kind of an error, its cause's, and the place in the code that threw it; never its message. */
export function describeThirdPartyError(error: unknown): Fields {
  if (!(error instanceof Error)) return { error: typeof error };
  const { code, status } = error as { code?: unknown; status?: unknown };
  const cause = error.cause instanceof Error ? describeThirdPartyError(error.cause) : {};
  return {
    error: error.name,
    code: typeof code === 'string' ? code : undefined,
    status: typeof status === 'number' ? status : undefined,
    at: placeOf(error),
    cause: cause.error,
    causeCode: cause.code,
  };
}

/** Next, React and other packages write to the console: from now on a line of the log each, and sparsely. */
export function routeConsole(): void {
  const levels = { error: 'error', warn: 'warn', info: 'info', log: 'info', debug: 'info' } as const;
  for (const [method, level] of Object.entries(levels))
    Object.assign(console, { [method]: (...said: unknown[]) => tell(level, said) });
}

function tell(level: 'info' | 'warn' | 'error', said: unknown[]): void {
  const error = said.find((part) => part instanceof Error);
  const text = typeof said[0] === 'string' ? withoutValues(said[0]) : undefined;
  const fields: Fields = { text: text || undefined, ...(error ? describeThirdPartyError(error) : {}) };
  const kind = `${fields.error ?? ''} ${fields.at ?? text?.slice(0, 40) ?? ''}`;
  if (level === 'info') log.info('console', fields);
  else logThrottled('console', fields, { level, kind });
}
