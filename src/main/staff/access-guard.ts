import type { IncomingMessage } from 'node:http';
import { executeAuthStrategies } from 'payload';
import { contentService } from '#content/read/content-service.ts';
import { isHarmlessAddress } from '#panel/guard/harmless-address.ts';
import { pathParts } from '#platform/path-parts.ts';
import { webHeaders } from '../web-headers.ts';

/**
 * Refusal of a request that must not reach the staff side, where Next would take it for a failure of its own: addresses that
 * cannot be decoded, and what a stranger sends to a screen. The content service's endpoints are guarded in
 * `panel/guard`.
 */
export type GuardRefusal = { status: 400 | 401 | 404 | 405; text: string; allow?: string };

const isRead = (method = 'GET') => method === 'GET' || method === 'HEAD';

export async function guardRefusal({
  url = '/',
  method,
  headers,
}: IncomingMessage): Promise<GuardRefusal | undefined> {
  const [path = '/'] = url.split('?');
  const isHarmless = isReadable(path) && isHarmlessAddress(url.slice(path.length + 1));
  if (!isHarmless) return { status: 400, text: 'This address cannot be read.' };
  // Next would lead on from a doubled slash or one at the end, or read it its own way. The screens' own may end in one.
  const parts = pathParts(path.startsWith('/admin') ? path.replace(/(.)\/$/, '$1') : path);
  if (!parts) return { status: 404, text: 'There is nothing here.' };
  if (parts[0] === 'cmsapi' && parts[1] === 'api' && parts.length > 2) return undefined;
  if (path.startsWith('/cmsapi')) return { status: 404, text: 'There is nothing here.' };
  if (!isScreen(parts)) return { status: 404, text: 'There is nothing here.' };
  if (isRead(method)) return undefined;
  // The screens' own requests are named by this header; nothing else is ever sent to a screen.
  const isCall = method === 'POST' && path.startsWith('/admin') && typeof headers['next-action'] === 'string';
  if (!isCall) return { status: 405, text: 'This address is read-only.', allow: 'GET, HEAD' };
  if (headers.cookie && (await isStaff(headers))) return undefined;
  return { status: 401, text: 'Your login has ended. Please log in again.' };
}

/**
 * A screen of a record is under its number. Under anything else, the bin of a collection that has none included, the
 * vendor's screens fail instead of finding nothing.
 */
function isScreen([first, second, , record]: string[]): boolean {
  const isOfCollection = first === 'admin' && second === 'collections';
  return !isOfCollection || record === undefined || /^(create|\d{1,9})$/.test(record);
}

/** It can be decoded, and says where it leads: no browser sends dots as parts, and Next would go another way. */
function isReadable(path: string): boolean {
  try {
    const decoded = decodeURIComponent(path);
    return !decoded.includes('\0') && !/(^|\/)\.\.?(\/|$)/.test(decoded);
  } catch {
    return false;
  }
}

async function isStaff(headers: IncomingMessage['headers']): Promise<boolean> {
  const payload = await contentService();
  const { user } = await executeAuthStrategies({ headers: webHeaders(headers), payload });
  return user !== null;
}
