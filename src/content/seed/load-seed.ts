import {
  createLocalReq,
  type Payload,
  type PayloadRequest,
  type RequiredDataFromCollectionSlug,
} from 'payload';
import { markdownReader } from '../fields/markdown.ts';
import { toStored } from '../fields/to-stored.ts';
import { routes } from '../routes.ts';
import type { SeedFiles } from './read-seed-files.ts';

/**
 * Loads the seed content into an empty database, all of it in one transaction: a process killed half way
 * leaves the database empty, and a database that holds a page is never touched again.
 * @returns how many pages were loaded; 0 when there was content already
 */
export async function loadSeed(service: Payload, files: SeedFiles): Promise<number> {
  if (await hasContent(service)) return 0;
  const req = await createLocalReq({}, service);
  const transactionID = await service.db.beginTransaction();
  if (transactionID === null) throw new Error('The content service gave no transaction.');
  req.transactionID = transactionID;
  try {
    await load(service, files, req);
  } catch (error) {
    await service.db.rollbackTransaction(transactionID);
    throw error;
  }
  await service.db.commitTransaction(transactionID);
  // The content service does not say when a COMMIT failed: look.
  if (!(await hasContent(service))) throw new Error('The seed content could not be stored.');
  return files.pages.length;
}

async function hasContent(service: Payload): Promise<boolean> {
  const { totalDocs } = await service.count({ collection: 'pages', overrideAccess: true });
  return totalDocs > 0;
}

async function load(service: Payload, files: SeedFiles, req: PayloadRequest): Promise<void> {
  const richText = await markdownReader(service.config);
  const { fields } = service.collections.pages.config;
  const options = { req, overrideAccess: true, depth: 0 } as const;
  await service.updateGlobal({ slug: 'site-settings', data: files.settings, ...options });
  await service.updateGlobal({ slug: 'menus', data: menuData(files.menus), ...options });
  for (const page of files.pages) {
    const route = routes.find(({ path }) => path === page.path);
    const { hideHeader = false, hideFooter = true, isIndexed = true, status = 200 } = route ?? {};
    const flags = { hideHeader, hideFooter, isIndexed, status };
    const stored = toStored<RequiredDataFromCollectionSlug<'pages'>>(fields, page, richText);
    const data = { ...stored, ...flags, _status: 'published' } as const;
    await service.create({ collection: 'pages', data, ...options });
  }
  for (const [position, { answer, ...faq }] of files.faqs.entries()) {
    const data = { ...faq, position, answer: richText(answer), _status: 'published' };
    await service.create({ collection: 'faqs', data: data as never, ...options });
  }
  for (const { body, ...post } of files.posts) {
    const data = { ...post, body: richText(body), _status: 'published' };
    await service.create({ collection: 'blog-posts', data: data as never, ...options });
  }
}

type SeedEntry = { children?: SeedEntry[] };

/**
 * In the content service the personal menu's two parts lie side by side, and the second level of a menu is
 * named apart from the first.
 */
function menuData(menus: Record<string, unknown>): Record<string, unknown> {
  const { personalMega, corporateMega, sidebar, ...rest } = menus as {
    personalMega: { existingUsers: unknown; entries: SeedEntry[] };
    corporateMega: SeedEntry[];
    sidebar: SeedEntry[];
  };
  return {
    ...rest,
    existingUsers: personalMega.existingUsers,
    corporateMega: corporateMega.map(nested),
    personalMega: personalMega.entries.map(nested),
    sidebar: sidebar.map(nested),
  };
}

function nested({ children = [], ...entry }: SeedEntry): Record<string, unknown> {
  const second = children.map(({ children: third = [], ...child }) => ({ ...child, grandchildren: third }));
  return { ...entry, children: second };
}
