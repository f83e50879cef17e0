import { randomUUID } from 'node:crypto';
import { env } from './env.ts';
import { createFileMailer } from './mail/file-mailer.ts';
import type { Mail, Mailer } from './mail/mailer.ts';
import { createSmtpMailer } from './mail/smtp-mailer.ts';
import { sharedState } from './shared-state.ts';

type MailState = { mailer: Mailer | undefined };
const state = () => sharedState<MailState>('mail', () => ({ mailer: undefined }));

function mailer(): Mailer {
  const shared = state();
  const { smtpUrl, dataDir } = env();
  shared.mailer ??= smtpUrl ? createSmtpMailer(smtpUrl) : createFileMailer(dataDir);
  return shared.mailer;
}

/** For a mail that is new: anyone who sends it again uses the same. */
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
