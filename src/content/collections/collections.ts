import type { AddressesSql } from '../read/directory.ts';
import { blogPosts } from './blog-posts/blog-posts.collection.ts';
import { careers } from './careers/careers.collection.ts';
import { type ContentCollection, type ContentGlobal, tableOf } from './content-collection.ts';
import { faqs } from './faqs/faqs.collection.ts';
import { legalDocuments } from './legal-documents/legal-documents.collection.ts';
import { menus } from './menus/menus.global.ts';
import { newsletters } from './newsletters/newsletters.collection.ts';
import { pages } from './pages/pages.collection.ts';
import { questionnaires } from './questionnaires/questionnaires.collection.ts';
import { redirects } from './redirects/redirects.collection.ts';
import { siteSettings } from './site-settings/site-settings.global.ts';

/** Everything that staff write for visitors. What stands here is edited, seeded, watched and published. */
export const contentCollections: readonly ContentCollection[] = [
  pages,
  faqs,
  blogPosts,
  legalDocuments,
  redirects,
  questionnaires,
  newsletters,
  careers,
];

export const contentGlobals: readonly ContentGlobal[] = [siteSettings, menus];

/** The tables whose changes the database tells of; a test compares them with its triggers. */
export const watchedTables: readonly string[] = [...contentCollections, ...contentGlobals].map(tableOf);

/** Where published records stand. */
export const addressPlaces: readonly AddressesSql[] = contentCollections.flatMap((collection) =>
  collection.addresses ? [{ table: tableOf(collection), ...collection.addresses }] : [],
);
