/**
 * Returns the id that the fragment of an address names. That of a Hindi heading is Devanagari, which addresses have in
 * percent signs.
 */
export function idInHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
