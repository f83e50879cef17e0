/**
 * Hands a delivery to the CRM's web hook, signed as standardwebhooks.com describes, so that the receiver can
 * check it with a stock library: `webhook-id` is the same for every attempt, `webhook-signature` is
 * HMAC-SHA-256 over `<id>.<timestamp>.<body>`, one for each secret that is accepted, so that a rotation of APP_SECRET
 * gives the receiver time.
 */

import { consentPurposes } from '#forms/consents.ts';
import { database } from '#platform/database.ts';
import { env } from '#platform/env.ts';
import { postOutbound } from '#platform/outbound-post.ts';
import { acceptedKeysFor, keyFor } from '#platform/secrets.ts';
import type { Arrived, Delivery } from './delivery.ts';
import { webhookHeaders } from './webhook-headers.ts';

const timeoutMs = 10_000;
const purpose = 'crm-webhook';

export async function postToCrm(delivery: Delivery): Promise<Arrived> {
  const { messageId } = delivery;
  const { crmWebhookUrl, isLoopback } = env();
  if (!crmWebhookUrl) throw new Error('CRM_WEBHOOK_URL is no longer set.');
  const body = await asAgreedNow(delivery);
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

/** A consent that was withdrawn while the web hook was away is not sent as given. */
async function asAgreedNow({ reference, body }: Delivery): Promise<string> {
  const sent = JSON.parse(body) as { data?: Record<string, unknown> };
  if (!consentPurposes.some((purpose) => sent.data?.[purpose] === true)) return body;
  const { rows } = await database().query<{ purpose: string }>(
    `select purpose from consents where reference = $1
     group by purpose having not bool_or(is_given and withdrawn_at is null)`,
    [reference],
  );
  const withdrawn = rows.map(({ purpose }) => [purpose, false]);
  return JSON.stringify({ ...sent, data: { ...sent.data, ...Object.fromEntries(withdrawn) } });
}

/** Returns the secret for checking the signature, in the form that the receiver's libraries expect. */
export function crmWebhookSecret(): string {
  return `whsec_${Buffer.from(keyFor(purpose), 'hex').toString('base64')}`;
}
