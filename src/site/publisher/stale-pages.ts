import { type Source, splitQuestion } from '#content/read/source.ts';
import type { PageNote } from './page-note.ts';

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
 * The published pages that would be rendered differently now: each question that they have asked is asked
 * again, once for all pages, and only those whose answer a change of these tables may touch.
 */
export async function findStalePages({
  notes,
  sourceNamed,
  surroundings,
  tables,
  today,
}: StaleInput): Promise<Set<string>> {
  const asked = questionsOf(notes, (source) => !source || isTouched(source, tables), sourceNamed);
  const versions = new Map<string, string | undefined>();
  for (const [name, questions] of asked) {
    const present = await sourceNamed(name)?.versions([...questions]);
    for (const question of questions) versions.set(`${name} ${question}`, present?.get(question));
  }
  const stale = new Set<string>();
  for (const [path, note] of notes) {
    const hasOtherAnswer = Object.entries(note.reads).some(
      ([question, version]) => versions.has(question) && versions.get(question) !== version,
    );
    const { differsFrom, renderedOn } = note;
    const isOfAnotherDay =
      (differsFrom !== undefined && differsFrom <= today) ||
      // The clock was ahead then, and has been set back.
      (renderedOn !== undefined && renderedOn > today);
    if (hasOtherAnswer || isOfAnotherDay || note.surroundings !== surroundings) stale.add(path);
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
