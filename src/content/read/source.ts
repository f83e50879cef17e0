import { createHash } from 'node:crypto';
import type { Locale } from '#ui/language/locales.ts';
import { outsideDraftView } from './draft-view.ts';

/**
 * Something that a page may read, and that can say in what version it is. While a page is rendered, its reader
 * notes every question that was asked of a source with the version of the answer; the note is kept with the
 * published file. The page is rendered again when one of these versions has changed, and never else.
 */
export type Source = {
  name: string;
  /** The tables whose change may change an answer. */
  tables: readonly string[];
  /**
   * The present versions of the answers to these questions. A question that has no answer any more has the
   * version that `versionOf(undefined)` gives.
   */
  versions(asked: readonly string[]): Promise<Map<string, string>>;
  /** The answer itself; absent where its version is the value's own. See `noted-answer.ts`. */
  read?(asked: string, locale: Locale): Promise<unknown>;
  /** One of its tables has changed: what was kept of it is out of date. */
  forget?(): void;
};

/** The reads of one page: question (source, then what was asked of it) to the version of the answer (`noted-answer.ts`). */
export type Note = Record<string, string>;

export function questionOf({ name }: Pick<Source, 'name'>, asked: string): string {
  return `${name} ${asked}`;
}

/** @returns the source's name and what was asked of it */
export function splitQuestion(question: string): [source: string, asked: string] {
  const end = question.indexOf(' ');
  return [question.slice(0, end), question.slice(end + 1)];
}

/** The version of a plain value: equal values have equal versions. */
export function versionOf(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(value) ?? '')
    .digest('base64url')
    .slice(0, 16);
}

/** Keeps a value until it is forgotten; one that could not be made is made again for the next caller. */
export function cachedUntilForgotten<T>(make: () => Promise<T>): { value(): Promise<T>; forget(): void } {
  let kept: Promise<T> | undefined;
  return {
    value() {
      if (kept) return kept;
      const made = outsideDraftView(make);
      kept = made;
      made.catch(() => {
        if (kept === made) kept = undefined;
      });
      return made;
    },
    forget() {
      kept = undefined;
    },
  };
}
