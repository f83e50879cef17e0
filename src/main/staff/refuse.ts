import type { ServerResponse } from 'node:http';

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
