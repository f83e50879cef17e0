/** The number of the record that a relation names, as it is stored; nothing where it names none. */
export function relatedId(stored: unknown): number | undefined {
  return typeof stored === 'number' ? stored : undefined;
}
