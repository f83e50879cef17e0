import fs from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mail, Mailer } from '../mail.ts';
import { writeWhole } from '../write-whole.ts';

/** Writes each mail as `mail/<message id>.eml` into the data folder, readable by nobody else. */
export function createFileMailer(dataDir: string): Mailer {
  const folder = path.join(dataDir, 'mail');
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

  async function send(mail: Mail): Promise<void> {
    const { message } = await composer.sendMail({ ...mail, disableFileAccess: true, disableUrlAccess: true });
    await fs.mkdir(folder, { recursive: true, mode: 0o700 });
    const file = path.join(folder, `${fileName(mail.messageId)}.eml`);
    await writeWhole(file, message as Buffer, { mode: 0o600, flush: true });
  }
  return { send, check: () => Promise.resolve(), close: () => undefined };
}

/** A Message-ID may hold characters that have a meaning in paths. */
function fileName(messageId: string): string {
  return messageId.replace(/^<|>$/g, '').replace(/[^A-Za-z0-9@._+-]/g, '_');
}
