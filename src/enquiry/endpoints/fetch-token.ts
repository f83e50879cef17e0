import type { Context } from 'hono';
import { issueToken } from '../guards/csrf-token.ts';

/** `GET /api/fetch_token`: a token for the header `TOKEN`, and the cookie that it is bound to. */
export function fetchToken(c: Context): Response {
  return c.json({ data: issueToken(c) });
}
