import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { joined } from '#forms/draft/read-form.ts';
import type { FileField } from '#forms/form.ts';
import { isMultipart } from '#platform/files/read-multipart.ts';
import { formByKey } from '../definitions/find-form.ts';
import { safeReferrer } from '../definitions/referrer.ts';
import type { VisitorForm } from '../definitions/visitor-form.ts';
import { pageAtPath } from '../store/site-pages.ts';
import { readSentFile, type SentForm } from '../uploads/read-sent-file.ts';

/** The plain page's form as it arrives, and which form it is. */
export type PageInput = Record<string, string>;

const maxBytes = 64 * 1024;
// A form that is too large is still read, so that its sender can be told.
export const maxBytesWithFile = 32 * 1024 * 1024;

export function limitBody(onError: (c: Context) => Promise<Response>, hasFile = false) {
  return bodyLimit({ maxSize: hasFile ? maxBytesWithFile : maxBytes, onError });
}

/** The same, or with what it contains. */
export async function readFormWithFile(
  c: Context,
  file: FileField | undefined,
): Promise<SentForm | undefined> {
  if (file && isMultipart(c.req.raw.headers)) return readSentFile(c, file);
  const fields = await readPageForm(c);
  return fields && { fields };
}

/** The fields of a urlencoded form, or nothing when it is anything else. */
export async function readPageForm(c: Context): Promise<PageInput | undefined> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(c.req.header('content-type') ?? '')) return undefined;
  const input = joined(new URLSearchParams(await c.req.text()));
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [name, asTyped(value)]));
}

/**
 * Browsers send two characters for a line break, which they count as one against a field's limit. Half a character cannot
 * be stored; they never send one.
 */
function asTyped(value: string): string {
  return value.replaceAll('\r\n', '\n').toWellFormed();
}

/** The page that the visitor came from, as a path of ours: no query, and never the partners' secret. */
export function originPath(from: string | undefined): string {
  return from?.startsWith('/') && !from.startsWith('//') ? safeReferrer(from.slice(0, 2048)) : '/';
}

/** The form that was asked for by name, else that of the page the visitor came from. */
export async function pageForm(key: string | undefined, from: string): Promise<VisitorForm> {
  return formByKey(key || ((await pageAtPath(from))?.form ?? ''));
}
