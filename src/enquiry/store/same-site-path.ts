import { isOwnOrigin } from '../guards/origin.ts';

/**
 * The page of this site that an enquiry came from: its path. A foreign address becomes empty text. The schema
 * has taken off the query and replaced the partners' secret already.
 */
export function sameSitePath(address: string): string {
  if (address.startsWith('/')) return address;
  const url = URL.parse(address);
  return url && isOwnOrigin(url.origin) ? url.pathname : '';
}
