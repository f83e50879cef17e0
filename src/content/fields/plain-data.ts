import type { RichTextValue } from '../rich-text-value.ts';
import type { bookkeepingNames } from './data-fields.ts';

/**
 * A shape that the content service generates, as the house draws it (`to-plain-data.ts` makes it): ids, editors'
 * names of blocks and the service's own dates fall away, null becomes "not given", rows of one field become a
 * list of that field's values. A block keeps its id. `Prose` is what rich text becomes.
 */
export type PlainData<T, Prose = RichTextValue> = T extends { root: { children: unknown[] } }
  ? Prose
  : T extends (infer Item)[]
    ? PlainItem<Item, Prose>[]
    : T extends { blockType: string }
      ? PlainRecord<T, Prose> & { id: string }
      : T extends object
        ? PlainRecord<T, Prose>
        : T;

type BookkeepingName = (typeof bookkeepingNames)[number];

type PlainRecord<T, Prose> = {
  [Name in keyof T as Name extends BookkeepingName ? never : Name]:
    | PlainData<NonNullable<T[Name]>, Prose>
    | (null extends T[Name] ? undefined : never)
    | (undefined extends T[Name] ? undefined : never);
};

type PlainItem<Item, Prose> = Item extends { blockType: string }
  ? PlainData<Item, Prose>
  : Item extends object
    ? IsOne<Exclude<keyof Item, BookkeepingName>> extends true
      ? PlainData<NonNullable<Item[Exclude<keyof Item, BookkeepingName>]>, Prose>
      : PlainData<Item, Prose>
    : Item;

type IsOne<Name, Whole = Name> = [Name] extends [never]
  ? false
  : Name extends unknown
    ? [Whole] extends [Name]
      ? true
      : false
    : never;
