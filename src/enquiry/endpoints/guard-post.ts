import type { Context } from 'hono';
import { isTokenValid } from '../guards/csrf-token.ts';
import { isOwnOrigin } from '../guards/origin.ts';
import { answerMessages } from '../messages/answers/messages.ts';
import { localeOf } from './locale-of.ts';
import { type BodyRead, readBody } from './read-body.ts';

/** What every POST passes before its own work begins, in the order in which it is refused. */
export async function guardPost(c: Context): Promise<BodyRead> {
  const read = await readBody(c.req.raw);
  if (!read.ok) return read;
  const texts = answerMessages(localeOf(read.body)).refusals;
  if (!isOwnOrigin(c.req.header('origin'))) {
    return { ok: false, refusal: { status: 403, description: texts['foreign-origin'] } };
  }
  if (!isTokenValid(c, c.req.header('token'))) {
    return { ok: false, refusal: { status: 403, description: texts.token } };
  }
  return read;
}
