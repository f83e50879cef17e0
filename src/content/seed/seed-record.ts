import type { CollectionSlug, Field, Payload, PayloadRequest, RequiredDataFromCollectionSlug } from 'payload';
import { notedElsewhere } from '../collections/changes/record-changes.hook.ts';
import type { ContentGlobal } from '../collections/content-collection.ts';
import { dataFields } from '../fields/data-fields.ts';
import { toStored } from '../fields/to-stored.ts';
import { inServiceTransaction } from '../service-transaction.ts';
import type { Catalogues } from '../translation/catalogues.ts';
import { fillGaps } from '../translation/fill-gaps.ts';
import { rememberPairs } from '../translation/known-pairs.ts';
import { newPairs } from '../translation/remember-translations.hook.ts';
import { translationsOf } from '../translation/translations-of.ts';
import { withRowIds } from '../translation/with-row-ids.ts';
import { asOneVersion } from './as-one-version.ts';
import { mergeSeed } from './merge-seed.ts';
import type { LedgerRow } from './read-ledger.ts';
import type { Seed } from './read-seed-files.ts';
import { savedIn } from './refused-translation.ts';
import type { SeedStep } from './seed-plan.ts';
import { deleteSeeded, recordSeeded } from './write-ledger.ts';

/** Everything that seeding a record needs. */
export type SeedWork = {
  service: Payload;
  richText: (markdown: string) => unknown;
  fieldsOf: (slug: string) => readonly Field[];
  /** Number of the record with a key; nothing when staff have deleted it. */
  recordIdOf: (collection: string, key: string) => number | undefined;
};

/** A seed with everything that its record is stored with. */
export type CompleteSeed = {
  collection: CollectionSlug;
  key: string;
  digest: string;
  seed: Seed;
  isDraft: boolean;
  catalogues: Catalogues;
};

const options = { overrideAccess: true, depth: 0 } as const;

/**
 * Adds or updates one record, with its line in the ledger, or nothing of it.
 * @param old records whose seed is gone; one that is at this record's address makes way
 * @returns the record's number
 */
export async function seedRecord(
  work: SeedWork,
  { collection, key, digest, seed, isDraft, catalogues }: CompleteSeed,
  step: SeedStep,
  old: readonly LedgerRow[],
): Promise<number> {
  const { service } = work;
  const fields = work.fieldsOf(collection);
  const _status = isDraft ? ('draft' as const) : ('published' as const);
  const relations = relationsOf(work, fields, seed);
  const stored = (written: Seed) =>
    toStored<RequiredDataFromCollectionSlug<CollectionSlug>>(
      fields,
      { ...written, ...relations, _status },
      work.richText,
    );
  return inServiceTransaction(service, async (req, transaction) => {
    // Each comes before what it links to; a test has followed its links.
    req.context.isSeed = true;
    await makeWay(work, { seed, old }, { req, transaction });
    const at = { collection, data: { ...stored(seed), _status }, ...options, req };
    const translations = translationsOf(fields, seed, catalogues);
    // A change is noted once, with the version that stays: that of the last language.
    req.context[notedElsewhere] = translations.length > 0;
    const record =
      step.does === 'add' ? await service.create(at) : await service.update({ ...at, id: step.recordId });
    for (const [place, { language, translated }] of translations.entries()) {
      req.context[notedElsewhere] = step.does === 'add' || place < translations.length - 1;
      const data = { ...withRowIds(fields, stored(translated), record), _status };
      const save = () =>
        service.update({ ...at, id: record.id, data, locale: language, fallbackLocale: false });
      const inLanguage = await savedIn(language, () =>
        asOneVersion(req, { collection, id: Number(record.id) }, save),
      );
      await rememberPairs(req, language, newPairs({ fields, english: record, translated: inLanguage }));
    }
    await recordSeeded(service, transaction, {
      collection,
      key,
      recordId: Number(record.id),
      seedDigest: digest,
    });
    return Number(record.id);
  });
}

/** A record of ours that is where this seed wants to be goes, and its line in the ledger with it. */
async function makeWay(
  { service }: SeedWork,
  { seed, old }: { seed: Seed; old: readonly LedgerRow[] },
  at: { req: PayloadRequest; transaction: string | number },
): Promise<void> {
  if (!seed.path) return;
  const where = { path: { equals: seed.path } };
  const { docs } = await service.find({ collection: 'pages', where, ...options, req: at.req });
  const row = old.find(({ collection, recordId }) => collection === 'pages' && recordId === docs[0]?.id);
  if (!row) return;
  await service.delete({ collection: 'pages', id: row.recordId, ...options, req: at.req });
  await deleteSeeded(service, at.transaction, row);
}

type GlobalSeed = { slug: ContentGlobal['slug']; written: Seed; digest: string; catalogues: Catalogues };

/**
 * Settings and menus: see `mergeSeed`.
 * @param former its line in the ledger
 */
export async function seedGlobal(
  { service, fieldsOf, richText }: SeedWork,
  { slug, written, digest, catalogues }: GlobalSeed,
  former: Pick<LedgerRow, 'seed' | 'translations'> = {},
): Promise<void> {
  const fields = fieldsOf(slug);
  const seed = toStored<Seed>(fields, written, richText);
  await inServiceTransaction(service, async (req, transaction) => {
    req.context.isSeed = true;
    const found = await service.findGlobal({ slug, ...options, req });
    const stored: Seed = found.createdAt ? { ...found } : {};
    const data = mergeSeed({ seed, former: former.seed, stored });
    const saved = await service.updateGlobal({ slug, data, ...options, req });
    const translations: Record<string, Seed> = { ...former.translations };
    for (const translation of translationsOf(fields, written, catalogues, former.seed)) {
      const { language, formerly } = translation;
      const translated = toStored<Seed>(fields, translation.translated, richText);
      const at = { slug, locale: language, fallbackLocale: false, ...options, req } as const;
      const there: Seed = { ...(await service.findGlobal(at)) };
      const inLanguage = withRowIds(fields, translated, saved);
      const formerTranslation = former.translations?.[language] ?? formerly;
      const changes = mergeSeed({ seed: inLanguage, former: formerTranslation, stored: there });
      translations[language] = translated;
      const data = fillGaps({ ...there, ...changes }, inLanguage);
      const after = await savedIn(language, () => service.updateGlobal({ ...at, data }));
      await rememberPairs(req, language, newPairs({ fields, english: saved, translated: after }));
    }
    const noted = {
      collection: slug,
      key: '',
      recordId: Number(saved.id),
      seedDigest: digest,
      seed,
      translations,
    };
    await recordSeeded(service, transaction, noted);
  });
}

/** A seed names another record by its key. */
function relationsOf({ recordIdOf }: SeedWork, fields: readonly Field[], seed: Seed): Seed {
  const named = dataFields(fields).flatMap((field) => {
    const key = seed[field.name];
    if (field.type !== 'relationship' || typeof field.relationTo !== 'string' || !key) return [];
    return [[field.name, recordIdOf(field.relationTo, String(key))]];
  });
  return Object.fromEntries(named);
}
