import type { IncomingMessage, ServerResponse } from 'node:http';

/** An answer of a line, where nothing draws a page. */
export function refuse(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string | undefined> = {},
): void {
  for (const [name, value] of Object.entries(headers)) if (value) response.setHeader(name, value);
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' });
  response.end(text);
}

/** Answers while the staff side is away for a moment. A page reloads itself until the staff side is back. */
export function refuseTemporarily({ method }: IncomingMessage, response: ServerResponse): void {
  const isPage = method === 'GET';
  const what = isPage ? 'This page tries again every five seconds.' : 'Please try again in a moment.';
  refuse(response, 503, `The staff side is not ready. ${what}`, {
    'retry-after': '5',
    refresh: isPage ? '5' : undefined,
  });
}
