import { createHmac } from 'node:crypto';

type Signed = { id: string; body: string; now?: number };

/**
 * Headers by which a receiver checks with a stock library what it got, as standardwebhooks.com describes:
 * `webhook-signature` is HMAC-SHA-256 over `<id>.<timestamp>.<body>`, one for each key that is accepted.
 */
export function webhookHeaders(
  keys: readonly Buffer[],
  { id, body, now = Date.now() }: Signed,
): Record<string, string> {
  const timestamp = String(Math.floor(now / 1000));
  const signatures = keys.map((key) => {
    const hmac = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`);
    return `v1,${hmac.digest('base64')}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
}
