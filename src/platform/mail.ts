import { randomUUID } from 'node:crypto';
import { env } from './env.ts';
import { createFileMailer } from './mail/file-mailer.ts';
import { createSmtpMailer } from './mail/smtp-mailer.ts';
import { sharedState } from './shared-state.ts';

/**
 * Mail goes to SMTP_URL, or without one into files in the data folder. The Message-ID is the caller's and stays
 * the same when a mail is sent again, so that a mailbox can tell a repeat from a second mail.
 */
export type Mail = {
  to: string;
  from: string;
  subject: string;
  text: string;
  /** The same once more with a look of its own; readers choose. Nothing is fetched for it, and no file read. */
  html?: string;
  /** With or without its angle brackets. */
  messageId: string;
  headers?: Record<string, string>;
  attachments?: readonly MailAttachment[];
};

/** A small text file. */
export type MailAttachment = { name: string; contentType: string; content: string };

export type Mailer = {
  /** @throws Error unless the mail was accepted for its recipient */
  send(mail: Mail): Promise<void>;
  /** @throws Error when mail cannot be sent now */
  check(): Promise<void>;
  close(): void;
};

type MailState = { mailer: Mailer | undefined };
const state = () => sharedState<MailState>('mail', () => ({ mailer: undefined }));

function mailer(): Mailer {
  const shared = state();
  const { smtpUrl, dataDir } = env();
  shared.mailer ??= smtpUrl ? createSmtpMailer(smtpUrl) : createFileMailer(dataDir);
  return shared.mailer;
}

/** For a mail that is new: whoever sends it again uses the same. */
export function newMessageId(): string {
  return `${randomUUID()}@${new URL(env().siteUrl).hostname}`;
}

export function sendMail(mail: Mail): Promise<void> {
  return mailer().send(mail);
}

/** Whether mail can be sent now. @throws Error with the reason */
export function checkMail(): Promise<void> {
  return mailer().check();
}

export function closeMail(): void {
  const shared = state();
  shared.mailer?.close();
  shared.mailer = undefined;
}
