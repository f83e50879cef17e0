import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { setEnvironment } from '../support/environment.ts';
import { startObjectStorage } from '../support/object-storage.ts';

const storage = await startObjectStorage();
const { dataDir } = setEnvironment(storage.settings);
afterAll(() => storage.stop());

import { fileStore, storeIn, withBin } from '#platform/files/choose-store.ts';
import { type FileStore, FileTooLarge } from '#platform/files/file-store.ts';
import { isForeign, markAsOurs, pairFolder } from '#platform/files/pair-folder.ts';
import { StorageTrouble } from '#platform/object-storage/storage-trouble.ts';
import { rowsOf, withDatabase } from '../support/database.ts';

withDatabase();

const pattern = /^[a-z0-9 +%&é-]{1,60}\.txt$/;
const folder = 'files/';
const onDisk = {
  path: path.join(dataDir, 'plain'),
  bin: path.join(dataDir, 'plain-bin'),
};
const kinds: Record<string, FileStore> = {
  'on the disk': storeIn({ folder, pattern }, () => onDisk),
  'in a bucket': fileStore({ folder, pattern }),
};
const limit = { maxBytes: 1024 };

async function* inPieces(...pieces: string[]) {
  for (const piece of pieces) yield Buffer.from(piece);
}
const arriving = () => fs.readdirSync(path.join(dataDir, 'arriving'));
const openFiles = () =>
  fs.readdirSync('/proc/self/fd').filter((fd) => {
    try {
      return fs.readlinkSync(`/proc/self/fd/${fd}`).includes('/arriving/');
    } catch {
      return false;
    }
  });

