import fs from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { writeAtomically } from '../write-atomically.ts';
import type { Mail, Mailer } from './mailer.ts';
import { nodemailerOptions } from './nodemailer-options.ts';

/** Writes each mail as `mail/<message id>.eml` into the data folder, readable by no one else. */
export function createFileMailer(dataDir: string): Mailer {
  const folder = mailFolder(dataDir);
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

  async function send(mail: Mail): Promise<void> {
    const { message } = await composer.sendMail(nodemailerOptions(mail));
    await fs.mkdir(folder, { recursive: true, mode: 0o700 });
    const file = path.join(folder, `${fileName(mail.messageId)}.eml`);
    await writeAtomically(file, message as Buffer, { mode: 0o600, flush: true });
  }
  return { send, check: () => Promise.resolve(), close: () => undefined };
}

/**
 * Removes the files, older than so much, of mails that no one keeps any more, and what was left half written.
 * @param keptOf returns which of these Message-IDs (without angle brackets) belong to a mail that is kept
 */
export async function deleteOldMailFiles(
  dataDir: string,
  { olderThanMs, keptOf }: { olderThanMs: number; keptOf: (messageIds: string[]) => Promise<string[]> },
): Promise<number> {
  const folder = mailFolder(dataDir);
  const old = await filesOlderThan(folder, Date.now() - olderThanMs);
  let count = 0;
  for (let start = 0; start < old.length; start += atOnce) {
    const files = old.slice(start, start + atOnce);
    const whole = files.filter((file) => file.endsWith('.eml'));
    const kept = new Set(await keptOf(whole.map(messageIdOf)));
    const unwanted = files.filter((file) => !whole.includes(file) || !kept.has(messageIdOf(file)));
    for (const file of unwanted) await fs.rm(path.join(folder, file), { force: true });
    count += unwanted.length;
  }
  return count;
}

/**
 * The files of mails with one of these Message-IDs, and of those in which one of these words is, whatever the mail
 * was about.
 */
export async function findMailFiles(
  dataDir: string,
  { messageIds, words }: { messageIds: readonly string[]; words: readonly string[] },
): Promise<string[]> {
  const folder = mailFolder(dataDir);
  const named = new Set(messageIds.map((id) => `${fileName(id)}.eml`));
  const wanted = words.map((word) => word.toLowerCase());
  const found: string[] = [];
  for (const file of await filesOlderThan(folder, Number.POSITIVE_INFINITY)) {
    if (named.has(file) || (await mentions(path.join(folder, file), wanted))) found.push(file);
  }
  return found;
}

async function mentions(file: string, words: readonly string[]): Promise<boolean> {
  // A file that has gone in the meantime says nothing any more.
  const mail = readable(await fs.readFile(file, 'latin1').catch(() => '')).toLowerCase();
  return words.some((word) => mail.includes(word));
}

/** Makes addresses, numbers and references in a mail readable, whichever way its parts are encoded. */
function readable(mail: string): string {
  const parts = mail.match(/(?<=\r\n\r\n)[A-Za-z0-9+/=\r\n]{60,}/g) ?? [];
  const decoded = parts.map((part) => Buffer.from(part, 'base64').toString('utf8'));
  return [mail.replaceAll('=\r\n', '').replaceAll('=40', '@'), ...decoded].join('\n');
}

const atOnce = 500;

async function filesOlderThan(folder: string, timeMs: number): Promise<string[]> {
  const files = await fs.readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const old: string[] = [];
  for (const file of files.filter((name) => /\.eml(\.\d+\.tmp)?$/.test(name))) {
    const stat = await fs.stat(path.join(folder, file)).catch(() => undefined);
    if (stat && stat.mtimeMs < timeMs) old.push(file);
  }
  return old;
}

export function mailFolder(dataDir: string): string {
  return path.join(dataDir, 'mail');
}

/** A Message-ID may have characters that have a meaning in paths; they are written as in an address. */
function fileName(messageId: string): string {
  return messageId.replace(/^<|>$/g, '').replace(/[^A-Za-z0-9@._+-]/gu, encodeURIComponent);
}

export function messageIdOf(file: string): string {
  return decodeURIComponent(file.replace(/\.eml$/, ''));
}
