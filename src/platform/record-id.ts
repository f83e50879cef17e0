// As large as the database's own ids.
const maxId = 2 ** 31 - 1;

/** The id in a record's address, or 0, which no record has, if it is not an id. */
export function recordIdOf(text: string | undefined): number {
  const id = Number(text);
  return Number.isInteger(id) && id > 0 && id <= maxId ? id : 0;
}
