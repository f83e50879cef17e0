import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';

/**
 * Files that a row of the database names: a folder of the data folder, or of a bucket, for those of one kind. A file is
 * there whole or not at all, and never changes under its name. Anyone who keeps files knows by the rows which of them are
 * theirs, so that what a crash leaves behind can be told.
 */
export type FileStore = {
  /** The folder, as lists of personal data and backups name it, wherever it is. */
  folder: string;
  /**
   * @param source an array for bytes that are in memory already; anything else may arrive slowly
   * @throws FileTooLarge, or what the source throws when its line breaks; then there is no file
   */
  put: (name: string, source: Pieces, limit: { maxBytes: number }) => Promise<StoredFile>;
  /** @param range both ends included @returns nothing when there is no such file */
  open: (name: string, range?: { start: number; end: number }) => Promise<Readable | undefined>;
  /** @returns nothing when there is no such file */
  factsOf: (name: string) => Promise<FileFacts | undefined>;
  /** All of a file at once. @throws Error with code ENOENT when there is none */
  readWhole: (name: string) => Promise<Buffer>;
  /** Takes a file away, what was left half written of it as well. One that is gone already is fine. */
  remove: (name: string) => Promise<void>;
  /** Names of all files, half-written ones included, or of those that were last written to that long ago. */
  names: (untouched?: { forMs: number }) => Promise<string[]>;
  /** Puts a file that no row names into the bin, where no one is served from. One that is gone already is fine. */
  discard: (name: string) => Promise<void>;
  /** Removes what has been in the bin for longer. */
  emptyBin: (olderThanMs: number) => Promise<void>;
};
/** Size in bytes. */
export type FileFacts = { size: number; writtenAt: Date };
export type StoredFile = { size: number; sha256: string };
export type Pieces = AsyncIterable<Uint8Array> | readonly Uint8Array[];

/** A folder of files whose names fit a pattern: each becomes part of a path, or of an object's key. */
export type NamedFiles = { folder: string; pattern: RegExp };

export class FileTooLarge extends Error {
  override name = 'FileTooLarge';
}

/** A name that no file of the folder can have: it might lead elsewhere. */
export class NoFileName extends Error {
  override name = 'NoFileName';
}

/** @throws NoFileName */
export function refuseOtherNames(name: string, { folder, pattern }: NamedFiles): void {
  if (!pattern.test(name)) throw new NoFileName(`This is not the name of a file in ${folder}.`);
}

/** Counts the pieces of a file while they pass. */
export class PieceCount {
  readonly #maxBytes: number;
  readonly #hash = createHash('sha256');
  #size = 0;
  /** Why the source broke off, or was too large. */
  failure: unknown;
  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** @throws FileTooLarge, or what the source throws */
  async *pass(source: Pieces): AsyncGenerator<Uint8Array> {
    try {
      for await (const piece of source) {
        this.#size += piece.byteLength;
        if (this.#size > this.#maxBytes) throw new FileTooLarge(`More than ${this.#maxBytes} bytes.`);
        this.#hash.update(piece);
        yield piece;
      }
    } catch (error) {
      this.failure = error;
      throw error;
    }
  }

  /** To be asked once, when all have passed. */
  stored(): StoredFile {
    return { size: this.#size, sha256: this.#hash.digest('hex') };
  }
}
