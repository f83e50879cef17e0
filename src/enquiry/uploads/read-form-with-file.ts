import type { Context } from 'hono';
import type { FileField } from '#forms/form.ts';
import { sentenceOf } from '#forms/messages/messages.ts';
import { defaultLocale } from '#ui/language/locales.ts';
import { localeOf } from '../endpoints/locale-of.ts';
import type { BodyRead } from '../endpoints/read-body.ts';
import { answerMessages } from '../messages/answers/messages.ts';
import { readSentFile } from './read-sent-file.ts';

const statuses: Readonly<Record<string, 413 | 429 | 503>> = {
  'file-too-large': 413,
  'file-too-many': 429,
  'file-unavailable': 503,
};

/** A form with a file as an endpoint reads it: its fields as a JSON body would hold them, or why it is refused. */
export async function readFormWithFile(c: Context, file: FileField): Promise<BodyRead> {
  const sent = await readSentFile(c, file);
  if (!sent) {
    const description = answerMessages(defaultLocale).refusals['broken-off'];
    return { ok: false, refusal: { status: 400, description } };
  }
  const { fields, problem } = sent;
  if (!problem) return { ok: true, body: fields };
  const description = sentenceOf(problem, localeOf(fields));
  const status = statuses[problem.code] ?? 422;
  const headers = status === 429 ? { 'Retry-After': String(Math.max(1, problem.limit ?? 1)) } : undefined;
  return { ok: false, refusal: { status, description, errors: { [file.part]: description }, headers } };
}
