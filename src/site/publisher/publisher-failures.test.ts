import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import {
  directory,
  drawnByAnotherBuild,
  eventually,
  fakeContent,
  filesOf,
  newStore,
  pagePaths,
  pages,
  policyOf,
  publish,
  publisher,
  row,
  shown,
  store,
  withPublisher,
} from './testing/publisher-fixture.ts';

withPublisher();

test('a page that cannot be drawn keeps its old form, and is tried again', async () => {
  const content = fakeContent([row(1), row(2)]);
  const { ready, notice } = publish(content.source);
  await ready;
  let failuresLeft = 1;
  content.beforeLoad = async () => {
    failuresLeft -= 1;
    if (failuresLeft >= 0) throw new Error('the database is away');
  };
  Object.assign(content.rows[0] ?? {}, { version: 2, heading: 'Later' });
  notice({ table: 'pages', id: 1 });
  await eventually(() => expect(failuresLeft).toBe(0));
  expect(await shown('/page-1')).toContain('Heading 1');
  await eventually(async () => expect(await shown('/page-1')).toContain('Later'));
});

test('a page that moved and cannot be rendered stays at its old address, also after a restart, until it can', async () => {
  const content = fakeContent([{ ...row(1), parts: 2 }, row(2)]);
  await publish(content.source).ready;
  let isBroken = true;
  content.beforeLoad = async (id) => {
    if (id === '1' && isBroken) throw new Error('broken');
  };
  Object.assign(content.rows[0] ?? {}, { path: '/moved', version: 2, heading: 'Moved' });
  const former = ['/page-1', '/page-1/page/2', '/page-2'];
  content.loads.length = 0;
  publisher?.notice({ table: 'pages', id: 1 });
  await eventually(() => expect(content.loads).toContain('1'));
  expect(pagePaths().toSorted()).toEqual(former);
  await publisher?.stop();
  newStore();
  await publish(content.source).ready;
  expect(pagePaths().toSorted()).toEqual(former);
  expect(await shown('/page-1')).toContain('Heading 1');
  isBroken = false;
  await eventually(() => expect(pagePaths().toSorted()).toEqual(['/moved', '/moved/page/2', '/page-2']));
  expect([...(await filesOf(content.source).notes()).keys()].toSorted()).toEqual(pagePaths().toSorted());
});

test('while the database is away at the start nothing is ready; when it is back, everything is', async () => {
  const content = fakeContent([row(1)]);
  let isAway = true;
  const addresses = vi.fn(() => (isAway ? Promise.reject(new Error('away')) : content.source.addresses()));
  const { ready, isReady } = publish({ ...content.source, addresses });
  // Asked a second time: the first attempt is over.
  await eventually(() => expect(addresses.mock.calls.length).toBeGreaterThan(1));
  expect(isReady()).toBe(false);
  isAway = false;
  await ready;
  expect(isReady()).toBe(true);
  expect(pagePaths()).toEqual(['/page-1']);
});

test('one page that fails does not keep the others from being served', async () => {
  const content = fakeContent([row(1), row(2)]);
  content.beforeLoad = async (id) => {
    if (id === '1') throw new Error('broken');
  };
  await publish(content.source).ready;
  expect(pagePaths()).toEqual(['/page-2']);
});

test('a start that finds the database away serves what was published, also by another build, until it is back', async () => {
  const content = fakeContent([row(1), row(2)]);
  const upgraded = await drawnByAnotherBuild(content);
  let isAway = true;
  const tableStates = async () => {
    if (isAway) throw new Error('away');
    return content.source.tableStates();
  };
  for (const source of [content.source, upgraded]) {
    await publisher?.stop();
    newStore();
    const { serving, isServing, isReady } = publish({ ...source, tableStates });
    await serving;
    expect(await shown('/page-2')).toContain('Heading 2');
    expect(store.get('/page-2')?.headers).toMatchObject({
      'content-security-policy': policyOf(content.source),
    });
    expect([isServing(), isReady()]).toEqual([true, false]);
  }
  isAway = false;
  publisher?.rebuild();
  await publisher?.ready;
  expect(store.get('/page-2')?.headers).toMatchObject({ 'content-security-policy': policyOf(upgraded) });
});

