import { beforeAll, beforeEach, expect, test } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

setEnvironment({ LANGUAGES: 'en,hi' });

import { languagesRoutes as routes } from '#desk/screens/languages/languages.routes.tsx';
import type { Staff } from '#desk/session/staff-of-request.ts';
import { readTranslation } from '#desk/translations/read-translations.ts';
import { saveTranslation } from '#desk/translations/save-translation.ts';
import { readPageByPath, staffMember, withSeed } from '../support/content-service.ts';
import { deskAs } from '../support/desk-as.ts';

/** A file is away for days: what the desk saves in the meantime stays, whatever comes back. */
withSeed();

const base = '/words/languages/hi';
let staff: Staff;
let id: number;
/** English without marks, so that its Hindi is one piece of the file. */
let plain: string[];
beforeAll(async () => {
  const editor = await staffMember('editor');
  staff = { id: editor.id, name: editor.name, email: editor.email, role: 'editor', sessionId: '' };
  id = (await readPageByPath('/cruise'))?.id ?? 0;
  const pairs = (await readTranslation('hi', 'pages', id))?.pairs ?? [];
  plain = pairs
    .filter(({ text, maxLength }) => /^[\w ,.]{12,50}$/.test(text) && !maxLength)
    .map(({ text }) => text);
  expect(plain.length).toBeGreaterThan(4);
});

/** Saved on the desk. */
async function save(texts: readonly (readonly [string, string])[]) {
  const targets = new Map(texts);
  expect(await saveTranslation({ slug: 'pages', id, language: 'hi', targets, staff })).toBeUndefined();
}
const hindi = (english: string) => `हिन्दी: ${english}`;
beforeEach(() => save(plain.map((english) => [english, hindi(english)])));

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
