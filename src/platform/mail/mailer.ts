/**
 * Mail goes to SMTP_URL, or without one into files in the data folder. The Message-ID is the caller's and stays
 * the same when a mail is sent again, so that a mailbox can tell a repeat from a second mail.
 */
export type Mail = {
  to: string;
  from: string;
  subject: string;
  text: string;
  /** The same again with a look of its own; readers choose. Nothing is fetched for it, and no file read. */
  html?: string;
  /** With or without its angle brackets. */
  messageId: string;
  headers?: Record<string, string>;
  attachments?: readonly MailAttachment[];
};

/** A small file. One with a `cid` is a picture within the markup, as `src="cid:…"`, and nothing to be opened. */
export type MailAttachment = {
  name: string;
  contentType: string;
  content: string | Buffer;
  cid?: string;
};

export type Mailer = {
  /** @throws Error unless the mail was accepted for its recipient */
  send(mail: Mail): Promise<void>;
  /** @throws Error when mail cannot be sent now */
  check(): Promise<void>;
  close(): void;
};
