import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

setEnvironment({ LANGUAGES: 'en,hi' });

import { contentService } from '#content/read/content-service.ts';
import { loadSeed } from '#content/seed/load-seed.ts';
import { readSeedFiles } from '#content/seed/read-seed-files.ts';
import { databaseOf, inServiceTransaction } from '#content/service-transaction.ts';
import { textId } from '#content/translation/pair-texts.ts';
import { languagesRoutes as routes } from '#desk/screens/languages/languages.routes.tsx';
import type { Staff } from '#desk/session/staff-of-request.ts';
import { readTranslation } from '#desk/translations/read-translations.ts';
import { saveTranslation } from '#desk/translations/save-translation.ts';
import { inTransaction } from '#platform/database.ts';
import { readPageByPath, staffMember, withContentService } from '../support/content-service.ts';
import { countOfWaiting, withDatabase } from '../support/database.ts';
import { deskAs } from '../support/desk-as.ts';

/** What is saved while a file is away for days, or while a page is being saved, stays, whatever comes after it. */
withDatabase();
withContentService();

const base = '/words/languages/hi';
let staff: Staff;
let id: number;
const heading = 'Cruise insurance';
/** English without marks, so that its Hindi is one piece of the file. */
let plain: string[];
beforeAll(async () => {
  const editor = await staffMember('editor');
  staff = { id: editor.id, name: editor.name, email: editor.email, role: 'editor', sessionId: '' };
  await loadCruise();
  id = (await readPageByPath('/cruise'))?.id ?? 0;
  const pairs = (await readTranslation('hi', 'pages', id))?.pairs ?? [];
  plain = pairs
    .filter(({ text, maxLength }) => /^[\w ,.]{12,50}$/.test(text) && !maxLength && text !== heading)
    .map(({ text }) => text);
  expect(plain.length).toBeGreaterThan(4);
});

/** One page in English, and nothing else: every look at a file reads all that there is. */
async function loadCruise(): Promise<void> {
  const files = readSeedFiles();
  const collections = files.collections.flatMap((pages) => {
    const seeds = pages.seeds.filter((seed) => pages.collection.slug === 'pages' && seed.path === '/cruise');
    return seeds.length > 0 ? [{ ...pages, seeds, files: ['cruise.json'], catalogues: [new Map()] }] : [];
  });
  await loadSeed(await contentService(), { ...files, globals: [], collections });
}

/** Saved on the desk. */
async function save(texts: readonly (readonly [string, string])[]) {
  const targets = new Map(texts);
  expect(
    await saveTranslation({ slug: 'pages', id, language: 'hi', choose: () => targets, staff }),
  ).toBeUndefined();
}
const hindi = (english: string) => `हिन्दी: ${english}`;
beforeEach(() => save([heading, ...plain].map((english) => [english, hindi(english)])));

async function targetOf(english: string): Promise<string | undefined> {
  const { pairs } = (await readTranslation('hi', 'pages', id)) ?? { pairs: [] };
  return pairs.find(({ text }) => text === english)?.target;
}

const exported = async () =>
  (await deskAs(staff, { routes, path: `${base}/file?as=xliff&of=pages/${id}` })).html;
const changed = (file: string, english: string, target: string) => {
  const unit = `<target>${hindi(english)}</target>`;
  expect(file.split(unit)).toHaveLength(2);
  return file.replace(unit, `<target>${target}</target>`);
};

/** @returns where its preview is */
async function importFile(file: string): Promise<string> {
  const form = new FormData();
  form.set('file', new Blob([file]), 'hindi.xlf');
  const { status, location } = await deskAs(staff, { routes, path: `${base}/files`, form });
  expect(status).toBe(303);
  return (location ?? '').replace('/desk', '');
}
const look = async (path: string) => (await deskAs(staff, { routes, path })).html;
const press = (path: string) => deskAs(staff, { routes, path, fields: { do: 'save' } });

test('texts that the desk corrected while the file was away stay, and what the translator changed is taken', async () => {
  const [touched = '', both = '', ...corrected] = plain;
  const file = changed(changed(await exported(), touched, 'अनुवादक का नया पाठ'), both, 'अनुवादक का दूसरा पाठ');
  const corrections = [both, ...corrected].map((english) => [english, `सुधार: ${english}`] as const);
  await save(corrections);

  const path = await importFile(file);
  const preview = await look(path);
  expect(preview).toContain('One text would change, on one page');
  expect(preview).toContain('1 text changed here in the meantime');
  expect(preview).toContain(`${corrected.length} texts changed here and not in the file`);
  expect(preview).toMatch(new RegExp(`सुधार: ${both}.*अनुवादक का दूसरा पाठ`));

  expect((await press(path)).html).toContain('1 saved as drafts.');
  expect(await targetOf(touched)).toBe('अनुवादक का नया पाठ');
  for (const [english, target] of corrections) expect(await targetOf(english)).toBe(target);
});

