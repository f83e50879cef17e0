// As large as the database's own ids.
const maxId = 2 ** 31 - 1;

/** The id in a case's address. @returns 0, which no case has, where it is none */
export function caseIdOf(text: string | undefined): number {
  const id = Number(text);
  return Number.isInteger(id) && id > 0 && id <= maxId ? id : 0;
}
