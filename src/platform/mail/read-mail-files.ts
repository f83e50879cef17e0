/** The mails that were written as files, for want of a mail server, as staff read them. */

import fs from 'node:fs/promises';
import path from 'node:path';
import { mailFolder, messageIdOf } from './file-mailer.ts';
import { parseMail, type ReadMail } from './parse-mail.ts';

export type MailFile = ReadMail & { file: string; writtenAt: Date };

/** Which of these Message-IDs belong to mails that may be read. */
export type ReadableOf = (messageIds: string[]) => Promise<string[]>;

/** The newest first. */
export async function newestMailFiles(
  dataDir: string,
  { count, readableOf }: { count: number; readableOf: ReadableOf },
): Promise<MailFile[]> {
  const folder = mailFolder(dataDir);
  const files = await readableIn(folder, readableOf);
  const written = await Promise.all(files.map((file) => stampedFile(folder, file)));
  const newest = written
    .filter((entry) => entry !== undefined)
    .sort((one, other) => other.writtenAt.getTime() - one.writtenAt.getTime())
    .slice(0, count);
  const read = await Promise.all(newest.map((entry) => readFile(folder, entry)));
  return read.filter((mail) => mail !== undefined);
}

/** @param file one of the folder's names; whatever else is asked for does not exist */
export async function readMailFile(
  dataDir: string,
  { file, readableOf }: { file: string; readableOf: ReadableOf },
): Promise<MailFile | undefined> {
  const folder = mailFolder(dataDir);
  if (!(await readableIn(folder, readableOf)).includes(file)) return undefined;
  const found = await stampedFile(folder, file);
  return found && readFile(folder, found);
}

async function readableIn(folder: string, readableOf: ReadableOf): Promise<string[]> {
  const files = await filesIn(folder);
  const readable = new Set(await readableOf(files.map(messageIdOf)));
  return files.filter((file) => readable.has(messageIdOf(file)));
}

type Stamped = { file: string; writtenAt: Date };

async function filesIn(folder: string): Promise<string[]> {
  const entries = await fs.readdir(folder, { withFileTypes: true }).catch(() => []);
  // An entry that is not a file itself, a link say, may lead anywhere.
  return entries.filter((entry) => entry.isFile() && entry.name.endsWith('.eml')).map(({ name }) => name);
}

/** @returns nothing where it has gone in the meantime */
async function stampedFile(folder: string, file: string): Promise<Stamped | undefined> {
  const stat = await fs.stat(path.join(folder, file)).catch(() => undefined);
  return stat && { file, writtenAt: stat.mtime };
}

async function readFile(folder: string, { file, writtenAt }: Stamped): Promise<MailFile | undefined> {
  const source = await fs.readFile(path.join(folder, file)).catch(() => undefined);
  return source && { ...(await parseMail(source)), file, writtenAt };
}
