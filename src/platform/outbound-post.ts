/**
 * Posts to an address that an operator has set, and to nothing that it may turn out to be: the address is checked when
 * the connection is made, by what its name was resolved to, so that no name can lead elsewhere between a look and a
 * post. Redirects are not followed: what they lead to was not set.
 */

import dns from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isLoopbackAddress, isPublicAddress } from './public-address.ts';

export type OutboundPost = {
  headers: Record<string, string>;
  body: string;
  timeoutMs: number;
  /** This machine itself, while all of it is tried out there. */
  mayReachItself: boolean;
};

/** @returns the status that was answered @throws Error when there was no answer, AddressRefused when none was sought */
export function postOutbound(url: string, post: OutboundPost): Promise<number> {
  const { headers, body, timeoutMs, mayReachItself } = post;
  const { protocol, hostname } = new URL(url);
  const bare = hostname.replace(/^\[(.+)\]$/, '$1');
  return new Promise((resolve, reject) => {
    // A number needs no looking up, so that no one else would look at it.
    if (isIP(bare) && !mayReach(bare, mayReachItself)) return reject(new AddressRefused());
    const { request } = protocol === 'https:' ? https : http;
    const asked = request(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      lookup: lookUpValidated(mayReachItself),
      // A connection that someone else has made was not checked here.
      agent: false,
      signal: AbortSignal.timeout(timeoutMs),
    });
    asked.once('response', (answer) => {
      // The answer's body is not needed.
      answer.on('error', () => undefined).resume();
      resolve(answer.statusCode ?? 0);
    });
    asked.on('error', (error) =>
      reject(error.name === 'AbortError' ? new Error(`No answer in ${timeoutMs / 1000} s.`) : error),
    );
    asked.end(body);
  });
}

export function mayReach(address: string, mayReachItself: boolean): boolean {
  return isPublicAddress(address) || (mayReachItself && isLoopbackAddress(address));
}

/** One address that may not be reached is enough: which of them is taken is not ours to say. */
function lookUpValidated(mayReachItself: boolean): LookupFunction {
  return (hostname, options, done) => {
    dns.lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, '');
      if (!addresses.every(({ address }) => mayReach(address, mayReachItself)))
        return done(new AddressRefused(), '');
      const [first] = addresses;
      if (options.all) done(null, addresses);
      else done(null, first?.address ?? '', first?.family);
    });
  };
}

export class AddressRefused extends Error {
  override name = 'AddressRefused';
  constructor() {
    super('The address is a private network’s or this machine’s: nothing is posted there.');
  }
}
