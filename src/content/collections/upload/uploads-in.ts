/**
 * The uploads that editors put into texts, by the numbers of their records: a text is a tree in which they may be
 * anywhere, and a page's texts are in its blocks, in what those have read, or are the page.
 */
export function uploadsIn(content: unknown): number[] {
  if (typeof content !== 'object' || content === null) return [];
  const own =
    'type' in content && content.type === 'upload' && 'value' in content ? [Number(content.value)] : [];
  return own.concat(Object.values(content).flatMap(uploadsIn));
}
