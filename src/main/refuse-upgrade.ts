import type { IncomingMessage, ServerResponse } from 'node:http';
import { everyAnswersHeaders } from '#site/document/security-headers.ts';

/**
 * Nothing here speaks another protocol, and Next would open a proxy for one. A WebSocket handshake is refused before
 * anyone else sees it; any other wish is ignored, as RFC 9110 (section 7.8) allows: some clients ask for HTTP/2 with
 * every first request.
 *
 * @returns whether the request has been answered
 */
export function refuseUpgrade({ headers }: IncomingMessage, response: ServerResponse): boolean {
  if (headers.upgrade === undefined) return false;
  const isWebSocket = /(^|[\s,])websocket\b/i.test(headers.upgrade);
  delete headers.upgrade;
  delete headers['http2-settings'];
  headers.connection = 'close';
  if (!isWebSocket) return false;
  const own = { 'content-type': 'text/plain; charset=utf-8', connection: 'close' };
  response.writeHead(400, { ...everyAnswersHeaders, ...own });
  response.end('There are no WebSockets here.');
  return true;
}
