import type { Taker } from './server.ts';

/**
 * Methods that the Fetch standard forbids: no Request can be made of them, and the content service's server would take
 * that for a failure of its own. CONNECT never arrives as a request.
 */
const forbidden = new Set(['TRACE', 'TRACK']);

export const refuseMethod: Taker = ({ method = '' }, response) => {
  if (!forbidden.has(method)) return false;
  response.writeHead(405, { allow: 'GET, HEAD', 'content-length': 0, 'cache-control': 'no-store' });
  response.end();
  return true;
};
