import type { Context } from 'hono';
import type { FileField } from '#forms/form.ts';
import { isMultipart } from '#platform/files/read-multipart.ts';
import { logThrottled } from '#platform/log-throttled.ts';
import { defaultLocale, type Locale } from '#ui/language/locales.ts';
import { isTokenValid } from '../guards/csrf-token.ts';
import { isOwnOrigin } from '../guards/origin.ts';
import { answerMessages } from '../messages/answers/messages.ts';
import { readFormWithFile } from '../uploads/read-form-with-file.ts';
import { localeOf } from './locale-of.ts';
import { type BodyRead, readBody } from './read-body.ts';
import type { Refusal } from './responses.ts';

/** Runs the checks of every POST before its own work begins, in the order of their refusals. */
export async function guardPost(c: Context, file?: FileField): Promise<BodyRead> {
  // Nothing of a form with a file is read before its sender is known: reading it means keeping it.
  if (file && isMultipart(c.req.raw.headers)) {
    const refusal = refusalOfSender(c, defaultLocale);
    return refusal ? { ok: false, refusal } : readFormWithFile(c, file);
  }
  const read = await readBody(c.req.raw);
  if (!read.ok) return read;
  const refusal = refusalOfSender(c, localeOf(read.body));
  return refusal ? { ok: false, refusal } : read;
}

/** The same for a beacon, which a page sends as it is left and which is about no one. */
export async function guardBeacon(c: Context, bytes: number): Promise<BodyRead> {
  const read = await readBody(c.req.raw, bytes);
  if (!read.ok || isOwnOrigin(c.req.header('origin'))) return read;
  const description = answerMessages(defaultLocale).refusals['foreign-origin'];
  return { ok: false, refusal: { status: 403, description } };
}

function refusalOfSender(c: Context, locale: Locale): Refusal | undefined {
  const texts = answerMessages(locale).refusals;
  if (!isOwnOrigin(c.req.header('origin'))) return refusalNoted('foreign-origin', texts['foreign-origin']);
  if (!isTokenValid(c, c.req.header('token'))) return refusalNoted('token', texts.token);
  return undefined;
}

function refusalNoted(why: 'foreign-origin' | 'token', description: string): Refusal {
  logThrottled('sender refused', { why }, { level: 'info', kind: why });
  return { status: 403, description };
}
