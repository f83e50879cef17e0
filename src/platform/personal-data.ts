/**
 * Whose data it is, is part of a definition: every table and folder that holds something of a person is named in
 * the room that owns it, with how long it stays and how it is taken out. `main` puts the rooms' lists together
 * and hands them to what works on all of them, so that no room need know another.
 */
export type PersonalData = {
  /** `schema.table`, or a folder of DATA_DIR with a slash at its end. */
  place: string;
  /** The columns with what a person gave or what leads to them; a folder has none. */
  columns: readonly string[];
  /** The columns that lead from a person to their rows here, where there are such. */
  whose?: { email?: string; phone?: string; reference?: string };
  stays: Stays;
};

export type Stays =
  /** So many months from `created_at`; then the daily deletion takes it out. @throws Error when nobody knows */
  | { months: () => Promise<number> }
  /** With the records of these places: the database takes it along when one of them is deleted. */
  | { with: readonly string[] }
  /** Until something has happened, which a sweep finds out, often and on every instance. */
  | { until: string; sweep: () => Promise<unknown> }
  /** Until somebody takes it out by hand. */
  | { until: string; sweep?: undefined };
