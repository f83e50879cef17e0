import { isSameAnswer, readNoted } from '#content/read/noted-answer.ts';
import { type Note, splitQuestion } from '#content/read/source.ts';
import type { PageNote } from './page-note.ts';
import type { PublishSource, PublishUnit } from './publish-source.ts';

/**
 * Reads again, in the page's language, what may have been answered otherwise since it was rendered.
 * @returns what the page has read, with its present versions; nothing where an answer is another one, or the page is due
 *   in any case
 */
export async function readsIfSame(
  note: PageNote | undefined,
  { doubts, locale }: Pick<PublishUnit, 'doubts' | 'locale'>,
  sourceNamed: PublishSource['source'],
): Promise<Note | undefined> {
  if (!doubts || !note) return undefined;
  const reads = { ...note.reads };
  for (const question of doubts) {
    const [name, asked] = splitQuestion(question);
    const source = sourceNamed(name);
    if (!source?.read) return undefined;
    const { noted } = await readNoted({ ...source, read: source.read }, asked, locale);
    if (!isSameAnswer(reads[question], noted)) return undefined;
    reads[question] = noted;
  }
  return reads;
}
