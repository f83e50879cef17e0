import { contentService } from '#content/read/content-service.ts';
import { enqueueMail } from '#mail/outbox/enqueue-mail.ts';
import type { RenderedMail } from '#mail/template.ts';
import { mailAhead } from '#mail/templates.ts';
import { contentIn, type IssueMail } from '#newsletter/issues/issue.ts';
import { newsletterMails } from '#newsletter/mails/mail-keys.ts';
import { unsubscribeAddress } from '#newsletter/newsletter-paths.ts';
import { inTransaction } from '#platform/database.ts';
import type { Language } from '#ui/language/locales.ts';
import { issueContents } from './issue-contents.ts';

/** The saved draft of an issue as its readers would get it. @returns nothing when there is no such issue */
export async function previewIssue(id: number, locale: Language): Promise<RenderedMail | undefined> {
  const data = await mailOf(id, locale);
  return data && mailAhead(newsletterMails.issue, { ...data, isTest: undefined }, locale);
}

/** Mails it to the person who writes it, marked as a test. @returns false when there is no such issue */
export async function testIssue(id: number, locale: Language, to: string): Promise<boolean> {
  const data = await mailOf(id, locale);
  if (!data) return false;
  await inTransaction((client) => enqueueMail(client, { template: newsletterMails.issue, to, locale, data }));
  return true;
}

async function mailOf(id: number, locale: Language): Promise<IssueMail | undefined> {
  const contents = await issueContents(await contentService(), id);
  // The link of a test leads to the page for leaving, and leaves for no one.
  const leave = unsubscribeAddress('test', locale);
  return contents && { content: contentIn(contents, locale), leave, isTest: true };
}
