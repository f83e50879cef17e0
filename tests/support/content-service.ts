import { beforeAll } from 'vitest';
import type { StaffRole } from '#content/access/duties.ts';
import { pageRecord } from '#content/collections/pages/pages.read.ts';
import { dataFields } from '#content/fields/data-fields.ts';
import { toStored } from '#content/fields/to-stored.ts';
import type { PageContent } from '#content/model.ts';
import { contentService, setContentService } from '#content/read/content-service.ts';
import { defaultLocale } from '#ui/language/locales.ts';
import { rowsOf, withSeededDatabase } from './database.ts';

/** Names the content service for a test file, on the file's own database with the seed's settings. */
export function withContentService(): void {
  beforeAll(async () => {
    setContentService(async () => (await import('#panel/payload.config.ts')).default);
    const { readSeedFiles } = await import('#content/seed/read-seed-files.ts');
    const settings = readSeedFiles().globals.find(({ global }) => global.slug === 'site-settings');
    const fields = dataFields(settings?.global.config.fields ?? []);
    const service = await contentService();
    await service.updateGlobal({
      slug: 'site-settings',
      data: toStored(fields, settings?.seed ?? {}, String),
      overrideAccess: true,
      depth: 0,
    });
  });
}

/** The same on a database with the whole seed. */
export function withSeed(): void {
  withSeededDatabase();
  beforeAll(async () => {
    setContentService(async () => (await import('#panel/payload.config.ts')).default);
    await contentService();
  });
}

/** A member of staff, as the content service sees one who is logged in. */
export async function staffMember(role: StaffRole) {
  const service = await contentService();
  const data = { name: role, role, email: `${role}@broker.example`, password: 'long enough to be one' };
  const made = await service.create({ collection: 'users', data, overrideAccess: true, depth: 0 });
  return { ...made, role, collection: 'users' as const };
}

/** Options for a call with someone's own rights. */
export const asStaff = { overrideAccess: false, depth: 0 } as const;

/** A page as visitors read it; nothing where none is published at this path. */
export async function readPageByPath(path: string): Promise<PageContent | undefined> {
  const [page] = await rowsOf<{ id: number }>('select id from pages where path = $1', [path]);
  return page && pageRecord.read(String(page.id), defaultLocale);
}