describe.each(Object.entries(kinds))('files %s', (_where, store) => {
  const read = async (name: string, range?: { start: number; end: number }) => {
    const content = await store.open(name, range);
    return content && (await buffer(content)).toString();
  };

  beforeEach(async () => {
    storage.empty();
    fs.rmSync(onDisk.path, { recursive: true, force: true });
    fs.rmSync(onDisk.bin, { recursive: true, force: true });
  });

  test('are written whole, from memory or as they arrive, and read whole or in part', async () => {
    const sha256 = createHash('sha256').update('two pieces').digest('hex');
    const begun = Date.now();
    expect(await store.put('a.txt', inPieces('two ', 'pieces'), limit)).toEqual({ size: 10, sha256 });
    expect(await store.put('b.txt', [Buffer.from('two '), Buffer.from('pieces')], limit)).toEqual({
      size: 10,
      sha256,
    });
    for (const name of ['a.txt', 'b.txt']) {
      expect(await read(name)).toBe('two pieces');
      expect(await read(name, { start: 4, end: 6 })).toBe('pie');
      expect((await store.readWhole(name)).toString()).toBe('two pieces');
      const facts = await store.factsOf(name);
      expect(facts?.size).toBe(10);
      expect(Math.abs((facts?.writtenAt.getTime() ?? 0) - begun)).toBeLessThan(10_000);
    }
    await store.put('empty.txt', [], limit);
    expect([(await store.factsOf('empty.txt'))?.size, await read('empty.txt')]).toEqual([0, '']);
    expect((await store.names()).sort()).toEqual(['a.txt', 'b.txt', 'empty.txt']);
  });

  test('of any size are sent in parts, when nothing limits them', async () => {
    const pieces = Array.from({ length: 12 }, (_, at) => Buffer.alloc(1024 * 1024, at));
    async function* large() {
      yield* pieces;
    }
    const { size, sha256 } = await store.put('large.txt', large(), { maxBytes: Number.POSITIVE_INFINITY });
    const content = await store.readWhole('large.txt');
    expect([size, content.length]).toEqual([12 * 1024 * 1024, size]);
    expect(createHash('sha256').update(content).digest('hex')).toBe(sha256);
  });

  test('that are missing are told from those that are there', async () => {
    expect(await store.open('none.txt')).toBeUndefined();
    expect(await store.factsOf('none.txt')).toBeUndefined();
    await expect(store.readWhole('none.txt')).rejects.toMatchObject({ code: 'ENOENT' });
    await store.remove('none.txt');
    await store.discard('none.txt');
    expect(await store.names()).toEqual([]);
  });

  test('are removed for good', async () => {
    await store.put('a.txt', [Buffer.from('x')], limit);
    await store.remove('a.txt');
    expect([await store.open('a.txt'), await store.names()]).toEqual([undefined, []]);
  });

  test('that break off or are too large leave nothing', async () => {
    async function* broken() {
      yield Buffer.from('a half');
      throw new Error('the line broke');
    }
    await expect(store.put('a.txt', broken(), limit)).rejects.toThrow('the line broke');
    const everything = { maxBytes: Number.POSITIVE_INFINITY };
    await expect(store.put('a.txt', broken(), everything)).rejects.toThrow('the line broke');
    const large = [Buffer.alloc(600), Buffer.alloc(600)];
    await expect(store.put('a.txt', large, limit)).rejects.toThrow(FileTooLarge);
    await expect(store.put('a.txt', inPieces('x'.repeat(2000)), limit)).rejects.toThrow(FileTooLarge);
    expect([await store.open('a.txt'), await store.names()]).toEqual([undefined, []]);
    if (fs.existsSync(path.join(dataDir, 'arriving'))) expect([arriving(), openFiles()]).toEqual([[], []]);
  });

  test('go into the bin, where they are not found, and may come again under their name', async () => {
    await store.put('a.txt', [Buffer.from('old')], limit);
    await store.discard('a.txt');
    expect([await store.open('a.txt'), await store.names()]).toEqual([undefined, []]);
    await store.emptyBin(60_000);
    await store.put('a.txt', [Buffer.from('new')], limit);
    await store.discard('a.txt');
    await store.put('a.txt', [Buffer.from('newer')], limit);
    await store.emptyBin(-60_000);
    expect([await read('a.txt'), await store.names()]).toEqual(['newer', ['a.txt']]);
  });

  test('have names that need escaping, and none that leads elsewhere', async () => {
    const odd = 'a +%41 & é.txt';
    await store.put(odd, [Buffer.from('odd')], limit);
    expect([await read(odd), await store.names()]).toEqual(['odd', [odd]]);
    await store.discard(odd);
    expect(await store.names()).toEqual([]);
    for (const name of ['../a.txt', 'bin/a.txt', 'a.txt\n', 'A.TXT', '']) {
      const refusal = 'This is not the name of a file in files/.';
      await expect(store.put(name, [Buffer.from('x')], limit), name).rejects.toThrow(refusal);
      for (const ask of ['open', 'factsOf', 'readWhole', 'remove', 'discard'] as const)
        await expect(store[ask](name), `${ask} ${name}`).rejects.toThrow(refusal);
    }
  });

  test('are listed beyond a thousand', async () => {
    const names = Array.from({ length: 1005 }, (_, at) => `${at}.txt`);
    for (let at = 0; at < names.length; at += 40)
      await Promise.all(names.slice(at, at + 40).map((name) => store.put(name, [Buffer.from('x')], limit)));
    expect((await store.names()).length).toBe(1005);
  });

  test('are listed by how long they have not been written to, what a crash left half written as well', async () => {
    await store.put('new.txt', [Buffer.from('x')], limit);
    if (_where === 'on the disk') {
      const old = new Date(Date.now() - 3_600_000);
      for (const file of ['old.txt', 'half.txt.0123abcd.part']) {
        fs.writeFileSync(path.join(onDisk.path, file), 'x');
        fs.utimesSync(path.join(onDisk.path, file), old, old);
      }
      expect((await store.names({ forMs: 60_000 })).sort()).toEqual(['half.txt', 'old.txt']);
      expect(await store.factsOf('half.txt')).toBeUndefined();
    } else {
      expect(await store.names({ forMs: 60_000 })).toEqual([]);
      expect(await store.names({ forMs: -60_000 })).toEqual(['new.txt']);
    }
  });

  test('are seen by another instance at once', async () => {
    const [, other] =
      Object.entries({
        'on the disk': storeIn({ folder, pattern }, () => onDisk),
        'in a bucket': storeIn({ folder, pattern }, () =>
          withBin({ bucket: 'site-files', prefix: 'files/' }),
        ),
      }).find(([where]) => where === _where) ?? [];
    await store.put('a.txt', [Buffer.from('shared')], limit);
    expect((await other?.readWhole('a.txt'))?.toString()).toBe('shared');
    await other?.remove('a.txt');
    expect(await store.open('a.txt')).toBeUndefined();
  });
});

