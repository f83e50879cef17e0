import { placeOf } from './error-place.ts';
import { requestId } from './request-id.ts';

/**
 * One line of JSON per event on standard output. Fields are for ids, counts and states: nothing personal
 * (names, phones, addresses, what someone typed) is ever passed here.
 */
type Fields = Record<string, string | number | boolean | undefined>;

function write(level: 'info' | 'warn' | 'error', event: string, fields: Fields = {}): void {
  const line = { time: new Date().toISOString(), level, event, request: requestId(), ...fields };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

export const log = {
  info: (event: string, fields?: Fields) => write('info', event, fields),
  warn: (event: string, fields?: Fields) => write('warn', event, fields),
  error: (event: string, fields?: Fields) => write('error', event, fields),
};

/** Describes an unexpected error for a log: its name, code and place, and a message without values. */
export function describeError(error: unknown): Fields {
  if (!(error instanceof Error)) return { error: typeof error };
  const code = (error as { code?: unknown }).code;
  return {
    error: error.name,
    code: typeof code === 'string' ? code : undefined,
    message: messageOf(error).slice(0, 200),
    at: placeOf(error),
  };
}

/**
 * The message of an error. What the database, or a vendor's code about it, has to say quotes what was sent to it, and is
 * told without what it quotes.
 */
export function messageOf(error: Error): string {
  return isOfDatabase(error) ? withoutValues(error.message) : error.message;
}

/** PostgreSQL's codes have five characters; a vendor's error contains the statement. */
function isOfDatabase(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, query } = error as { code?: unknown; query?: unknown };
  const isCode = typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && 'severity' in error;
  return isCode || typeof query === 'string' || isOfDatabase(error.cause);
}

const maxTextLength = 160;

/** A sentence of someone else's without what it quotes, its numbers, and what follows a colon. */
export function withoutValues(text: string): string {
  return text
    .replace(/["'`“‘].*["'`”’]/s, '…')
    .replace(/(params|body|values?|data)\b.*/is, '$1 …')
    .replace(/\d{3,}/g, '…')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, maxTextLength);
}
