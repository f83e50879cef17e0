import type { CollectionSlug, Field } from 'payload';
import { addressPlaces, contentCollections, isPublishedByEditors } from '#content/collections/collections.ts';
import { titleOfRecord } from '#content/collections/title-of-record.ts';
import {
  type CopyFault,
  type CopyPart,
  distinct,
  faultsInWords,
  partsOf,
  withoutSource,
} from '#content/copy-rules/check-copy.ts';
import { hasOwnSource, kindsOfBlocks } from '#content/copy-rules/copy-warnings.field.ts';
import { faultOfLink, type KnownAddresses } from '#content/links/check-link.ts';
import { knownAddresses } from '#content/links/known-addresses.ts';
import { linksOf } from '#content/links/links-of.ts';
import { contentService } from '#content/read/content-service.ts';
import { dateInIndia } from '#platform/clock.ts';
import { dynamicPaths } from '#site/routes/dynamic-paths.ts';
import { siteFiller } from '../../site-filler.ts';

/**
 * Faults of all that is published, read once: dead links, broken rules of copy, and where each figure comes
 * from. Nothing of it is stored: it is true when it is asked for.
 */
export type Words = {
  records: WordsOfRecord[];
  /** Kinds with more records than are read. */
  leftOut: string[];
};

export type WordsOfRecord = {
  name: string;
  kind: string;
  /** Where visitors see it, if it has a page of its own. */
  path?: string;
  /** Where its editor changes it. */
  address: string;
  links: { words: string; why: string }[];
  copy: CopyFault[];
  /** Where a figure, a day or a duty is whose source no one has said. */
  unsourced: CopyFault[];
  sources: { where: string; source: string }[];
};

const maxOfAKind = 2000;
const readAtOnce = 100;

export async function readWords(): Promise<Words> {
  const known = await knownAddresses(addressPlaces, dynamicPaths);
  const service = await contentService();
  const records: WordsOfRecord[] = [];
  const leftOut: string[] = [];
  for (const collection of contentCollections) {
    const { slug } = collection;
    const { config } = service.collections[slug];
    if (!isPublishedByEditors(collection, config)) continue;
    for (let page = 1; (page - 1) * readAtOnce < maxOfAKind; page += 1) {
      const { docs, hasNextPage } = await service.find({
        ...{ collection: slug as CollectionSlug, where: { _status: { equals: 'published' } } },
        ...{ page, limit: readAtOnce, depth: 0, overrideAccess: true, sort: 'id' },
      });
      const settled = earlierTerms(docs);
      for (const doc of docs) {
        const words = await wordsOf(doc, { config, known });
        records.push(settled.has(doc) ? { ...words, copy: [] } : words);
      }
      if (!hasNextPage) break;
      if (page * readAtOnce >= maxOfAKind) leftOut.push(labelOf(config));
    }
  }
  records.push(await wordsOfMenus(known));
  return (await siteFiller())({ records, leftOut });
}

/** Terms that newer ones have replaced: they stay as visitors accepted them, whatever the rules of copy say. */
function earlierTerms(docs: readonly object[]): ReadonlySet<object> {
  const dayOf = (doc: object) => ('inForceFrom' in doc ? String(doc.inForceFrom) : '');
  const today = dateInIndia();
  const inForce = docs.map(dayOf).filter((day) => day !== '' && day <= today);
  const present = inForce.toSorted().at(-1) ?? '';
  return new Set(docs.filter((doc) => dayOf(doc) !== '' && dayOf(doc) < present));
}

type Config = {
  slug: string;
  fields: Field[];
  labels?: { plural?: unknown };
  admin?: { useAsTitle?: string };
};
type About = { config: Config; known: KnownAddresses };
type Stored = { id: number | string } & Record<string, unknown>;

async function wordsOf(doc: object, { config, known }: About): Promise<WordsOfRecord> {
  const stored = doc as Stored;
  const parts = partsOf(stored, { hasSource: hasOwnSource(config), kinds: kindsOfBlocks(config) });
  const path = typeof stored.path === 'string' && stored.path ? stored.path : undefined;
  return {
    name: titleOfRecord(config, stored),
    kind: labelOf(config),
    path,
    address: `/admin/collections/${config.slug}/${stored.id}`,
    links: await deadLinks(config.fields, stored, { known, path }),
    copy: distinct(parts.flatMap(faultsInWords)),
    unsourced: distinct(parts.flatMap(withoutSource)),
    sources: parts.flatMap(sourceOf),
  };
}

async function wordsOfMenus(known: KnownAddresses): Promise<WordsOfRecord> {
  const service = await contentService();
  const menus = await service.findGlobal({ slug: 'menus', depth: 0, overrideAccess: true });
  const fields = service.globals.config.find(({ slug }) => slug === 'menus')?.fields ?? [];
  const links = await deadLinks(fields, menus, { known });
  const nothing = { copy: [], unsourced: [], sources: [] };
  return { name: 'Menus', kind: 'Site', address: '/admin/globals/menus', links, ...nothing };
}

type Where = { known: KnownAddresses; path?: string };

async function deadLinks(fields: Field[], stored: object, { known, path }: Where) {
  const validated = await Promise.all(
    linksOf(fields, stored).map(async ({ target, words }) => ({
      words,
      why: await faultOfLink(target, known, path),
    })),
  );
  return validated.flatMap(({ words, why }) => (why ? [{ words, why }] : []));
}

function sourceOf({ where, source }: CopyPart): { where: string; source: string }[] {
  return source?.trim() ? [{ where, source }] : [];
}

function labelOf({ slug, labels }: Pick<Config, 'slug' | 'labels'>): string {
  return typeof labels?.plural === 'string' ? labels.plural : slug;
}
