import type { CollectionSlug, DataFromCollectionSlug, Where } from 'payload';
import type { Locale } from '#ui/language/locales.ts';
import { asVisitorsRead, contentService } from './content-service.ts';
import { draftAmong } from './draft-view.ts';

type RecordsAsked = {
  where?: Where;
  /** The names of fields, with a minus where the largest are first. */
  sort?: string[];
  limit?: number;
  locale: Locale;
};

/**
 * A collection's records as visitors read them. In a draft view the record that is looked at is among them as its
 * editor has saved it last, where it would be then; where it would not be found any more, it is left out.
 */
export async function findRecords<Slug extends CollectionSlug>(
  collection: Slug,
  { where, sort, limit, locale }: RecordsAsked,
): Promise<DataFromCollectionSlug<Slug>[]> {
  const service = await contentService();
  const seen = { collection, ...asVisitorsRead(locale) };
  const { docs } = await service.find({ ...seen, where, sort, limit });
  const published = docs as DataFromCollectionSlug<Slug>[];
  const draft = draftAmong(collection);
  if (!draft) return published;
  const itself: Where = { id: { equals: draft.id } };
  const found = await service.find({
    ...seen,
    where: where ? { and: [where, itself] } : itself,
    draft: true,
    overrideAccess: true,
  });
  const others = published.filter(({ id }) => id !== draft.id);
  return inOrder([...others, ...(found.docs as DataFromCollectionSlug<Slug>[])], sort ?? []).slice(0, limit);
}

function inOrder<Doc extends object>(records: readonly Doc[], sort: readonly string[]): Doc[] {
  return records.toSorted((one: object, other: object) => {
    for (const field of sort) {
      const name = field.replace(/^-/, '');
      const [value, beside]: Value[] = [Reflect.get(one, name), Reflect.get(other, name)];
      const order = compare(value, beside);
      if (order !== 0) return name === field ? order : -order;
    }
    return 0;
  });
}

type Value = number | string | null | undefined;

/** As the database does: no value is the largest. */
function compare(one: Value, other: Value): number {
  if (one === other) return 0;
  if (one === null || one === undefined) return 1;
  if (other === null || other === undefined) return -1;
  return one < other ? -1 : 1;
}
