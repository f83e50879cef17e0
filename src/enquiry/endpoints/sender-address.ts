import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { clientAddress } from '#platform/client-address.ts';

/** The address that the request came from, as far as our proxies are to be believed. */
export function senderAddress(c: Context): string {
  // Without a socket (a request made by a test) there is no address to tell senders apart by.
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  return clientAddress(incoming?.socket.remoteAddress ?? '', c.req.header('x-forwarded-for'));
}