test.each([
  ['our file', (file: string) => file],
  ['one that an older version exported', (file: string) => file.replace(/(id="[0-9a-f]{16})\.\w+"/g, '$1"')],
])('what is saved between the preview of %s and “Save as drafts” is not overwritten', async (_which, as) => {
  const [english = ''] = plain;
  const path = await importFile(as(changed(await exported(), english, 'अनुवादक का पाठ')));
  expect(await look(path)).toContain('One text would change');
  await save([[english, 'किसी और का पाठ']]);
  const { status, html } = await press(path);
  expect([status, await targetOf(english)]).toEqual([409, 'किसी और का पाठ']);
  expect(html).toContain('Nothing was saved.');
  expect(html).toMatch(/किसी और का पाठ.*अनुवादक का पाठ/);
});

type Colleague = (req: PayloadRequest) => Promise<unknown>;

/** Lets saves begin while a colleague has the page, and waits until each of them waits for it. */
async function whileSaving<T>(start: () => Promise<T>[], colleague: Colleague): Promise<T[]> {
  const service = await contentService();
  let started: Promise<T>[] = [];
  await inServiceTransaction(service, async (req) => {
    const statement = sql`SELECT id FROM pages WHERE id = ${id} FOR UPDATE`;
    await service.db.execute({ db: await databaseOf(req), sql: statement });
    started = start();
    await vi.waitFor(async () => expect(await countOfWaiting()).toBe(started.length), { timeout: 30_000 });
    await colleague(req);
  });
  return Promise.all(started);
}

const writes =
  (locale: 'en' | 'hi', data: { heading?: string; audience?: 'companies' }): Colleague =>
  async (req) =>
    (await contentService()).update({
      ...{ collection: 'pages', id, locale, data, req, draft: true, depth: 0 },
      ...{ fallbackLocale: false, overrideAccess: true },
    });

test('two who save texts of one page at once both have theirs', async () => {
  const [one = '', other = ''] = plain;
  const both = () => [save([[one, 'एक का पाठ']]), save([[other, 'दूसरे का पाठ']])];
  // Not as a colleague's save: the content service has two connections here.
  const saved = await inTransaction(async (client) => {
    await client.query('select from pages where id = $1 for update', [id]);
    const started = both();
    await vi.waitFor(async () => expect(await countOfWaiting()).toBe(2), { timeout: 30_000 });
    return { started };
  });
  await Promise.all(saved.started);
  expect([await targetOf(one), await targetOf(other)]).toEqual(['एक का पाठ', 'दूसरे का पाठ']);
});

test('a save beside one of the English keeps what that has changed', async () => {
  const [english = ''] = plain;
  await whileSaving(() => [save([[english, 'नया पाठ']])], writes('en', { audience: 'companies' }));
  const service = await contentService();
  const page = await service.findByID({ collection: 'pages', id, draft: true, overrideAccess: true });
  expect([page.audience, await targetOf(english)]).toEqual(['companies', 'नया पाठ']);
});

test('a text that a colleague saves first comes back as it was typed, side by side', async () => {
  const fields = { [`t-${textId(heading)}`]: 'मेरा पाठ', [`w-${textId(heading)}`]: textId(hindi(heading)) };
  const send = () => [deskAs(staff, { routes, path: `${base}/pages/${id}`, fields })];
  const [answer] = await whileSaving(send, writes('hi', { heading: 'पहले का पाठ' }));
  expect([answer?.status, await targetOf(heading)]).toEqual([422, 'पहले का पाठ']);
  expect(answer?.html).toContain('मेरा पाठ</textarea>');
  expect(answer?.html).toContain('someone changed it in the meantime to “पहले का पाठ”');
});

test('a text that a colleague saves while a file is saved is not overwritten', async () => {
  const path = await importFile(changed(await exported(), heading, 'फ़ाइल का पाठ'));
  const [answer] = await whileSaving(() => [press(path)], writes('hi', { heading: 'पहले का पाठ' }));
  expect([answer?.status, await targetOf(heading)]).toEqual([422, 'पहले का पाठ']);
  expect(answer?.html).toContain('someone changed its texts in the meantime');
});
