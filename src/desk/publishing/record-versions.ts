import { type CollectionSlug, restoreVersionOperation } from 'payload';
import { contentCollections } from '#content/collections/collections.ts';
import { titleOfRecord } from '#content/collections/title-of-record.ts';
import type { Data } from '#content/fields/walk-fields.ts';
import { isData } from '#content/fields/walk-fields.ts';
import { contentService } from '#content/read/content-service.ts';
import { inServiceTransaction } from '#content/service-transaction.ts';
import { publishesAllLanguages } from '#content/translation/publish-one-language.hook.ts';
import { defaultLocale } from '#ui/language/locales.ts';
import type { Staff } from '../session/staff-of-request.ts';
import { userOfStaff } from '../session/user-of-staff.ts';
import { siteFiller } from '../site-filler.ts';
import { type ChangedPart, compareRecords } from './compare/compare-records.ts';
import { namesOfRelated } from './compare/names-of-related.ts';
import { relatedIn } from './compare/related-records.ts';
import { wordsOfRecord } from './compare/words-of-record.ts';

/** A record of a collection that keeps versions. */
export type VersionedRecord = {
  slug: CollectionSlug;
  id: number;
  title: string;
  /** Whether visitors read it now: a version that was published stays so after its record was taken off. */
  isLive: boolean;
};
type RecordKey = Pick<VersionedRecord, 'slug' | 'id'>;
export type RecordVersion = { id: number; isPublished: boolean; savedAt: Date };

const options = { depth: 0, overrideAccess: true, locale: defaultLocale, fallbackLocale: false } as const;
const maxListed = 50;

/** Nothing where there is no such record, or its kind keeps no versions. */
export async function findVersioned(collection: string, id: number): Promise<VersionedRecord | undefined> {
  const slug = contentCollections.find((each) => each.slug === collection)?.slug;
  const service = await contentService();
  const config = slug && service.collections[slug].config;
  if (!slug || !config?.versions) return undefined;
  const found = await service.findByID({
    collection: slug,
    id,
    draft: true,
    disableErrors: true,
    ...options,
  });
  if (!found) return undefined;
  const live = await service.findByID({
    collection: slug,
    id,
    select: { _status: true },
    disableErrors: true,
    ...options,
  });
  const isLive = live !== null && Reflect.get(live, '_status') === 'published';
  const fill = await siteFiller();
  return { slug, id, isLive, title: fill(titleOfRecord(config, found)) };
}

/** The newest first. */
export async function versionsOfRecord({ slug, id }: RecordKey): Promise<RecordVersion[]> {
  const service = await contentService();
  const { docs } = await service.findVersions({
    collection: slug,
    where: { parent: { equals: id } },
    sort: '-id',
    limit: maxListed,
    select: { updatedAt: true, version: { _status: true } },
    ...options,
  });
  return docs.map((doc) => ({
    id: Number(doc.id),
    isPublished: isData(doc.version) && doc.version._status === 'published',
    // The day of creation of a restored version is its record's own.
    savedAt: new Date(doc.updatedAt),
  }));
}

/** Compares two versions of a record, in words. @returns undefined where one of them is not its own */
export async function compareVersions(
  record: VersionedRecord,
  from: number,
  to: number,
): Promise<ChangedPart[] | undefined> {
  const [before, after] = await Promise.all([dataOf(record, from), dataOf(record, to)]);
  if (!before || !after) return undefined;
  const { fields } = (await contentService()).collections[record.slug].config;
  const names = await namesOfRelated([before, after].flatMap((data) => relatedIn(fields, data)));
  const told = (data: Data) => wordsOfRecord(fields, data, names);
  return compareRecords(told(before), told(after)).map((part) => ({
    ...part,
    title: names.filled(part.title),
  }));
}

async function dataOf({ slug, id }: RecordKey, versionId: number): Promise<Data | undefined> {
  const service = await contentService();
  const found = await service.findVersionByID({
    collection: slug,
    id: String(versionId),
    disableErrors: true,
    ...options,
  });
  return found && Number(found.parent) === id && isData(found.version) ? found.version : undefined;
}

/**
 * An older version becomes the newest one: as a draft, or published at once. All of it or nothing: the content service's
 * own way would take a page off the site whose older version was a draft.
 * @throws APIError in words, where it cannot be published as it was
 */
export async function restoreVersion(
  { slug, id }: RecordKey,
  { versionId, isLive, staff }: { versionId: number; isLive: boolean; staff: Staff },
): Promise<boolean> {
  if (!(await dataOf({ slug, id }, versionId))) return false;
  const service = await contentService();
  const user = await userOfStaff(staff);
  await inServiceTransaction(service, async (req) => {
    req.user = user;
    const own = { depth: 0, overrideAccess: true, req } as const;
    const collection = service.collections[slug];
    // Not the service's own method: it cannot say that a draft is wanted.
    await restoreVersionOperation({ ...own, collection, id: versionId, draft: true });
    if (!isLive) return;
    req.context.isRestoringVersion = false;
    req.context[publishesAllLanguages] = true;
    await service.update({ ...own, collection: slug, id, data: { _status: 'published' } });
  });
  return true;
}
