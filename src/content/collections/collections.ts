import type { CollectionConfig } from 'payload';
import { withCopyWarnings } from '../copy-rules/copy-warnings.field.ts';
import { withFreeCopies } from '../fields/free-copy.ts';
import { knownAddresses } from '../links/known-addresses.ts';
import { refusingDeadLinks } from '../links/refuse-dead-links.hook.ts';
import type { AddressesSql } from '../read/directory.ts';
import { rememberingTranslations } from '../translation/remember-translations.hook.ts';
import { withLanguages } from '../translation/with-languages.ts';
import { blogPosts } from './blog-posts/blog-posts.collection.ts';
import { careers } from './careers/careers.collection.ts';
import { certificates } from './certificates/certificates.collection.ts';
import { withChanges } from './changes/record-changes.hook.ts';
import {
  type ContentCollection,
  type ContentGlobal,
  type HouseParts,
  tableOf,
} from './content-collection.ts';
import { faqs } from './faqs/faqs.collection.ts';
import { keySectors } from './key-sectors/key-sectors.collection.ts';
import { legalDocuments } from './legal-documents/legal-documents.collection.ts';
import { menus } from './menus/menus.global.ts';
import { news } from './news/news.collection.ts';
import { newsletters } from './newsletters/newsletters.collection.ts';
import { offices } from './offices/offices.collection.ts';
import { pages } from './pages/pages.collection.ts';
import { partners } from './partners/partners.collection.ts';
import { productOfferings } from './product-offerings/product-offerings.collection.ts';
import { questionnaires } from './questionnaires/questionnaires.collection.ts';
import { redirects } from './redirects/redirects.collection.ts';
import { reviews } from './reviews/reviews.collection.ts';
import { withSchedule } from './schedule/schedule.fields.ts';
import { siteSettings } from './site-settings/site-settings.global.ts';
import { team } from './team/team.collection.ts';
import { terms } from './terms/terms.collection.ts';
import { withTextChangedAt } from './text-changed/text-changed.field.ts';
import { upload } from './upload/upload.collection.ts';

/** Everything that staff write for visitors. Collections listed here are edited, seeded, watched and published. */
export const contentCollections: readonly ContentCollection[] = [
  pages,
  faqs,
  blogPosts,
  legalDocuments,
  redirects,
  questionnaires,
  newsletters,
  careers,
  keySectors,
  productOfferings,
  news,
  team,
  partners,
  reviews,
  offices,
  certificates,
  terms,
  upload,
];

/**
 * A collection's configuration for the content service: with its record of changes; and, if editors publish it, with
 * its warnings, its refusals and its schedule.
 */
export function configOf(collection: ContentCollection, house: HouseParts): CollectionConfig {
  const own = listedByColumns(withFreeCopies(collection.config(house)));
  const config = collection.addresses || collection.isShownOnPages ? withTextChangedAt(own) : own;
  if (!isPublishedByEditors(collection, config)) return withChanges(rememberingTranslations(config));
  const known = () => knownAddresses(addressPlaces, house.dynamicPaths);
  const inEachLanguage = withLanguages(refusingDeadLinks(withCopyWarnings(config), known));
  return withChanges(withSchedule(inEachLanguage));
}

/** A list reads the columns that it shows: whole pages, ten at a time, were two megabytes. */
function listedByColumns(config: CollectionConfig): CollectionConfig {
  return { ...config, admin: { ...config.admin, enableListViewSelectAPI: true } };
}

/**
 * Has it drafts that an editor publishes? What goes out by a way of its own is validated there: an issue of the
 * newsletter by the same rules, before it is sent (`desk/issues/faults-of-issue.ts`).
 */
export function isPublishedByEditors(
  { isNeverScheduled }: ContentCollection,
  { versions }: Pick<CollectionConfig, 'versions'>,
): boolean {
  return typeof versions === 'object' && Boolean(versions.drafts) && !isNeverScheduled;
}

export const contentGlobals: readonly ContentGlobal[] = [siteSettings, menus];

/** The tables whose changes the database announces; a test compares them with its triggers. */
export const watchedTables: readonly string[] = [...contentCollections, ...contentGlobals].map(tableOf);

/** Where published records are. */
export const addressPlaces: readonly AddressesSql[] = contentCollections.flatMap((collection) =>
  collection.addresses ? [{ table: tableOf(collection), ...collection.addresses }] : [],
);
