import type { RichTextValue } from '#content/rich-text-value.ts';
import type { Language, Locale } from '#ui/language/locales.ts';
import { languageOf } from '#ui/language/locales.ts';

/** An issue as it goes out: its words are fixed when it is sent, and its links are whole addresses. */
export type IssueContent = {
  subject: string;
  preview: string;
  title: string;
  body: RichTextValue;
  /** Where it is on the site: a whole address. */
  address: string;
};

export type IssueContents = Record<Language, IssueContent>;

export function contentIn(contents: IssueContents, locale: Locale): IssueContent {
  return contents[languageOf(locale)];
}

/** The data of its mail. */
export type IssueMail = {
  content: IssueContent;
  /** Where its reader leaves with one click. */
  leave: string;
  /** Sent to the person who writes it. */
  isTest?: boolean;
};
