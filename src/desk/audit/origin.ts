import { isIPv4 } from 'node:net';
import type { Context } from 'hono';
import type { AuditActor } from '#content/audit/audit-log.ts';
import { senderAddress } from '#enquiry/endpoints/sender-address.ts';
import { clientAddress } from '#platform/client-address.ts';
import { addressKeys } from '#platform/ip-address.ts';
import { deviceInWords } from '../session/device-in-words.ts';
import { browserIdOf } from '../session/known-browsers.ts';
import type { Origin } from './request-origin.ts';

export function originOf(c: Context): Origin {
  return {
    address: senderAddress(c),
    device: deviceInWords(c.req.header('user-agent')),
    browserId: browserIdOf(c),
  };
}

/** The same of someone who is logged in. */
export function originOfStaff(c: Context, { sessionId }: { sessionId: string }): Origin {
  return { ...originOf(c), sessionId };
}

/** The same of a request to the content service, which the site's process hands on. */
export function originOfHeaders(headers: Headers): Origin {
  return {
    address: clientAddress(undefined, headers.get('x-forwarded-for') ?? undefined),
    device: deviceInWords(headers.get('user-agent') ?? undefined),
  };
}

type Person = { id: number | null; name: string };

/** The whole address is not kept: the network is enough to tell the office from elsewhere. */
export function actorOf({ id, name }: Person, { address, device }: Origin): AuditActor {
  return { userId: id, who: name, network: networkOf(address), device };
}

/** `203.0.113.0/24`, `2001:db8:1::/48` */
export function networkOf(address: string): string {
  if (isIPv4(address)) return address.replace(/\d+$/, '0/24');
  return addressKeys(address).site ?? '';
}

/** Where no person is known: the software at its first start, or a stranger at the login. */
export const systemActor: AuditActor = { userId: null, who: 'The software', network: '', device: '' };
