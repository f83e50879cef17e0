import { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  type GetObjectCommandOutput,
  HeadObjectCommand,
  type _Object as ListedObject,
  PutObjectCommand,
  paginateListObjectsV2,
} from '@aws-sdk/client-s3';
import { env } from '../env.ts';
import { objectClient } from '../object-storage/object-client.ts';
import { troubleWith } from '../object-storage/storage-trouble.ts';
import {
  type FileStore,
  type NamedFiles,
  PieceCount,
  type Pieces,
  refuseOtherNames,
  type StoredFile,
} from './file-store.ts';
import { spool } from './spool.ts';

/** A folder of a bucket and its bin: what the keys of objects in them begin with. */
export type ObjectFolder = { bucket: string; prefix: string; bin: string };

/** Up to here a file is sent in one request, which can be repeated; a larger one, such as a backup, goes in parts. */
const maxAtOnce = 64 * 1024 * 1024;
const partBytes = 8 * 1024 * 1024;
const maxSending = 4;
/** Read at once: a reader may take hours over a file, and no connection to the storage waits for that. */
const maxReadBytes = 2 * 1024 * 1024;
const sendingInTurn = inTurns(maxSending);

/** Files in a bucket, on any server that speaks S3. What it does not do in time, or refuses, throws StorageTrouble. */
export function objectStore(named: NamedFiles, { bucket, prefix, bin }: ObjectFolder): FileStore {
  const reader = objectClient('reading');
  const writer = objectClient('writing');
  const asked = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    try {
      return await answer;
    } catch (error) {
      throw troubleWith(error, { bucket, endpoint: env().storage.endpoint });
    }
  };
  const unlessMissing = <Answer>(answer: Promise<Answer>): Promise<Answer | undefined> =>
    asked(answer.catch(orMissing));
  const objectOf = (name: string) => {
    refuseOtherNames(name, named);
    return { Bucket: bucket, Key: prefix + name };
  };
  const inBin = (name: string) => ({ Bucket: bucket, Key: bin + name });

  async function send(name: string, Body: Buffer): Promise<void> {
    await asked(writer.send(new PutObjectCommand({ ...objectOf(name), Body })));
  }

  async function sendInParts(name: string, source: Pieces, maxBytes: number): Promise<StoredFile> {
    const count = new PieceCount(maxBytes);
    const Body = Readable.from(count.pass(source), { objectMode: false });
    const params = { ...objectOf(name), Body };
    const { Upload } = await import('@aws-sdk/lib-storage');
    try {
      // A failure in the middle takes the parts back.
      await new Upload({ client: writer, params, partSize: partBytes, queueSize: 2 }).done();
      return count.stored();
    } catch (error) {
      if (count.failure) throw count.failure;
      return asked(Promise.reject(error));
    } finally {
      Body.destroy();
    }
  }

  /** A piece of a file from one of its bytes on; nothing when there is no such file. */
  async function read(name: string, start: number, end: number, IfMatch?: string) {
    const Range = `bytes=${start}-${Math.min(end, start + maxReadBytes - 1)}`;
    const answer = reader.send(new GetObjectCommand({ ...objectOf(name), Range, IfMatch }));
    const found = await unlessMissing(answer.catch(orEmpty));
    if (!found) return undefined;
    const bytes = found.Body ? await asked(found.Body.transformToByteArray()) : new Uint8Array();
    const size = Number(found.ContentRange?.split('/')[1] ?? bytes.length);
    return { bytes, last: Math.min(end, size - 1), tag: found.ETag };
  }

  /** Names of those in the folder itself. */
  async function* listed(below: string, { forMs }: { forMs: number }): AsyncGenerator<string> {
    const pages = paginateListObjectsV2(
      { client: reader },
      { Bucket: bucket, Prefix: below, Delimiter: '/' },
    );
    for (let page = await asked(pages.next()); !page.done; page = await asked(pages.next()))
      for (const { Key = '', LastModified } of page.value.Contents ?? ([] as ListedObject[]))
        if (Date.now() - (LastModified?.getTime() ?? 0) > forMs) yield Key.slice(below.length);
  }

  return {
    folder: named.folder,
    async put(name, source, { maxBytes }) {
      refuseOtherNames(name, named);
      if (Array.isArray(source)) {
        const count = new PieceCount(maxBytes);
        await send(name, Buffer.concat(await allOf(count.pass(source))));
        return count.stored();
      }
      if (maxBytes > maxAtOnce) return sendInParts(name, source, maxBytes);
      const { stored, read, end } = await spool(source, maxBytes);
      try {
        await sendingInTurn(async () => send(name, await read()));
        return stored;
      } finally {
        await end();
      }
    },
    async open(name, { start, end } = { start: 0, end: Number.MAX_SAFE_INTEGER }) {
      const first = await read(name, start, end);
      return (
        first &&
        Readable.from(
          (async function* () {
            let at = start;
            for (let next: typeof first | undefined = first; next; ) {
              yield next.bytes;
              at += next.bytes.length;
              next = at <= first.last ? await read(name, at, end, first.tag) : undefined;
            }
            if (at <= first.last) throw new Error(`A file in ${named.folder} was removed while it was read.`);
          })(),
          { objectMode: false },
        )
      );
    },
    async factsOf(name) {
      const found = await unlessMissing(reader.send(new HeadObjectCommand(objectOf(name))));
      return found && { size: found.ContentLength ?? 0, writtenAt: found.LastModified ?? new Date(0) };
    },
    async readWhole(name) {
      const found = await unlessMissing(reader.send(new GetObjectCommand(objectOf(name))));
      if (!found?.Body)
        throw Object.assign(new Error(`No such file in ${named.folder}.`), { code: 'ENOENT' });
      return Buffer.from(await asked(found.Body.transformToByteArray()));
    },
    async remove(name) {
      await asked(writer.send(new DeleteObjectCommand(objectOf(name))));
    },
    async discard(name) {
      const from = objectOf(name);
      const CopySource = [bucket, ...from.Key.split('/')].map(encodeURIComponent).join('/');
      // The copy is as old as its stay in the bin.
      if (await unlessMissing(writer.send(new CopyObjectCommand({ ...inBin(name), CopySource }))))
        await asked(writer.send(new DeleteObjectCommand(from)));
    },
    async emptyBin(olderThanMs) {
      for await (const name of listed(bin, { forMs: olderThanMs }))
        await asked(writer.send(new DeleteObjectCommand(inBin(name))));
    },
    async names(untouched = { forMs: Number.NEGATIVE_INFINITY }) {
      const all = await allOf(listed(prefix, untouched));
      return all.filter((name) => named.pattern.test(name));
    },
  };
}

/** A missing bucket is not a missing object. */
function orMissing(error: { name?: string }): undefined {
  if (error.name !== 'NoSuchKey' && error.name !== 'NotFound') throw error;
}

async function allOf<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}

/** There is no part of an empty object. */
function orEmpty(error: { name?: string }): Pick<GetObjectCommandOutput, 'Body' | 'ContentRange' | 'ETag'> {
  if (error.name !== 'InvalidRange') throw error;
  return {};
}

/** Runs at most so many at once, so that no more files than these are in memory. */
function inTurns(max: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= max) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
