/**
 * Hands a delivery to the CRM's web hook, signed as standardwebhooks.com describes, so that the receiver can
 * check it with a stock library: `webhook-id` is the same for every attempt, `webhook-signature` is
 * HMAC-SHA-256 over `<id>.<timestamp>.<body>`.
 */

import { createHmac } from 'node:crypto';
import { env } from '#platform/env.ts';
import { keyFor } from '#platform/secrets.ts';
import type { Delivery } from './delivery.ts';

const timeoutMs = 10_000;

export async function postToCrm({ body, messageId }: Delivery): Promise<string> {
  const { crmWebhookUrl } = env();
  if (!crmWebhookUrl) throw new Error('CRM_WEBHOOK_URL is not set any more.');
  const answer = await fetch(crmWebhookUrl, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...signatureHeaders(messageId, body) },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`The CRM answered ${answer.status}.`);
  return new URL(crmWebhookUrl).host;
}

/** What the receiver needs to check the signature, as its libraries expect it. */
export function crmWebhookSecret(): string {
  return `whsec_${signingKey().toString('base64')}`;
}

export function signatureHeaders(id: string, body: string, now = Date.now()): Record<string, string> {
  const timestamp = String(Math.floor(now / 1000));
  const signature = createHmac('sha256', signingKey()).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}

function signingKey(): Buffer {
  return Buffer.from(keyFor('crm-webhook'), 'hex');
}
