/**
 * The value of a field that takes a file: the id under which the file was received, and its name, so that drafts and
 * pages can say what was chosen. What counts is the id; the name that staff see comes from the file's own record.
 */
const pattern = /^([\w-]{16,64})\/(.{1,120})$/u;

export type FileValue = { id: string; name: string };

export function asFileValue({ id, name }: FileValue): string {
  return `${id}/${name}`;
}

export function fileIn(value: string): FileValue | undefined {
  const [, id, name] = pattern.exec(value) ?? [];
  return id && name ? { id, name } : undefined;
}
