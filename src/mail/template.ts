import type pg from 'pg';
import type { ReactNode } from 'react';
import type { SiteSettings, TeamMember } from '#content/model.ts';
import type { MailAttachment } from '#platform/mail/mailer.ts';
import type { Locale } from '#ui/language/locales.ts';

/**
 * A kind of mail that the house sends: its words, made from its data. Each room defines its own, out of the parts
 * in `layout/parts.tsx`; they are rendered in one layout, and listed where staff see them (`desk/mails`). A template must
 * fit mails of weeks ago as well: its data is in the outbox until the mail is sent.
 */
export type MailTemplate<Data extends object = object> = {
  /** By which the outbox names it: not to be changed while mails of it wait. */
  key: string;
  /** For staff. */
  title: string;
  /** It has a link that opens the recipient's own data: no one else reads it, not even where no mail is sent. */
  isPrivate?: true;
  /** It belongs to this address, which was confirmed or is a colleague's: staff cannot send it to another. */
  isBound?: true;
  /** Called in the transaction that forgets mails of it that did not go out. */
  onUnsentForgotten?: (client: Pick<pg.ClientBase, 'query'>, messageIds: readonly string[]) => Promise<void>;
  // A method, so that templates of different data make one list; the outbox gives each what was put in for it.
  draw(data: Data, facts: MailFacts, locale: Locale): MailContent;
  /** Made up, for the preview. */
  example: Data;
};

export type MailContent = {
  subject: string;
  /** The text that lists of mails show behind the subject. */
  preview: string;
  body: ReactNode;
  headers?: Record<string, string>;
  attachments?: readonly MailAttachment[];
  /** Where the text part is not to be made from the body. */
  text?: string;
  /** To our own people, who know whom to ask. */
  isToUs?: boolean;
};

/** Facts about the broker for any mail, in the mail's language. One that is not set yet is empty. */
export type MailFacts = Pick<SiteSettings, 'brand' | 'callingHours'> & {
  /** No slash at its end. */
  siteUrl: string;
  /** The address that mails come from; a placeholder as long as no one has set another. */
  sender: string;
  company: Pick<SiteSettings['company'], 'legalName' | 'registeredOffice'>;
  contact: Pick<SiteSettings['contact'], 'supportEmail' | 'helpline' | 'callingSeries'>;
  /** Members of the team who advise on something, in the order of their editors. */
  advisers: readonly MailAdviser[];
};

/** With their photograph as a small JPEG, where there is one. */
export type MailAdviser = TeamMember & { portrait?: Buffer | undefined };

/** A mail as it travels. */
export type RenderedMail = {
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  attachments: readonly MailAttachment[];
};
