import { beforeAll, expect, test } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

setEnvironment();

import { contentService } from '#content/read/content-service.ts';
import { withContentService } from '../support/content-service.ts';
import { withDatabase } from '../support/database.ts';
import { askService, logInAll, sendUpload } from '../support/roles-setup.ts';
import { sampleRichText } from '../support/sample-records.ts';

/** Two windows with one record: the one that saves later does not undo what the first one saved. */
withDatabase();
withContentService();
beforeAll(logInAll);

type Doc = Record<string, unknown>;
const docOf = ({ body }: { body: Doc }) => (body.doc ?? body.result ?? body) as Doc;

async function newQuestion(key: string): Promise<string> {
  const service = await contentService();
  const data = { key, group: 'posp', question: 'Who pays?', position: 1, answer: sampleRichText } as const;
  const { id } = await service.create({ collection: 'faqs', data: { ...data, _status: 'published' } });
  return `/faqs/${id}`;
}

const opened = async (path: string) => docOf(await askService('editor', 'GET', `${path}?draft=true&depth=0`));
const saved = (path: string, fields: Doc) => sendUpload('editor', { method: 'PATCH', path, fields });
const refused = {
  status: 409,
  body: { errors: [{ message: expect.stringMatching(/^This was changed elsewhere after you opened it/) }] },
};

test('a form that was opened before someone else saved is refused, and the stored record stays', async () => {
  const path = await newQuestion('two-windows');
  const window = await opened(path);
  const published = { _status: 'published' };
  const first = await saved(path, { ...window, ...published, question: 'Who pays a broker?' });
  expect(first.status).toBe(200);
  expect(await saved(path, { ...window, ...published, topic: 'Money' })).toMatchObject(refused);
  const asDraft = `${path}?draft=true`;
  expect(await saved(asDraft, { ...window, topic: 'Money' })).toMatchObject(refused);
  expect(await opened(path)).toMatchObject({ question: 'Who pays a broker?', topic: null });
});

test('a form that saves several times over, as a draft and published, is not refused', async () => {
  const path = await newQuestion('one-window');
  let window = await opened(path);
  for (const [question, _status] of [
    ['First?', 'draft'],
    ['Second?', 'draft'],
    ['Third?', 'published'],
    ['Fourth?', 'draft'],
    ['Fifth?', 'published'],
  ]) {
    const answer = await saved(`${path}?draft=${_status === 'draft'}`, { ...window, question, _status });
    expect([answer.status, question]).toEqual([200, question]);
    window = docOf(answer);
  }
  expect((await saved(path, { ...(await opened(path)), question: 'Reloaded?' })).status).toBe(200);
});

test.each(['menus', 'site-settings'])('a stale form of the %s is refused as well', async (slug) => {
  const path = `/globals/${slug}`;
  const window = async () => docOf(await askService('administrator', 'GET', `${path}?depth=0`));
  const send = (fields: Doc) => sendUpload('administrator', { path, fields });
  expect((await send(await window())).status).toBe(200);
  const first = await window();
  const answer = await send(first);
  expect(answer.status).toBe(200);
  expect(await send(first)).toMatchObject(refused);
  expect((await send(docOf(answer))).status).toBe(200);
});

test('neither the software’s own saves nor a program’s are refused', async () => {
  const path = await newQuestion('programs');
  const before = await opened(path);
  const service = await contentService();
  for (const question of ['First?', 'Second?'])
    await service.update({ collection: 'faqs', id: Number(before.id), data: { ...before, question } });
  expect((await askService('editor', 'PATCH', path, before)).status).toBe(200);
  expect((await saved(path, { position: 2 })).status).toBe(200);
});
