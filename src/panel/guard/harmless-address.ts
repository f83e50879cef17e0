/** Names that every object has, which a sender could change for all of them. */
export const oddNames = new Set(['__proto__', 'constructor', 'prototype']);

const maxLength = 100_000;

/** No character that cannot be stored, and no name that every object has. @param search without its `?` */
export function isHarmlessAddress(search: string): boolean {
  if (search.length > maxLength) return false;
  for (const [name, value] of new URLSearchParams(search)) {
    if (name.includes('\0') || value.includes('\0')) return false;
    if (name.split(/[[\].]+/).some((part) => oddNames.has(part))) return false;
  }
  return true;
}

/** Whether a name comes twice: the vendor takes that for a list, also where it expects a number. */
export function repeatsName(search: string): boolean {
  const names = [...new URLSearchParams(search).keys()].filter((name) => !name.endsWith('[]'));
  return new Set(names).size < names.length;
}
