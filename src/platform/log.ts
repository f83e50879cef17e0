/**
 * One line of JSON per event on standard output. Fields are for ids, counts and states: nothing personal
 * (names, phones, addresses, what somebody typed) is ever passed here.
 */
type Fields = Record<string, string | number | boolean | undefined>;

function write(level: 'info' | 'warn' | 'error', event: string, fields: Fields = {}): void {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })}\n`);
}

export const log = {
  info: (event: string, fields?: Fields) => write('info', event, fields),
  warn: (event: string, fields?: Fields) => write('warn', event, fields),
  error: (event: string, fields?: Fields) => write('error', event, fields),
};

/** What may be said of an unexpected error in a log: its name and code, and a message without values. */
export function describeError(error: unknown): Fields {
  if (!(error instanceof Error)) return { error: typeof error };
  const code = (error as { code?: unknown }).code;
  return {
    error: error.name,
    code: typeof code === 'string' ? code : undefined,
    message: error.message.slice(0, 200),
  };
}