test('a page that a new build cannot draw is served as the last one drew it, under its policy, until it is drawn', async () => {
  const content = fakeContent([row(1), { ...row(2), parts: 2 }]);
  const upgraded = await drawnByAnotherBuild(content);
  let isBroken = true;
  content.beforeLoad = async (id) => {
    if (id === '2' && isBroken) throw new Error('broken');
  };
  for (const page of content.rows) Object.assign(page, { version: 2, heading: `New ${page.id}` });
  await publish(upgraded).ready;
  expect(await shown('/page-1')).toContain('New 1');
  expect(store.get('/page-1')?.headers).toMatchObject({ 'content-security-policy': policyOf(upgraded) });
  const formerPolicy = { 'content-security-policy': policyOf(content.source) };
  for (const former of ['/page-2', '/page-2/page/2']) {
    expect(await shown(former)).toContain('Heading 2');
    expect(store.get(former)?.headers).toMatchObject(formerPolicy);
  }
  expect(String(await store.get('/page-2.md')?.body('identity'))).toContain('# Heading 2');

  // So it is after a further start.
  await publisher?.stop();
  newStore();
  await publish(upgraded).ready;
  expect(await shown('/page-2/page/2')).toContain('Heading 2, part 2');
  // Nothing else needs to change: it is tried again, with all its parts.
  isBroken = false;
  await eventually(async () => expect(await shown('/page-2')).toContain('New 2'));
  await eventually(async () => expect(await shown('/page-2/page/2')).toContain('New 2, part 2'));
  expect(store.get('/page-2')?.headers).toMatchObject({ 'content-security-policy': policyOf(upgraded) });
});

test('what another record had at the address is not served for a page that cannot be drawn, nor what is unpublished', async () => {
  const content = fakeContent([row(1), row(2)]);
  const upgraded = await drawnByAnotherBuild(content);
  content.beforeLoad = async () => {
    throw new Error('broken');
  };
  content.rows.splice(0, 2, { ...row(3), path: '/page-1' });
  await publish(upgraded).ready;
  expect(pagePaths()).toEqual([]);
  const files = async () => [...(await filesOf(upgraded).notes()).keys()];
  await eventually(async () => expect(await files()).toEqual([]));
});

test('a page that cannot be drawn is tried again, also when something else is looked at in between', async () => {
  const content = fakeContent([row(1), row(2)]);
  const { ready, notice } = publish(content.source);
  await ready;
  let failuresLeft = 1;
  content.beforeLoad = async (id) => {
    if (id !== '1') return;
    failuresLeft -= 1;
    if (failuresLeft < 0) return;
    // Comes before the next attempt, of a table that no page reads, and finds the tables as they are by now.
    setTimeout(() => notice({ table: 'redirects' }), 50);
    throw new Error('the database is away');
  };
  Object.assign(content.rows[0] ?? {}, { version: 2, heading: 'Later' });
  notice({ table: 'pages', id: 1 });
  await eventually(async () => expect(await shown('/page-1')).toContain('Later'));
});

test('files of uploads are for everybody as long as a page that is served names them', async () => {
  const isShown = () => pages.showsUpload('door-1-320.avif');
  const content = fakeContent([row(1, 'See /media/door-1-640.jpg'), row(2, 'See /media/door-1-320.avif')]);
  await publish(content.source).ready;
  expect([isShown(), pages.showsUpload('door-2-320.avif')]).toEqual([true, false]);
  content.rows.pop();
  publisher?.rebuild();
  await eventually(() => expect(store.get('/page-2')).toBeUndefined());
  expect(isShown()).toBe(true);

  // A version before this one noted nothing of uploads, and its page is served after an upgrade.
  const upgraded = await drawnByAnotherBuild(content);
  const file = path.join(directory, 'build-build-1/page-1.note.json');
  const { uploads, ...note } = JSON.parse(await readFile(file, 'utf8'));
  expect(uploads).toEqual(['door-1']);
  await writeFile(file, JSON.stringify(note));
  content.beforeLoad = async () => {
    throw new Error('broken');
  };
  await publish(upgraded).ready;
  expect([await shown('/page-1'), isShown()]).toEqual([expect.stringContaining('See /media/door-1'), true]);
  content.rows.pop();
  publisher?.rebuild();
  await eventually(() => expect(isShown()).toBe(false));
});
