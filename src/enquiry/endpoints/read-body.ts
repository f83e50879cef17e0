import { defaultLocale } from '#ui/language/locales.ts';
import { answerMessages } from '../messages/answers/messages.ts';
import type { Refusal } from './responses.ts';

/** Reads a request's body as a JSON object, at most 64 KiB or what is said, whatever its headers claim. */
export type JsonObject = Record<string, unknown>;
export type BodyRead = { ok: true; body: JsonObject } | { ok: false; refusal: Refusal };

export const maxBytes = 64 * 1024;

// A body that is not one of ours names no language.
const texts = answerMessages(defaultLocale).refusals;
const tooLarge: Refusal = { status: 413, description: texts['too-large'] };
const notAnObject: Refusal = { status: 400, description: texts['not-an-object'] };
const utf8 = new TextDecoder('utf-8', { fatal: true });

export async function readBody(request: Request, limit = maxBytes): Promise<BodyRead> {
  const { headers } = request;
  if (Number(headers.get('content-length')) > limit) return { ok: false, refusal: tooLarge };
  // A body with a stated length is never longer: the server stops there. Read at once, it costs half as much.
  const isMeasured = headers.has('content-length') && !headers.has('transfer-encoding');
  const bytes = isMeasured
    ? new Uint8Array(await request.arrayBuffer())
    : await readAtMost(request.body, limit);
  if (bytes === 'too large') return { ok: false, refusal: tooLarge };
  const body = parseObject(bytes);
  return body ? { ok: true, body } : { ok: false, refusal: notAnObject };
}

/** Has the sender gone in the middle of a body? No one hears the answer, and nothing of ours is broken. */
export function isBrokenOff(error: Error): boolean {
  return error.message === 'aborted' && (error as { code?: unknown }).code === 'ECONNRESET';
}

/** Stops at the limit instead of keeping what a chunked sender pours in. */
async function readAtMost(stream: ReadableStream<Uint8Array> | null, limit: number) {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream ?? []) {
    size += chunk.byteLength;
    if (size > limit) return 'too large';
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function parseObject(bytes: Uint8Array): JsonObject | undefined {
  try {
    const text = utf8.decode(bytes);
    // A look at every value takes five times as long as reading them, and next to no body has anything to mend.
    const value: unknown = JSON.parse(text, halfCharacter.test(text) ? wellFormed : undefined);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as JsonObject)
      : undefined;
  } catch {
    // Malformed JSON or UTF-8 is the sender's mistake; there is nothing in it to report.
    return undefined;
  }
}

/** JSON can spell half a character (`\ud800`), which no database stores. */
const halfCharacter = /\\ud[89a-f]/i;

function wellFormed(_name: string, value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed() : value;
}
