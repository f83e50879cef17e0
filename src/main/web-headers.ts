import type { IncomingHttpHeaders } from 'node:http';

/** The headers of a raw request, as anyone who asks for a session reads them. */
export function webHeaders(headers: IncomingHttpHeaders): Headers {
  return new Headers(
    Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );
}
