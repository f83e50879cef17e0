import type { Context } from 'hono';

/**
 * The one shape in which the endpoints answer: `status_code` 1 for success and 0 for anything else, a
 * description that a visitor can read, then `data` or `errors` (field name to message).
 */
export type Refusal = {
  status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 422 | 429 | 500 | 503;
  description: string;
  errors?: Record<string, string>;
  data?: Reason;
  headers?: Record<string, string>;
};

/** Facts about a refusal that a program needs beside its words. */
export type Reason =
  | { reason: 'known-agent' | 'known-business' }
  /** Nothing was kept: what our form tells the visitor. */
  | { reason: 'not-kept'; said: { text: string; detail: string } }
  /** The version of a questionnaire that is asked now. */
  | { version: number };

export function accept(c: Context, description: string, data: Record<string, unknown> = {}): Response {
  return c.json({ status_code: 1, status_description: description, data });
}

/** A check's "no": the check itself succeeded, hence 200. */
export function doubt(c: Context, field: string, problem: string, data?: Reason): Response {
  return c.json({ status_code: 0, status_description: problem, errors: { [field]: problem }, data });
}

export function refuse(c: Context, { status, description, errors = {}, data, headers }: Refusal): Response {
  return c.json({ status_code: 0, status_description: description, errors, data }, status, headers);
}
