import http from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { observeAnswer } from '#platform/metrics.ts';
import { requestIdHeader, requestIdOf, withRequestId } from '#platform/request-id.ts';
import { everyAnswersHeaders } from '#site/document/security-headers.ts';
import { refuseUpgrade } from './refuse-upgrade.ts';

/** Answers what is its own, and says whether it was. */
export type Taker = (request: http.IncomingMessage, response: http.ServerResponse) => boolean;

/** Who is asked in turn, and who answers the rest. */
type Parts = { takers: readonly Taker[]; app: Hono };

export function createServer({ takers, app }: Parts): http.Server {
  const answer = getRequestListener(app.fetch);
  // Longer than a proxy keeps its connections, so that it never writes into one that we are closing.
  const options = { keepAliveTimeout: 65_000, requestTimeout: 150_000 };
  // Next adds a listener of its own to the server that a request comes from: it is never called.
  const noUpgrades = { shouldUpgradeCallback: () => false };
  return http.createServer({ ...options, ...noUpgrades }, (request, response) => {
    for (const [name, value] of Object.entries(everyAnswersHeaders)) response.setHeader(name, value);
    if (refuseUpgrade(request, response)) return;
    const id = requestIdOf(request);
    withRequestId(id, () => {
      if (takers.some((take) => take(request, response))) return;
      response.setHeader(requestIdHeader, id);
      observeAnswer('visitors', response);
      void answer(request, response);
    });
  });
}

/**
 * Opens the port, or a socket of its own.
 * @returns the port, where it is one
 * @throws Error with code EADDRINUSE when someone else has it
 */
export function listen(server: http.Server, place: number | string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(place, () => {
      server.off('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
}
