import type { CollectionSlug, Field, Where } from 'payload';
import {
  addressPlaces,
  contentCollections,
  contentGlobals,
  isPublishedByEditors,
} from '#content/collections/collections.ts';
import { tableOf } from '#content/collections/content-collection.ts';
import { titleOfRecord } from '#content/collections/title-of-record.ts';
import { contentService } from '#content/read/content-service.ts';
import { type Directory, directorySource } from '#content/read/directory.ts';
import { knownPairs } from '#content/translation/known-pairs.ts';
import { type KnownPairs, type PairedTexts, pairTexts } from '#content/translation/pair-texts.ts';
import { defaultLocale, type Language } from '#ui/language/locales.ts';
import { siteFiller } from '../site-filler.ts';
import { inOneLanguage } from './in-one-language.ts';

/** A record in English and in another language, both as their newest versions have them. */
export type Translation = PairedTexts & {
  slug: string;
  id: number;
  title: string;
  kind: string;
  /** Where visitors read it in English, and whether they do in the other language. */
  path?: string;
  isLive: boolean;
  /** Whether its newest version waits to be published. */
  isDraft: boolean;
  /** Settings, menus and the like are live as soon as they are saved, so that only their own form changes them. */
  hasDrafts: boolean;
};

const readAtOnce = 100;
const maxOfAKind = 2000;
// In all languages at once, which costs hardly more than one of them.
const asStored = { depth: 0, overrideAccess: true, fallbackLocale: false, locale: 'all' } as const;

/** Every record that visitors read in English, with what it is in a language. */
export async function readTranslations(language: Language): Promise<Translation[]> {
  const about = await surroundings(language);
  const found: Translation[] = [];
  for (const { slug } of contentCollections)
    for (let page = 1; (page - 1) * readAtOnce < maxOfAKind; page += 1) {
      const { docs, hasNextPage } = await about.service.find({
        ...{ collection: slug, where: whatVisitorsRead(about, slug) },
        ...{ page, limit: readAtOnce, sort: 'id', select: {}, ...asStored },
      });
      const ids = docs.map(({ id }) => Number(id));
      found.push(...(await readSome(about, slug, ids)));
      if (!hasNextPage) break;
    }
  for (const { slug } of contentGlobals) found.push(await readGlobal(about, slug));
  return found.filter(({ pairs }) => pairs.length > 0);
}

/** @returns undefined where there is no such record */
export async function readTranslation(
  language: Language,
  slug: string,
  id: number,
): Promise<Translation | undefined> {
  const collection = contentCollections.find((each) => each.slug === slug);
  if (!collection) return undefined;
  return (await readSome(await surroundings(language), collection.slug, [id]))[0];
}

type Surroundings = {
  language: Language;
  service: Awaited<ReturnType<typeof contentService>>;
  known: KnownPairs;
  directory: Directory;
  fill: (text: string) => string;
};

async function surroundings(language: Language): Promise<Surroundings> {
  const [service, known, directory, fill] = await Promise.all([
    contentService(),
    knownPairs(language),
    directorySource(addressPlaces, defaultLocale).value(),
    siteFiller(),
  ]);
  return { language, service, known, directory, fill };
}

function whatVisitorsRead({ service }: Surroundings, slug: CollectionSlug): Where {
  const { versions } = service.collections[slug].config;
  return versions?.drafts ? { _status: { equals: 'published' } } : {};
}

async function readSome(about: Surroundings, slug: CollectionSlug, ids: number[]): Promise<Translation[]> {
  const { service, language, known, directory, fill } = about;
  const { config } = service.collections[slug];
  const collection = contentCollections.find((each) => each.slug === slug);
  const { docs } = await service.find({
    ...{ collection: slug, where: { id: { in: ids } }, draft: true },
    ...{ sort: 'id', limit: ids.length, pagination: false, ...asStored },
  });
  return docs.map((doc) => {
    const entry = directory.find(`record:${tableOf({ slug })}/${doc.id}`);
    const english = inOneLanguage(config.fields, doc, defaultLocale);
    const translated = inOneLanguage(config.fields, doc, language);
    return {
      ...pairTexts({ fields: config.fields, english, translated, language, known }),
      ...{ slug, id: Number(doc.id), kind: labelOf(config), title: fill(titleOfRecord(config, english)) },
      ...(entry && !entry.path.includes('{') && { path: entry.path }),
      isLive: entry?.languages.includes(language) ?? false,
      isDraft: '_status' in doc && doc._status === 'draft',
      hasDrafts: collection !== undefined && isPublishedByEditors(collection, config),
    };
  });
}

async function readGlobal(
  { service, language, known }: Surroundings,
  slug: (typeof contentGlobals)[number]['slug'],
): Promise<Translation> {
  const config = service.globals.config.find((each) => each.slug === slug);
  const fields: readonly Field[] = config?.fields ?? [];
  const stored = await service.findGlobal({ slug, ...asStored });
  const english = inOneLanguage(fields, stored, defaultLocale);
  const translated = inOneLanguage(fields, stored, language);
  return {
    ...pairTexts({ fields, english, translated, language, known }),
    ...{ slug, id: 0, kind: 'Site', title: typeof config?.label === 'string' ? config.label : slug },
    ...{ isLive: true, isDraft: false, hasDrafts: false },
  };
}

function labelOf({ slug, labels }: { slug: string; labels?: { plural?: unknown } }): string {
  return typeof labels?.plural === 'string' ? labels.plural : slug;
}
