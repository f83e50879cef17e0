import { recordsVersion } from '#content/read/noted-answer.ts';
import { type Source, splitQuestion } from '#content/read/source.ts';
import type { PageNote } from './page-note.ts';
import type { PublishUnit } from './publish-source.ts';

export type StaleInput = {
  notes: ReadonlyMap<string, PageNote>;
  /** Nothing for a source that this version does not know: what has read it is rendered again. */
  sourceNamed: (name: string) => Source | undefined;
  /** The present digest: a page of another one is served only until it can be rendered. */
  surroundings: string;
  /** The tables that may have changed. */
  tables: ReadonlySet<string>;
  /** India's, `YYYY-MM-DD`. */
  today: string;
};

/**
 * The published pages that may be rendered differently now: each question that they have asked is asked again, once for
 * all pages and languages, and only those whose answer a change of these tables may touch. What another version of
 * records leaves in doubt is read in the page's own language before it is rendered (`readsIfSame`).
 * @returns the questions that are in doubt; nothing of a page that is due in any case
 */
export async function findStalePages({
  notes,
  sourceNamed,
  surroundings,
  tables,
  today,
}: StaleInput): Promise<Map<string, PublishUnit['doubts']>> {
  const asked = questionsOf(notes, (source) => !source || isTouched(source, tables), sourceNamed);
  const versions = new Map<string, string | undefined>();
  for (const [name, questions] of asked) {
    const present = await sourceNamed(name)?.versions([...questions]);
    for (const question of questions) versions.set(`${name} ${question}`, present?.get(question));
  }
  const isOfValue = (question: string) => !sourceNamed(splitQuestion(question)[0])?.read;
  const stale = new Map<string, PublishUnit['doubts']>();
  for (const [path, note] of notes) {
    const moved = Object.entries(note.reads)
      .filter(
        ([question, noted]) => versions.has(question) && versions.get(question) !== recordsVersion(noted),
      )
      .map(([question]) => question);
    const { differsFrom, renderedOn } = note;
    const isOfAnotherDay =
      (differsFrom !== undefined && differsFrom <= today) ||
      // The clock was ahead then, and has been set back.
      (renderedOn !== undefined && renderedOn > today);
    if (isOfAnotherDay || note.surroundings !== surroundings || moved.some(isOfValue))
      stale.set(path, undefined);
    else if (moved.length > 0) stale.set(path, new Set(moved));
  }
  return stale;
}

function isTouched(source: Source, tables: ReadonlySet<string>): boolean {
  return source.tables.some((table) => tables.has(table));
}

function questionsOf(
  notes: ReadonlyMap<string, PageNote>,
  isWanted: (source: Source | undefined) => boolean,
  sourceNamed: StaleInput['sourceNamed'],
): Map<string, Set<string>> {
  const wanted = new Map<string, Set<string> | undefined>();
  for (const { reads } of notes.values()) {
    for (const question of Object.keys(reads)) {
      const [name, asked] = splitQuestion(question);
      if (!wanted.has(name)) wanted.set(name, isWanted(sourceNamed(name)) ? new Set() : undefined);
      wanted.get(name)?.add(asked);
    }
  }
  return new Map([...wanted].flatMap(([name, questions]) => (questions ? [[name, questions]] : [])));
}
