import type { Faq } from '#content/model.ts';

type Topic = { topic: string; items: Faq[] };

/** Questions under their headings, in the order of the first question of each; those without a heading come first. */
export function questionsByTopic(items: readonly Faq[]): Topic[] {
  const groups = Map.groupBy(items, ({ topic }) => topic?.trim() ?? '');
  const without = groups.get('') ?? [];
  groups.delete('');
  const named = [...groups].map(([topic, group]) => ({ topic, items: group }));
  return without.length > 0 ? [{ topic: '', items: without }, ...named] : named;
}