describe('an object storage that goes away', () => {
  const store = fileStore({ folder, pattern });
  const mebibyte = 1024 * 1024;

  test('in the middle of a file breaks its stream, and all of it is there afterwards', async () => {
    await store.put('a.txt', [Buffer.alloc(8 * mebibyte)], { maxBytes: 9 * mebibyte });
    storage.cutAfter(3 * mebibyte);
    const content = await store.open('a.txt');
    await expect(buffer(content as Readable)).rejects.toThrow();
    await storage.mend();
    expect((await store.readWhole('a.txt')).length).toBe(8 * mebibyte);
  });

  test('is named in words, and what was to be written is not there', async () => {
    await storage.cut();
    await expect(store.put('b.txt', inPieces('x'), limit)).rejects.toThrow(
      /^The object storage at http:\/\/127.0.0.1:\d+ is not responding \(ECONNREFUSED\)\. Check S3_ENDPOINT/,
    );
    expect([arriving(), openFiles()]).toEqual([[], []]);
    for (const ask of [() => store.open('b.txt'), () => store.names(), () => store.remove('b.txt')])
      await expect(ask()).rejects.toThrow(StorageTrouble);
    await storage.mend();
    expect(await store.open('b.txt')).toBeUndefined();
  });

  test('for a moment is asked again', async () => {
    storage.stumble();
    expect((await store.factsOf('a.txt'))?.size).toBe(8 * mebibyte);
  });
});

describe('a bucket and its database', () => {
  const paired = {
    folder: 'files/',
    names: () => fileStore({ folder, pattern }).names(),
    nameOf: (place: string) => place,
    namedSql: 'select id as name from enquiry.uploads',
  };
  const mark = fileStore({ folder, pattern: /^database\.id$/ });
  beforeEach(() => storage.empty());

  test('belong together once a site has started on them, and another database is refused', async () => {
    await pairFolder(paired);
    await pairFolder(paired);
    expect(await isForeign(folder)).toBe(false);
    await mark.put('database.id', [Buffer.from('00000000-0000-4000-8000-000000000000\n')], limit);
    expect(await isForeign(folder)).toBe(true);
    await expect(pairFolder(paired)).rejects.toThrow(
      's3://site-files/files/ belongs to another database than the one that is configured. Point DATABASE_URL or FILES_URL',
    );
    await markAsOurs(folder);
    expect(await isForeign(folder)).toBe(false);
  });

  test('are refused where only one of them has files', async () => {
    await fileStore({ folder, pattern }).put('a.txt', [Buffer.from('x')], limit);
    await expect(pairFolder(paired)).rejects.toThrow(
      's3://site-files/files/ holds 1 files, and the database knows none of them.',
    );
    storage.empty();
    await rowsOf(`insert into enquiry.uploads (id) values ('b.txt')`);
    await expect(pairFolder(paired)).rejects.toThrow(
      /^The database names 1 files in s3:\/\/site-files\/files\/, which is empty\. Copy the folder files\/ of DATA_DIR there/,
    );
  });
});
