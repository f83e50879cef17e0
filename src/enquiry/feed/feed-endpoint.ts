import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { type Allowance, consume, consumeByAddress, type RateLimit } from '#platform/rate-limits.ts';
import { defaultLocale } from '#ui/language/locales.ts';
import { webhookHeaders } from '../deliveries/webhook-headers.ts';
import type { Endpoint } from '../endpoints/endpoint.ts';
import { refusalOf } from '../endpoints/refusals.ts';
import { refuse } from '../endpoints/responses.ts';
import { senderAddress } from '../endpoints/sender-address.ts';
import { answerMessages } from '../messages/answers/messages.ts';
import { type FeedEntry, readFeed } from './feed-entries.ts';
import { acceptFeedKey, signingKeyOf } from './feed-keys.ts';
import { cursorOf, positionOf } from './feed-position.ts';

const perKey: RateLimit = { name: 'feed-per-key', points: 120, seconds: 60 };
/** Wrong keys only: a program that has a right one may fetch as fast as its key allows. */
const perStranger: RateLimit = { name: 'feed-refused-per-address', points: 60, seconds: 3600 };

const usualLimit = 100;
const maxLimit = 200;

/** `GET /api/feed/enquiries?cursor=…&limit=…`: enquiries for another program of the broker (docs/feed.md). */
export const feedEndpoint: Endpoint = { name: 'feed/enquiries', method: 'GET', answer: answerFeed };

async function answerFeed(c: Context): Promise<Response> {
  const texts = answerMessages(defaultLocale).endpoints;
  const [, key = ''] = /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '') ?? [];
  const user = await acceptFeedKey(key);
  if (!user) {
    const allowance = await consumeByAddress(perStranger, senderAddress(c));
    if (!allowance.isAllowed) return tooMany(c, allowance);
    const headers = { 'WWW-Authenticate': 'Bearer' };
    return refuse(c, { status: 401, description: texts.noFeedKey, headers });
  }
  const allowance = await consume(perKey, user);
  if (!allowance.isAllowed) return tooMany(c, allowance);

  const { cursor = '', limit = String(usualLimit) } = c.req.query();
  const after = cursor ? positionOf(cursor) : 0n;
  if (after === undefined) return refuse(c, { status: 400, description: texts.noCursor });
  const count = Number(limit);
  if (!Number.isInteger(count) || count < 1 || count > maxLimit)
    return refuse(c, { status: 400, description: texts.feedLimit(maxLimit) });

  const { entries, hasMore } = await readFeed({ after, limit: count });
  const body = JSON.stringify({
    data: entries.map(asJson),
    next_cursor: cursorOf(entries.at(-1)?.position ?? after),
    has_more: hasMore,
  });
  const headers = webhookHeaders([signingKeyOf(key)], { id: randomUUID(), body });
  return c.body(body, 200, { 'Content-Type': 'application/json', ...headers });
}

function asJson({ id, changedAt, record }: FeedEntry) {
  const changed_at = changedAt.toISOString();
  if (!record) return { id, state: 'erased', changed_at };
  const [kind] = record.event.split('.');
  return {
    id,
    state: 'current',
    kind,
    changed_at,
    received_at: record.receivedAt.toISOString(),
    data: record.data,
  };
}

function tooMany(c: Context, { retryAfterSeconds }: Allowance): Response {
  return refuse(c, refusalOf({ code: 'too-many', retryAfterSeconds }, defaultLocale));
}
