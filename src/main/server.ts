import http from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { requestIdHeader, requestIdOf, withRequestId } from '#platform/request-id.ts';
import { traceRequest } from '#platform/tracing/tracing.ts';
import { everyAnswersHeaders } from '#site/document/security-headers.ts';
import { refuseUpgrade } from './refuse-upgrade.ts';

/** Answers what is its own, and says whether it was. */
export type Taker = (request: http.IncomingMessage, response: http.ServerResponse) => boolean;

/** The same with an id of the request, for what takes longer than a look into the store of pages. */
export function withId(take: Taker): Taker {
  return (request, response) => withRequestId(requestIdOf(request), () => take(request, response));
}

type Parts = {
  /** Serves files as they are, asked first: their headers have those of every answer. */
  files?: Taker;
  /** Asked in order. */
  takers: readonly Taker[];
  /** Answers the rest. */
  app: Hono;
  /** Called with each answer of `app` before it begins. */
  onAnswer?: (response: http.ServerResponse) => void;
};

export function createServer({ files = () => false, takers, app, onAnswer }: Parts): http.Server {
  const answer = getRequestListener(app.fetch);
  // Longer than a proxy keeps its connections, so that it never writes into one that we are closing.
  const options = { keepAliveTimeout: 65_000, requestTimeout: 150_000 };
  // Next adds a listener of its own to the server that a request comes from: it is never called.
  const noUpgrades = { shouldUpgradeCallback: () => false };
  return http.createServer({ ...options, ...noUpgrades }, (request, response) => {
    if (refuseUpgrade(request, response)) return;
    if (files(request, response)) return;
    for (const [name, value] of Object.entries(everyAnswersHeaders)) response.setHeader(name, value);
    if (takers.some((take) => take(request, response))) return;
    const id = requestIdOf(request);
    response.setHeader(requestIdHeader, id);
    onAnswer?.(response);
    void withRequestId(id, () => traceRequest(request, response, () => answer(request, response)));
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
