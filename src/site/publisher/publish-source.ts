import type { Address } from '#content/read/directory.ts';
import type { Note, Source } from '#content/read/source.ts';
import type { Locale, Locales } from '#ui/language/locales.ts';
import type { RenderInput } from '../document/page-data.ts';

/** One file to publish: a record, or a further part of it where its lists go on. */
export type PublishUnit = {
  /** Table and number: `pages/12`. */
  record: string;
  locale: Locale;
  /** Where the file is; `recordPath` is where its record does, which all locales share. */
  path: string;
  recordPath: string;
  part: number;
  /**
   * The questions whose answers may be others by now. Where they are the same, it need not be rendered; absent where it
   * is due in any case.
   */
  doubts?: ReadonlySet<string> | undefined;
};

/** All that a page is rendered from. */
export type DrawnFrom = {
  input: RenderInput;
  surroundings: string;
  /** It shows records of the example set: then search engines are asked to leave it out. */
  showsExamples?: boolean;
  /** How many parts the record has. */
  parts: number;
  /** Returns everything read up to now. */
  reads: () => Note;
};

/** Where the publisher's data comes from; the content service in the house, anything in a test. */
export type PublishSource = {
  /** Every record is published in each of them. */
  locales: Locales;
  /** Every published record's address. */
  addresses(): Promise<readonly Address[]>;
  /** Each table that pages are rendered from, and a text that is another one after any change in it. */
  tableStates(): Promise<TableStates>;
  /** A digest of what is the same for all pages. */
  surroundings: string;
  /** Whatever pages may have read, by its name. */
  source(name: string): Source | undefined;
  /** A table has changed; `undefined` for all of them. */
  forget(table?: string): void;
  /** Nothing when it is gone by now. */
  load(unit: PublishUnit): Promise<DrawnFrom | undefined>;
};

export type TableStates = Record<string, string>;

/** The notice of a change by a trigger of the database. */
export type ChangeNotice = { table: string; id?: number };
