import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { removeFolder, temporaryFolder } from '#platform/testing/temporary-folder.ts';
import { folderOfBuild, publishedFolder } from './build-folder.ts';
import { filesForProxy, proxyRoot } from './files-for-proxy.ts';
import type { PageNote } from './page-note.ts';

const folderOf = (dataDir: string, build: string) => folderOfBuild(publishedFolder(dataDir), build);

async function folderWithPage() {
  const dataDir = temporaryFolder();
  onTestFinished(() => removeFolder(dataDir));
  for (const build of ['a', 'b']) {
    await mkdir(folderOf(dataDir, build), { recursive: true });
    await writeFile(path.join(folderOf(dataDir, build), 'cruise.html'), `a page of ${build}`);
  }
  return dataDir;
}

const headersOf = (policy: string) => ({
  'content-security-policy': policy,
  'x-content-type-options': 'nosniff',
});
const note = (policy: string, status = 200) => ({ policy, status }) as PageNote;
const linked = (dataDir: string) => readdir(path.join(dataDir, 'proxied'));
const passedOn = ['/404'];

test('published files are there under their headers once every page fits, also after a restart', async () => {
  const dataDir = await folderWithPage();
  const headers = headersOf('one');
  const files = filesForProxy({ dataDir, folder: folderOf(dataDir, 'a'), headers, passedOn });
  await files.begin();
  expect(await linked(dataDir)).toEqual([]);
  await files.settled(
    new Map([
      ['/cruise', note('one')],
      ['/404', note('one', 404)],
    ]),
  );
  expect(await readFile(path.join(proxyRoot({ dataDir, headers }), 'cruise.html'), 'utf8')).toBe(
    'a page of a',
  );
  await files.settled(new Map([['/cruise', note('one')]]));
  await filesForProxy({ dataDir, folder: folderOf(dataDir, 'a'), headers, passedOn }).begin();
  expect(await linked(dataDir)).toHaveLength(1);
});

test('a build with other headers takes them away before it publishes', async () => {
  const dataDir = await folderWithPage();
  const former = filesForProxy({
    dataDir,
    folder: folderOf(dataDir, 'a'),
    headers: headersOf('one'),
    passedOn,
  });
  await former.begin();
  await former.settled(new Map());
  await filesForProxy({
    dataDir,
    folder: folderOf(dataDir, 'b'),
    headers: headersOf('two'),
    passedOn,
  }).begin();
  expect(await linked(dataDir)).toEqual([]);
});

test.each([
  ['that a former build rendered', '/cruise', note('former')],
  ['whose status the proxy would not know', '/gone', note('one', 404)],
])('nothing is served from disk beside a page %s', async (_, address, unfit) => {
  const dataDir = await folderWithPage();
  const files = filesForProxy({
    dataDir,
    folder: folderOf(dataDir, 'a'),
    headers: headersOf('one'),
    passedOn,
  });
  await files.begin();
  await files.settled(new Map([['/', note('one')]]));
  await files.settled(
    new Map([
      ['/', note('one')],
      [address, unfit],
    ]),
  );
  expect(await linked(dataDir)).toEqual([]);
});

test('an instance that another one follows takes its own pages away, and leaves those of another build', async () => {
  const dataDir = await folderWithPage();
  const [a, b] = ['a', 'b'].map((build) =>
    filesForProxy({ dataDir, folder: folderOf(dataDir, build), headers: headersOf('one'), passedOn }),
  );
  await a?.begin();
  await a?.settled(new Map());
  await b?.handOver();
  expect(await linked(dataDir)).toHaveLength(1);
  await a?.handOver();
  expect(await linked(dataDir)).toEqual([]);
});

test('a build with the same headers has its own pages served', async () => {
  const dataDir = await folderWithPage();
  const headers = headersOf('one');
  const shown = () => readFile(path.join(proxyRoot({ dataDir, headers }), 'cruise.html'), 'utf8');
  const [a, b] = ['a', 'b'].map((build) =>
    filesForProxy({ dataDir, folder: folderOf(dataDir, build), headers, passedOn }),
  );
  await a?.begin();
  await a?.settled(new Map());
  await b?.begin();
  await expect(shown()).rejects.toThrow('ENOENT');
  await b?.settled(new Map());
  expect(await shown()).toBe('a page of b');
});
