/**
 * Takes off what only the content service needs: `null` for "not given", row ids, editors' names of blocks.
 */
const vendorKeys = new Set(['id', 'blockName']);

type Clean<T> = T extends (infer Item)[]
  ? Clean<Item>[]
  : T extends object
    ? {
        [Key in keyof T as Key extends 'id' | 'blockName' ? never : Key]:
          | Clean<NonNullable<T[Key]>>
          | Extract<T[Key], undefined>;
      }
    : T;

export function clean<T>(value: T): Clean<T> {
  if (Array.isArray(value)) return value.map(clean) as Clean<T>;
  if (value === null || typeof value !== 'object') return value as Clean<T>;
  const kept = Object.entries(value).filter(([key, inner]) => inner !== null && !vendorKeys.has(key));
  return Object.fromEntries(kept.map(([key, inner]) => [key, clean(inner)])) as Clean<T>;
}
