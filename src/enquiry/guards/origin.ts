import { env } from '#platform/env.ts';
import { isLoopbackUrl } from '#platform/loopback-url.ts';

/**
 * Does this `Origin` header name our own site? That is SITE_URL's origin, or any loopback host and port while
 * SITE_URL itself is loopback (`localhost` and `127.0.0.1` are the same machine to a developer). Browsers send
 * the header with every POST, so a missing one is refused as well.
 */
export function isOwnOrigin(origin: string | undefined): boolean {
  if (!origin || !URL.canParse(origin)) return false;
  const { siteUrl, isLoopback } = env();
  if (origin === new URL(siteUrl).origin) return true;
  return isLoopback && /^https?:\/\//.test(origin) && isLoopbackUrl(origin);
}
