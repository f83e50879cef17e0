import type { Block, CollectionConfig, CollectionSlug, GlobalConfig, GlobalSlug, Where } from 'payload';
import type { FileStore } from '#platform/files/file-store.ts';
import type { AddressesSql } from '../read/directory.ts';
import type { FaultsOfQuestionnaire } from './questionnaires/refuse-faulty.hook.ts';

/** Parts of a collection's configuration that come from rooms above this one. */
export type HouseParts = {
  blocks: Block[];
  /** The call-back forms that a page may open. */
  forms: { value: string; label: string }[];
  /** The pictures that the head of a page can show. */
  scenes: { value: string; label: string }[];
  faultsOfQuestionnaire: FaultsOfQuestionnaire;
  /** Pages that are not records: what is rendered on request, and the feeds. */
  dynamicPaths: readonly string[];
  /** Whether the program answers at an address, so that no record may be there. */
  isReserved: (path: string) => boolean;
};

/** Where in `content/` a collection's first records are, and how they are told apart. */
export type SeedPlace = {
  /** A folder of JSON files, each with a record or a list of them. */
  folder: string;
  /** The field by which a seed record is known for good; staff cannot change it by accident. */
  key: string;
  /** Adds the values that the record is stored with besides its file's fields. */
  complete?: (seed: Record<string, unknown>, position: number) => Record<string, unknown>;
};

/**
 * A kind of content, said once: its fields for the content service, where its first records lie, and where its
 * records are on the site. Seeding, the triggers that tell of changes, and the directory are derived from it.
 */
export type ContentCollection = {
  slug: CollectionSlug;
  config: (house: HouseParts) => CollectionConfig;
  seed?: SeedPlace;
  /** The fields that the content service answers without a login; absent where there are none. */
  openRead?: OpenRead;
  /** Whether it is published by a way of its own, and never by a day that an editor sets. */
  isNeverScheduled?: true;
  /** Left out where a record has no page of its own. */
  addresses?: Omit<AddressesSql, 'table'>;
  /** Whether a page that shows its records changes with their text. */
  isShownOnPages?: true;
  /** The same of a record that is not published yet. */
  pathOf?: PathOf;
  /** Lets visitors open its files on the site itself, below `folder`, each by its own name. */
  publicFiles?: PublicFiles;
};

/**
 * The public part of a collection's published records: the fields that a page shows, and the fields by which a
 * record may be asked for, by equality.
 */
export type OpenRead = {
  fields: readonly string[];
  keys: readonly string[];
  /** Which of them a page still shows. @param today in India, `YYYY-MM-DD` */
  where?: (today: string) => Where;
};

/** Files that staff upload for everyone, and where visitors find them. */
export type PublicFiles = {
  folder: string;
  store: FileStore;
  find: (filename: string) => Promise<PublicFile | undefined>;
};
export type PublicFile = { name: string; contentType: string };

/** Where a record is, by what its editor filled in. */
export type PathOf = (record: { path?: unknown; slug?: unknown }) => string;

/** A single record of content. */
export type ContentGlobal = {
  slug: GlobalSlug;
  config: GlobalConfig;
  /** The file in `content/`. */
  seedFile: string;
  /** From the file's form to the stored one, where they differ. */
  fromSeed?: (seed: Record<string, unknown>) => Record<string, unknown>;
};

/** The content service's own rule for the name of a table. */
export function tableOf({ slug }: { slug: string }): string {
  return slug.replaceAll('-', '_');
}
