import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { legalDocumentFiles } from '#content/collections/legal-documents/legal-document-files.ts';
import { contentService } from '#content/read/content-service.ts';
import { checkPassword } from '#desk/session/check-login.ts';
import { sampleOrigin } from '../support/authenticator.ts';
import { allOf, contentOf, ledger, oldFolder, withOldDatabase } from '../support/upgrade-database.ts';
import type { ContentCollection } from '../support/upgrade-ledger.ts';

/** Content that staff wrote, drafted and deleted under an older version is as they left it under this one. */
await withOldDatabase();

test.each(ledger.staff)(
  'the $role logs in with the old password',
  async ({ email, password, role, name }) => {
    const validated = await checkPassword({ email, password, from: sampleOrigin });
    expect(validated).toMatchObject({ account: { email } });
    const service = await contentService();
    const { docs } = await service.find({
      collection: 'users',
      where: { email: { equals: email } },
      depth: 0,
    });
    expect(docs).toMatchObject([{ email, role, name }]);
  },
);

// The key that the specification gives.
const renamed: Record<string, string> = { 'corporate-insurance-sme': 'insurance-sme' };

test('no record is lost, and none is there twice', async () => {
  for (const collection of Object.keys(ledger.keys) as ContentCollection[]) {
    expect(ledger.keys[collection].length, collection).toBeGreaterThan(0);
    for (const key of ledger.keys[collection])
      expect(await contentOf(collection, renamed[key] ?? key, 'staff'), `${collection} ${key}`).toHaveLength(
        1,
      );
  }
});

test.each(ledger.content)('$collection $key is read as it was left', async (record) => {
  const { collection, key, published, draft } = record;
  const read = await contentOf(collection, key, 'visitor');
  expect(read).toMatchObject(published ? [published] : []);
  const seen = await contentOf(collection, key, 'staff');
  expect(seen).toMatchObject([draft ?? published ?? { _status: 'draft' }]);
  expect(seen[0]?._status).toBe(draft || !published ? 'draft' : 'published');
});

test.each(ledger.deleted)('$collection $key stays deleted', async ({ collection, key }) => {
  expect(await contentOf(collection, key, 'staff')).toEqual([]);
});

test('a page that staff moved is not at its old address again', async () => {
  const service = await contentService();
  const where = { path: { equals: '/vintage-cars' } };
  const options = { where, depth: 0, draft: true, overrideAccess: true } as const;
  expect((await service.find({ collection: 'pages', ...options })).docs).toEqual([]);
});

test('settings and menus are as they were changed', async () => {
  const service = await contentService();
  const options = { depth: 0, overrideAccess: false } as const;
  const settings = await service.findGlobal({ slug: 'site-settings', ...options });
  expect(settings).toMatchObject(ledger.settings);
  const menus = await service.findGlobal({ slug: 'menus', ...options });
  const titles = (entries: unknown) => (entries as { title: string }[]).map(({ title }) => title);
  expect({ top: titles(menus.top), sidebar: titles(menus.sidebar) }).toEqual(ledger.menuTitles);
});

test('documents are where the site looks for them', async () => {
  expect(await allOf('legal-documents')).toMatchObject(ledger.documents);
  for (const { filename } of ledger.documents) {
    const kept = fs.readFileSync(path.join(oldFolder, 'uploads/legal-documents', String(filename)));
    expect(await legalDocumentFiles.readWhole(String(filename))).toEqual(kept);
  }
});
