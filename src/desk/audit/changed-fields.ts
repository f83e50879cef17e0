import { bookkeepingNames } from '#content/fields/data-fields.ts';

type Doc = Readonly<Record<string, unknown>>;

const isBookkeeping: ReadonlySet<string> = new Set(bookkeepingNames);

/** @returns the names of the fields whose values differ, those of a group as `contact.phone` */
export function changedFields(before: Doc, after: Doc, path = ''): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) => {
    if (isBookkeeping.has(name)) return [];
    const [was, is] = [before[name], after[name]];
    if (isGroup(was) && isGroup(is)) return changedFields(was, is, `${path}${name}.`);
    return stable(was) === stable(is) ? [] : [`${path}${name}`];
  });
}

function isGroup(value: unknown): value is Doc {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !isRecord(value);
}

/** A related record: given as its number in one version, and whole in the other. */
function isRecord(value: object): value is { id: unknown } {
  return 'id' in value && 'createdAt' in value;
}

/** Absent and empty are the same, and so are a record and its number; a row's number is not part of its value. */
function stable(value: unknown): string {
  return (
    JSON.stringify(value ?? null, (name, part: unknown) => {
      if (name === 'id' || part === null || part === '') return undefined;
      return typeof part === 'object' && isRecord(part) ? part.id : part;
    }) ?? ''
  );
}
