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

export type OutboundRequest = Omit<OutboundPost, 'body'> & { method: string; body?: string | undefined };
export type OutboundAnswer = { status: number; headers: http.IncomingHttpHeaders; body: string };

/** An answer is some lines of JSON; of a longer one the rest is not read. */
const maxAnswerBytes = 256 * 1024;

/** @returns the status that was answered @throws Error when there was no answer, AddressRefused when none was sought */
export async function postOutbound(url: string, post: OutboundPost): Promise<number> {
  const answer = await answerOf(url, { method: 'POST', ...post });
  // The answer's body is not needed.
  answer.on('error', () => undefined).resume();
  return answer.statusCode ?? 0;
}

/** @returns what was answered, whole @throws Error when there was no answer, AddressRefused when none was sought */
export async function requestOutbound(url: string, request: OutboundRequest): Promise<OutboundAnswer> {
  const answer = await answerOf(url, request);
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of answer) {
      chunks.push(chunk as Buffer);
      bytes += (chunk as Buffer).length;
      if (bytes > maxAnswerBytes) break;
    }
  } catch (error) {
    throw inWords(error as Error, request.timeoutMs);
  }
  const body = Buffer.concat(chunks).toString('utf8');
  return { status: answer.statusCode ?? 0, headers: answer.headers, body };
}

function answerOf(url: string, sent: OutboundRequest): Promise<http.IncomingMessage> {
  const { method, headers, body = '', timeoutMs, mayReachItself } = sent;
  const { protocol, hostname } = new URL(url);
  const bare = hostname.replace(/^\[(.+)\]$/, '$1');
  return new Promise((resolve, reject) => {
    // A number needs no looking up, so that no one else would look at it.
    if (isIP(bare) && !mayReach(bare, mayReachItself)) return reject(new AddressRefused());
    const { request } = protocol === 'https:' ? https : http;
    const asked = request(url, {
      method,
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      lookup: lookUpValidated(mayReachItself),
      // A connection that someone else has made was not checked here.
      agent: false,
      signal: AbortSignal.timeout(timeoutMs),
    });
    asked.once('response', resolve);
    asked.on('error', (error) => reject(inWords(error, timeoutMs)));
    asked.end(body);
  });
}

function inWords(error: Error, timeoutMs: number): Error {
  const isLate = error.name === 'AbortError' || error.name === 'TimeoutError';
  return isLate ? new Error(`No answer in ${timeoutMs / 1000} s.`) : error;
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
