import { randomBytes } from 'node:crypto';
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import { addressWords } from '../../fields/address-words.ts';
import { keepFiles, type MadeFile } from './keep-files.ts';
import { mediaFiles } from './media-files.ts';
import { type BeforeOperation, fileRefused, sentFile } from './sent-file.ts';
import { documentFile, mediaTypes, pictureFile } from './upload-names.ts';
import { type ValidatedUpload, validateUpload } from './validate-upload.ts';

/**
 * How a file comes in. It is validated and written again before the content service looks at it, which then sees the new
 * one alone; its facts are put into the record, whatever was sent for them; and its files are written as the last thing
 * of the save, in its transaction. So a refusal leaves nothing, and no record is without its files.
 */
type Taken = { facts: FileFacts; files: MadeFile[] };
type FileFacts = {
  storeName: string;
  mimeType: string;
  filesize: number;
  width: number | null;
  height: number | null;
};

export async function validateFile(input: BeforeOperation): Promise<void> {
  const file = sentFile(input);
  if (!file) return;
  const { req } = input;
  const validated = await validateUpload(file.data);
  if ('refusal' in validated) throw fileRefused(validated.refusal);
  const taken = takenOf(validated, file.name);
  const plain = taken.files.at(-1)?.bytes ?? file.data;
  req.file = {
    name: `${plainName(file.name)}.${taken.files.at(-1)?.name.split('.').at(-1)}`,
    data: Buffer.from(plain),
    mimetype: taken.facts.mimeType,
    size: plain.byteLength,
  };
  req.context.taken = taken;
}

function takenOf(validated: Exclude<ValidatedUpload, { refusal: string }>, sentName: string): Taken {
  // The words are for anyone who saves the file; the rest makes the name one that no file had before.
  const storeName = `${wordsOf(sentName)}-${randomBytes(8).toString('hex')}`;
  if ('document' in validated) {
    const bytes = validated.document;
    const facts = { storeName, mimeType: mediaTypes.pdf, filesize: bytes.length, width: null, height: null };
    return { facts, files: [{ name: documentFile(storeName), bytes }] };
  }
  const { kind, width, height, files } = validated.picture;
  const filesize = files.at(-1)?.bytes.length ?? 0;
  return {
    facts: { storeName, mimeType: mediaTypes[kind], filesize, width, height },
    files: files.map((each) => ({ name: pictureFile(storeName, each.width, each.kind), bytes: each.bytes })),
  };
}

/** Ignores facts of a file that a client sends: they are the new file's, or stay those of the present one. */
export const keepFacts: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const facts = takenIn(req)?.facts;
  if (facts) return { ...data, ...facts };
  const { storeName, mimeType, filesize, width, height, filename } = originalDoc ?? {};
  return { ...data, storeName, mimeType, filesize, width, height, filename };
};

export const keepFilesOfRecord: CollectionAfterChangeHook = async ({ doc, req }) => {
  const files = takenIn(req)?.files;
  delete req.context.taken;
  if (files) await keepFiles(mediaFiles, files);
  return doc;
};

function takenIn({ context }: PayloadRequest): Taken | undefined {
  return context.taken as Taken | undefined;
}

function plainName(sent: string): string {
  return sent.replace(/\.[^.]*$/, '') || 'file';
}

const maxWords = 40;

function wordsOf(sent: string): string {
  return addressWords(plainName(sent), maxWords) || 'file';
}
