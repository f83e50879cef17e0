/**
 * Hands a delivery to the CRM's web hook, signed as standardwebhooks.com describes, so that the receiver can
 * check it with a stock library: `webhook-id` is the same for every attempt, `webhook-signature` is
 * HMAC-SHA-256 over `<id>.<timestamp>.<body>`, one for each secret that is accepted, so that a rotation of APP_SECRET
 * gives the receiver time.
 */

import { env } from '#platform/env.ts';
import { postOutbound } from '#platform/outbound-post.ts';
import { acceptedKeysFor, keyFor } from '#platform/secrets.ts';
import type { Arrived, Delivery } from './delivery.ts';
import { webhookHeaders } from './webhook-headers.ts';

const timeoutMs = 10_000;
const purpose = 'crm-webhook';

export async function postToCrm({ body, messageId }: Delivery): Promise<Arrived> {
  const { crmWebhookUrl, isLoopback } = env();
  if (!crmWebhookUrl) throw new Error('CRM_WEBHOOK_URL is no longer set.');
  const keys = acceptedKeysFor(purpose).map(({ key }) => Buffer.from(key, 'hex'));
  const status = await postOutbound(crmWebhookUrl, {
    headers: { 'Content-Type': 'application/json', ...webhookHeaders(keys, { id: messageId, body }) },
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
