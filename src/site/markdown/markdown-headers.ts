import { canonicalAddress } from '../text/addresses.ts';

/** Search engines are told that the page itself is the original. */
export function markdownHeaders(siteUrl: string, path: string): Record<string, string> {
  return {
    'content-type': 'text/markdown; charset=utf-8',
    link: `<${canonicalAddress(siteUrl, path)}>; rel="canonical"`,
  };
}
