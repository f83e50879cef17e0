/**
 * Hands a delivery to the CRM's web hook, signed as standardwebhooks.com describes, so that the receiver can
 * check it with a stock library: `webhook-id` is the same for every attempt, `webhook-signature` is
 * HMAC-SHA-256 over `<id>.<timestamp>.<body>`, one for each secret that is accepted, so that a rotation of APP_SECRET
 * gives the receiver time.
 */

import { createHmac } from 'node:crypto';
import { env } from '#platform/env.ts';
import { postOutbound } from '#platform/outbound-post.ts';
import { acceptedKeysFor, keyFor } from '#platform/secrets.ts';
import type { Arrived, Delivery } from './delivery.ts';

const timeoutMs = 10_000;
const purpose = 'crm-webhook';

export async function postToCrm({ body, messageId }: Delivery): Promise<Arrived> {
  const { crmWebhookUrl, isLoopback } = env();
  if (!crmWebhookUrl) throw new Error('CRM_WEBHOOK_URL is not set any more.');
  const status = await postOutbound(crmWebhookUrl, {
    headers: { 'Content-Type': 'application/json', ...signatureHeaders(messageId, body) },
    body,
    timeoutMs,
    mayReachItself: isLoopback,
  });
  if (status < 200 || status > 299) throw new Error(`The CRM answered ${status}.`);
  return { recipient: new URL(crmWebhookUrl).host, outcome: `The CRM answered ${status}.` };
}

/** Returns the secret for checking the signature, in the form that the receiver's libraries expect. */
export function crmWebhookSecret(): string {
  return `whsec_${Buffer.from(keyFor(purpose), 'hex').toString('base64')}`;
}

export function signatureHeaders(id: string, body: string, now = Date.now()): Record<string, string> {
  const timestamp = String(Math.floor(now / 1000));
  const signatures = acceptedKeysFor(purpose).map(({ key }) => {
    const hmac = createHmac('sha256', Buffer.from(key, 'hex')).update(`${id}.${timestamp}.${body}`);
    return `v1,${hmac.digest('base64')}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
}
