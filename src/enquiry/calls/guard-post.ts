import type { Context } from 'hono';
import { isTokenValid } from '../guards/csrf-token.ts';
import { isOwnOrigin } from '../guards/origin.ts';
import { callMessages } from './messages.en.ts';
import { type BodyRead, readBody } from './read-body.ts';

/** What every POST passes before its own work begins, in the order in which it is refused. */
export async function guardPost(c: Context): Promise<BodyRead> {
  const read = await readBody(c.req.raw);
  if (!read.ok) return read;
  if (!isOwnOrigin(c.req.header('origin'))) {
    return { ok: false, refusal: { status: 403, description: callMessages.foreignOrigin } };
  }
  if (!isTokenValid(c, c.req.header('token'))) {
    return { ok: false, refusal: { status: 403, description: callMessages.token } };
  }
  return read;
}
