import { readdir, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import {
  directory,
  eventually,
  fakeContent,
  newStore,
  publish,
  publisher,
  row,
  shown,
  store,
  withPublisher,
} from './testing/publisher-fixture.ts';

withPublisher();

test('a page of another build is drawn anew', async () => {
  const content = fakeContent([row(1)]);
  await publish(content.source).ready;
  await publisher?.stop();
  content.loads.length = 0;
  await publish({ ...content.source, surroundings: 'build-2' }).ready;
  expect(content.loads).toEqual(['1']);
});

test('a page that a power failure has cut short is drawn again at the next start, and no other', async () => {
  const content = fakeContent([row(1), row(2)]);
  await publish(content.source).ready;
  await publisher?.stop();
  await truncate(path.join(directory, 'build-build-1', 'page-2.html.br'), 10);
  content.loads.length = 0;
  newStore();
  await publish(content.source).ready;
  expect(content.loads).toEqual(['2']);
  const packed = await store.get('/page-2')?.body('br');
  expect(String(brotliDecompressSync(packed ?? Buffer.alloc(0)))).toContain('Heading 2');
});

test('two builds that share a data folder each serve and keep pages of their own', async () => {
  const content = fakeContent([row(1)]);
  const later = fakeContent([{ ...row(1), heading: 'Of the later build' }]);
  await publish(content.source).ready;
  const [first, firstStore] = [publisher, store];
  newStore();
  await publish({ ...later.source, surroundings: 'build-2' }).ready;
  await eventually(() => expect(publisher?.isBusy()).toBe(false));
  // Nothing is in memory before someone has asked.
  expect(String(await firstStore.get('/page-1')?.body('identity'))).toContain('Heading 1');
  expect(await shown('/page-1')).toContain('Of the later build');

  await first?.stop();
  await publisher?.stop();
  content.loads.length = 0;
  newStore();
  await publish(content.source).ready;
  expect(content.loads).toEqual([]);
  expect(await shown('/page-1')).toContain('Heading 1');
});

test('the folders of the last three builds stay, and nothing that an earlier version left beside them', async () => {
  const content = fakeContent([row(1)]);
  await writeFile(path.join(directory, 'index.html'), 'Of an earlier version.');
  for (const surroundings of ['1', '2', '3', '4']) {
    await publish({ ...content.source, surroundings }).ready;
    await eventually(() => expect(publisher?.isBusy()).toBe(false));
    await publisher?.stop();
  }
  expect((await readdir(directory)).toSorted()).toEqual(['build-2', 'build-3', 'build-4']);
});
