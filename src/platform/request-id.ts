import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isFromTrustedProxy } from './client-address.ts';
import { processPart } from './process-part.ts';
import { sharedState } from './shared-state.ts';

/**
 * One id for each request, in every log line that is written while it is answered, in both processes. A proxy of ours may
 * name it, so that its access log and our lines can be joined; anyone else's id is ignored.
 */
export const requestIdHeader = 'x-request-id';

const acceptable = /^[\w-]{8,64}$/;

const storage = () => sharedState('request-id', () => new AsyncLocalStorage<string>());

export function requestId(): string | undefined {
  return storage().getStore();
}

export function withRequestId<T>(id: string, work: () => T): T {
  return storage().run(id, work);
}

/** The id that a proxy of ours, or the site's own process, gave it; else a new one. */
export function requestIdOf({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): string {
  const given = headers[requestIdHeader];
  if (typeof given !== 'string' || !acceptable.test(given)) return randomUUID();
  return isFromUs({ socket }) ? given : randomUUID();
}

/** Whether it comes from a proxy of ours or the site's own process, whose headers are believed. */
export function isFromUs({ socket }: Pick<IncomingMessage, 'socket'>): boolean {
  return processPart() === 'staff' || isFromTrustedProxy(socket.remoteAddress);
}
