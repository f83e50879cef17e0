import type { PageKind } from '#content/model.ts';
import type { Note } from '#content/read/source.ts';
import type { Locale } from '#ui/language/locales.ts';
import type { PageDigests } from './page-digests.ts';
import type { FormLengths } from './stored-file.ts';

/**
 * The note of a published page, kept beside its file: the content it was rendered from, and the facts for serving it
 * without opening it.
 */
export type PageNote = {
  /** Table and number of its record: `pages/12`. */
  record: string;
  locale: Locale;
  /** The part of a page whose lists go on, counted from 1, and the number of parts. */
  part: number;
  parts: number;
  kind: PageKind;
  status: number;
  /** A digest of what is the same for all pages: the build, its styles, the settings of the environment. */
  surroundings: string;
  /** The Content-Security-Policy that it was rendered for: it names the scripts and styles that are in the page. */
  policy?: string;
  /** Everything that it has read, with its version. */
  reads: Note;
  /** The day in India, `YYYY-MM-DD`, from which on it would read differently. */
  differsFrom?: string;
  /** The day on which it was rendered; after a clock that was wrong, one that is still to come. */
  renderedOn?: string;
  tag: string;
  lengths: FormLengths;
  /** Digests of its files, which show whether they are whole. */
  digests: PageDigests;
  /** The stored names of the uploads that its HTML names. Notes of earlier versions lack it. */
  uploads?: readonly string[];
  /** The name of its social card. */
  card?: string;
  /** It shows records of the example set, and is in no list for programs. */
  showsExamples?: true;
  /** The same page as Markdown; absent where it is not to be found. */
  markdown?: { tag: string; length: number };
};

const known = new Map<string, string>();

/** Thousands of pages read the same: each text is kept once. */
export function withSharedTexts(reads: Note): Note {
  return Object.fromEntries(
    Object.entries(reads).map(([question, version]) => [shared(question), shared(version)]),
  );
}

export function shared(text: string): string {
  const kept = known.get(text);
  if (kept !== undefined) return kept;
  // Versions come and go; what is in use is shared again by the next pages.
  if (known.size > 50_000) known.clear();
  const own = detached(text);
  known.set(own, own);
  return own;
}

/**
 * The same text by itself. V8 keeps the whole of a text in memory for a part that was cut out of it: a card's name
 * held its page's HTML (measured: 0.2 MB a page).
 */
export function detached(text: string): string {
  return Buffer.from(text).toString();
}
