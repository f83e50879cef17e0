import { cardKeyOf } from '../../fields/rules.ts';
import { isData } from '../../fields/walk-fields.ts';
import type { Card } from '../../model.ts';

type FillCards = {
  withKey: (key: string) => Card | undefined;
  /** Under which these entries have their name. */
  nameField: 'title' | 'label';
};

/**
 * Wherever content has a place for an address it may name a card there, as `{card:cyber-insurance}`: it leads to the
 * card's page, and an entry without a name has the card's. One whose card is gone keeps its own name and leads nowhere;
 * without a name it goes. Of all blocks only links say in a sentence what each is for, so they alone take the card's.
 */
export function fillCards<T>(value: T, { withKey, nameField }: FillCards): T {
  return fill(value, false) as T;

  function fill(inner: unknown, hasText: boolean): unknown {
    if (Array.isArray(inner)) return inner.filter((item) => !isGone(item)).map((item) => fill(item, hasText));
    if (!isData(inner)) return inner;
    const below = hasText || inner.blockType === 'links';
    const filled = Object.fromEntries(Object.entries(inner).map(([name, each]) => [name, fill(each, below)]));
    const key = cardKeyOf(inner.href);
    if (key === undefined) return filled;
    const card = withKey(key);
    const text = hasText ? { text: inner.text || card?.text } : {};
    return { ...filled, href: card?.path, [nameField]: inner[nameField] || card?.name, ...text };
  }

  function isGone(item: unknown): boolean {
    if (!isData(item) || item[nameField]) return false;
    const key = cardKeyOf(item.href);
    return key !== undefined && withKey(key) === undefined;
  }
}
