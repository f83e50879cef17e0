import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption';
import tar from 'tar-stream';
import { BackupUnreadable } from './manifest.ts';

/**
 * A tar archive, sealed by age: encrypted and authenticated piece by piece, so that neither side keeps more than a few
 * pieces, and a file that was changed or cut off is refused. Without this program: `age -d -i KEY FILE | tar x`.
 */
export type AddEntry = (name: string, content: Uint8Array | Readable, size?: number) => Promise<void>;

/** Writes what `fill` adds. @throws what `fill` or the sink throws; then the sink is destroyed */
export async function writeSealed(
  sink: Writable,
  key: string,
  fill: (add: AddEntry) => Promise<void>,
): Promise<void> {
  const pack = tar.pack();
  const sealer = new Encrypter();
  sealer.addRecipient(await identityToRecipient(key));
  const sealed = await sealer.encrypt(Readable.toWeb(Readable.from(pack)) as globalThis.ReadableStream);
  const add: AddEntry = async (name, content, size = (content as Uint8Array).byteLength) => {
    const source = content instanceof Readable ? content : Readable.from([content]);
    await pipeline(source, pack.entry({ name, size, mode: 0o600 }));
  };
  const filling = fill(add).then(
    () => pack.finalize(),
    (error) => {
      pack.destroy(error);
      throw error;
    },
  );
  const written = pipeline(Readable.fromWeb(sealed as ReadableStream), sink);
  // The filler's own reason says more than that the archive broke off.
  const [filled, poured] = await Promise.allSettled([filling, written]);
  for (const part of [filled, poured]) if (part.status === 'rejected') throw part.reason;
}

export type Entry = { name: string; content: AsyncIterable<Uint8Array> };

/** The entries in their order; each has to be read, or is passed over. @throws BackupUnreadable */
export async function* readSealed(source: Readable, key: string): AsyncGenerator<Entry> {
  const extract = tar.extract();
  const pouring = pour(source, key, extract).catch((error: Error) => {
    extract.destroy(error);
    throw error;
  });
  pouring.catch(() => undefined);
  try {
    for await (const entry of extract) {
      yield { name: entry.header.name, content: entry as AsyncIterable<Uint8Array> };
      entry.resume();
    }
    await pouring;
  } catch (error) {
    await pouring;
    throw error;
  } finally {
    source.destroy();
  }
}

async function pour(source: Readable, key: string, extract: tar.Extract): Promise<void> {
  let failure: Error | undefined;
  source.once('error', (error) => {
    failure = error;
  });
  try {
    const opener = new Decrypter();
    opener.addIdentity(key);
    const plain = await opener.decrypt(Readable.toWeb(source) as globalThis.ReadableStream);
    await pipeline(Readable.fromWeb(plain as ReadableStream), extract);
  } catch (cause) {
    if (failure) throw failure;
    const reason = /no identity matched/.test(String(cause))
      ? 'it was sealed with another key than BACKUP_KEY, or DATA_DIR/backup.key where that is unset'
      : 'it is damaged or cut off, or is not a backup';
    throw new BackupUnreadable(`The backup cannot be opened: ${reason}.`, { cause });
  }
}

export async function textOf({ content }: Entry): Promise<string> {
  const pieces: Uint8Array[] = [];
  for await (const piece of content) pieces.push(piece);
  return Buffer.concat(pieces).toString('utf8');
}
