import { createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** The check of a receiver, written from the text of standardwebhooks.com and not from our sender. */
export function verifyStandardWebhook(secret: string, headers: IncomingHttpHeaders, body: string): boolean {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const expected = `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
  const ageSeconds = Math.abs(Date.now() / 1000 - Number(headers['webhook-timestamp']));
  return ageSeconds < 300 && String(headers['webhook-signature']).split(' ').includes(expected);
}
