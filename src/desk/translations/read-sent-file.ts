import { NotMultipart, readMultipart, type SentFile } from '#platform/files/read-multipart.ts';
import type { Language } from '#ui/language/locales.ts';
import type { FileLine } from './files/file-line.ts';
import { readSheetFile } from './files/sheet-file.ts';
import { UnreadableFile } from './files/unreadable-file.ts';
import { readXliff } from './files/xliff-file.ts';

export const maxFileBytes = 8 * 1024 * 1024;

export type SentLines = { name: string; lines: FileLine[] } | { refusal: string };

/** Reads a translator's file out of a form. @returns why it cannot be read, in words */
export async function readSentLines(request: Request, language: Language): Promise<SentLines> {
  try {
    const { file } = await readMultipart(request, {
      part: 'file',
      take: bytesOf,
      drop: async () => undefined,
    });
    if (!file) return { refusal: 'Please choose a file first.' };
    if (file.bytes.length > maxFileBytes) return { refusal: 'This file is larger than 8 MB.' };
    const lines = await linesOf(file.bytes, language);
    return lines.length > 0 ? { name: file.name, lines } : { refusal: 'There are no texts in this file.' };
  } catch (error) {
    if (error instanceof NotMultipart)
      return { refusal: 'The file did not reach us completely. Please try again.' };
    if (error instanceof UnreadableFile) return { refusal: error.message };
    throw error;
  }
}

async function bytesOf({ name, content }: SentFile): Promise<{ name: string; bytes: Buffer }> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of content) {
    chunks.push(chunk);
    size += chunk.byteLength;
    if (size > maxFileBytes) break;
  }
  return { name: name.slice(0, 200), bytes: Buffer.concat(chunks) };
}

/** Told apart by their first bytes: a name may have any ending. */
function linesOf(bytes: Buffer, language: Language): Promise<FileLine[]> {
  const isZip = bytes.subarray(0, 2).toString('latin1') === 'PK';
  return isZip ? readSheetFile(bytes, language) : readXliff(bytes.toString('utf8'), language);
}
