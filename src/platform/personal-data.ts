import type pg from 'pg';

/**
 * A definition states whose data it is: every table and folder with data of a person is named in the room that owns it,
 * with how long it stays, how it is taken out, and how one person's part of it is found. One list of all
 * (`desk/all-personal-data.ts`) is handed to what works on all of them, so that no room need know another.
 */
export type PersonalData = {
  /** `schema.table`, or a folder of DATA_DIR with a slash at its end. */
  place: string;
  /** The columns with what a person gave or what leads to them; a folder has none. */
  columns: readonly string[];
  /** Columns that lead from a person to their rows here. Rows that the database deletes with found rows need none. */
  whose?: Whose;
  /** Which of a folder's files are a person's: their names in it. */
  filesOf?: (found: FoundOfPerson) => Promise<string[]>;
  /** A person's part of files that contain others' data as well, in the shape of rows. */
  rowsOf?: (person: Person) => Promise<FoundRow[]>;
  /** Called in the transaction that erases, for data that is out of the database's reach. `at`: when, if not now. */
  onErased?: (client: pg.ClientBase, person: Person, at?: string) => Promise<void>;
  /** Erasing a person empties these columns and leaves the row, which then says nothing of them. */
  masked?: readonly string[];
  /** The machinery's own and gone soon: by itself no reason to say that we have data of someone. */
  isPassing?: true;
  /** Its name in the settings, where they may keep it back from being erased. */
  settingsName?: string;
  stays: Stays;
};

/** Columns, or expressions over the row. */
export type Whose = {
  email?: string;
  /** Ten digits. */
  phone?: string;
  reference?: string;
  /** Returns the forms that may be there in place of the address or the number itself. */
  as?: (identity: string) => string[];
  /** The column that has the address itself beside such a form, while it is kept. */
  plainEmail?: string;
};

/** The identities by which a person's data is found: addresses in lower case, numbers of ten digits. */
export type Person = {
  emails: readonly string[];
  phones: readonly string[];
  references: readonly string[];
};

export type FoundRow = Readonly<Record<string, unknown>>;
export type FoundOfPerson = { person: Person; rowsIn: (place: string) => readonly FoundRow[] };

export type Stays =
  /** So many months from `created_at`; then the daily deletion takes it out. @throws Error when no one knows */
  | { months: () => Promise<number> }
  /** With the records of these places: the database takes it along when one of them is deleted. */
  | { with: readonly string[] }
  /** Until something has happened, which a sweep finds out, often and on every instance. */
  | { until: string; sweep: () => Promise<unknown> }
  /** Until the code that ends it deletes it, named as the evidence names it. */
  | { until: string; by: string; sweep?: undefined }
  /** Until someone takes it out by hand. */
  | { until: string; by?: undefined; sweep?: undefined };
