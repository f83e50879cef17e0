const longest = 70;
const names = ['heading', 'title', 'label', 'text'];
/** Keys for programs, and those that every text has besides its words. */
const noWords = new Set(['id', 'blockType', 'blockName', 'anchor', 'type', 'version', 'format', 'direction']);

/** How something that editors wrote begins: by its heading, else by the first words in it; nothing where there are none. */
export function firstWords(data: unknown): string {
  const words = wordsIn(data)?.trim() ?? '';
  return words.length > longest ? `${words.slice(0, longest)}…` : words;
}

function wordsIn(data: unknown): string | undefined {
  if (typeof data === 'string') return data || undefined;
  if (data === null || typeof data !== 'object') return undefined;
  if (Array.isArray(data)) return firstOf(data);
  const fields = data as Record<string, unknown>;
  return (
    firstOf(names.map((name) => fields[name])) ??
    firstOf(Object.entries(fields).flatMap(([name, value]) => (noWords.has(name) ? [] : [value])))
  );
}

function firstOf(values: readonly unknown[]): string | undefined {
  for (const value of values) {
    const found = wordsIn(value);
    if (found) return found;
  }
  return undefined;
}
