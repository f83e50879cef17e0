import type { Context } from 'hono';
import type { FileField } from '#forms/form.ts';
import type { FileProblem } from '#platform/files/file-verdict.ts';
import { defaultLocale } from '#ui/language/locales.ts';
import { localeOf } from '../endpoints/locale-of.ts';
import type { BodyRead } from '../endpoints/read-body.ts';
import { answerMessages } from '../messages/answers/messages.ts';
import { uploadMessages } from '../messages/uploads/messages.ts';
import { readSentFile, uploadsPerAddress } from './read-sent-file.ts';

/** A form with a file as an endpoint reads it: its fields as a JSON body would hold them, or why it is refused. */
export async function readFormWithFile(c: Context, file: FileField): Promise<BodyRead> {
  const sent = await readSentFile(c, file);
  if (!sent) {
    const description = answerMessages(defaultLocale).refusals['broken-off'];
    return { ok: false, refusal: { status: 400, description } };
  }
  const { fields, problem } = sent;
  if (!problem) return { ok: true, body: fields };
  const description = uploadMessages(localeOf(fields))[problem];
  const errors = { [file.part]: description };
  return {
    ok: false,
    refusal: { status: statuses[problem] ?? 422, description, errors, headers: headers[problem] },
  };
}

const statuses: Partial<Record<FileProblem, 413 | 429 | 503>> = {
  'too-large': 413,
  'too-many': 429,
  unavailable: 503,
};
const headers: Partial<Record<FileProblem, Record<string, string>>> = {
  'too-many': { 'Retry-After': String(uploadsPerAddress.seconds) },
};
