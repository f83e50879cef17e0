import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInput, site } from '../fixtures/site-fixture.ts';
import { renderPage } from '../pages/render-page.tsx';
import { cardFiles } from './card-files.ts';
import { createCardMaker } from './card-maker.ts';
import { cardRoutes } from './card-routes.ts';
import { cardNameIn } from './page-card.ts';

let directory: string;
beforeEach(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  directory = await mkdtemp(path.join(os.tmpdir(), 'cards-'));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(directory, { recursive: true });
});

/** Pages by id, as they are now; a test changes them. */
function makerFor(titles: Record<string, string>, makesAhead = true) {
  const state = { isPublishing: false, asked: 0, loads: [] as string[], titles };
  const inputOf = (id: string) => renderInput({ path: `/page-${id}`, title: titles[id] });
  const maker = createCardMaker({
    files: cardFiles(path.join(directory, 'cards')),
    load: async ({ record: id }) => {
      state.loads.push(id);
      return titles[id] === undefined ? undefined : inputOf(id);
    },
    isPublishing() {
      state.asked += 1;
      return state.isPublishing;
    },
    makesAhead,
    waitMs: 0,
  });
  /** Serves the page as it is now; gives its card's name. */
  function serve(id: string): string {
    const name = cardNameIn(renderPage(inputOf(id)));
    maker.served({ record: id, locale: 'en', path: `/page-${id}` }, name);
    return name ?? '';
  }
  return { maker, state, serve };
}

const made = () => readdir(path.join(directory, 'cards')).catch(() => []);
const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 20_000 });

test('once all pages are published their cards are made, and cards of no page are deleted', async () => {
  await mkdir(path.join(directory, 'cards'));
  await writeFile(path.join(directory, 'cards', 'former.png'), '');
  const { maker, serve } = makerFor({ a: 'First', b: 'Second' });
  const names = [serve('a'), serve('b')];
  maker.published();
  await eventually(async () =>
    expect((await made()).sort()).toEqual(names.map((name) => `${name}.png`).sort()),
  );
  await maker.stop();
});

test('while pages are being published no card is made', async () => {
  const { maker, state, serve } = makerFor({ a: 'First' });
  serve('a');
  state.isPublishing = true;
  maker.published();
  // It had its turn.
  await eventually(async () => expect(state.asked).toBeGreaterThan(0));
  expect(state.loads).toEqual([]);
  state.isPublishing = false;
  maker.published();
  await eventually(async () => expect(await made()).toHaveLength(1));
  await maker.stop();
});

test('a card that is asked for before its turn is made at once, and once only', async () => {
  const { maker, state, serve } = makerFor({ a: 'First' });
  const name = serve('a');
  const [first, second] = await Promise.all([maker.find(name), maker.find(name)]);
  expect(first?.subarray(1, 4).toString()).toBe('PNG');
  expect(second).toEqual(first);
  expect(await maker.find(name)).toEqual(first);
  expect(state.loads).toEqual(['a']);
});

test('where cards are made only when asked for, those of no page are deleted all the same', async () => {
  await mkdir(path.join(directory, 'cards'));
  await writeFile(path.join(directory, 'cards', 'former.png'), '');
  const { maker, state, serve } = makerFor({ a: 'First', b: 'Second' }, false);
  const [, name = ''] = [serve('a'), serve('b')];
  maker.published();
  await eventually(async () => expect(await made()).toEqual([]));
  expect(state.loads).toEqual([]);
  expect(await maker.find(name)).toBeDefined();
  expect(await made()).toEqual([`${name}.png`]);
  await maker.stop();
});

test('a changed title makes a new card, and the former one goes', async () => {
  const { maker, state, serve } = makerFor({ a: 'First' });
  const former = serve('a');
  await maker.find(former);
  state.titles.a = 'Changed';
  const next = serve('a');
  maker.published();
  await eventually(async () => expect(await made()).toEqual([`${next}.png`]));
  expect(await maker.find(former)).toBeUndefined();
  await maker.stop();
});

test('a card whose page cannot be read is left for later and does not hold up the others', async () => {
  const { maker, state, serve } = makerFor({ a: 'First', b: 'Second' });
  serve('a');
  const name = serve('b');
  delete state.titles.a;
  maker.published();
  await eventually(async () => expect(await made()).toEqual([`${name}.png`]));
  await maker.stop();
});

test('cards are sent as pictures to keep; an unknown one and a strange name are nobody’s', async () => {
  const { maker, serve } = makerFor({ a: 'First' });
  const name = serve('a');
  const loadSite = async () => site();
  const app = cardRoutes({
    findCard: maker.find,
    loadSite,
    baseHeaders: { 'x-content-type-options': 'nosniff' },
  });
  app.get('*', (context) => context.text('the site’s own', 404));

  const card = await app.request(`/cards/${name}.png`);
  expect(card.status).toBe(200);
  expect(card.headers.get('content-type')).toBe('image/png');
  expect(card.headers.get('cache-control')).toContain('immutable');
  expect(card.headers.get('x-content-type-options')).toBe('nosniff');

  await writeFile(path.join(directory, 'secret.png'), 'secret');
  for (const file of [`${'a'.repeat(22)}.png`, '..%2fsecret.png', '%2e%2e%2fsecret.png', 'secret.png']) {
    const answer = await app.request(`/cards/${file}`);
    expect([file, answer.status, await answer.text()]).toEqual([file, 404, 'the site’s own']);
  }
});

test('the manifest has the operator’s brand', async () => {
  const loadSite = async () => site({ settings: { ...site().settings, brand: 'Parasol' } });
  const app = cardRoutes({ findCard: async () => undefined, loadSite, baseHeaders: {} });
  const answer = await app.request('/manifest.webmanifest');
  expect(answer.headers.get('content-type')).toBe('application/manifest+json');
  expect(await answer.json()).toMatchObject({ name: 'Parasol', icons: [{ sizes: '192x192' }, {}, {}] });
});
