/** The number of the record that a stored relation names; nothing where it names none. */
export function relatedId(stored: unknown): number | undefined {
  return typeof stored === 'number' ? stored : undefined;
}
