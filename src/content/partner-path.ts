/**
 * The questionnaire for partners is behind an address that only they know: `/ri` and their secret. The
 * record's path has a placeholder; the secret is compared in constant time and never becomes a file.
 */

import { isSameSecret } from '#platform/secrets.ts';
import { partnerPathPrefix } from './routes.ts';

const prefix = '/ri';

/** The path of the record that an address means; nothing for a wrong secret, or where none is set. */
export function partnerRecord(path: string, secret: string | undefined): string | undefined {
  if (!secret || !path.startsWith(prefix)) return undefined;
  const [given = '', ...rest] = path.slice(prefix.length).split('/');
  if (!isSameSecret(given, secret)) return undefined;
  return [partnerPathPrefix, ...rest].join('/');
}

/** Where the partners' questionnaire begins. */
export function partnerPath(secret: string): string {
  return prefix + secret;
}
