import type { RichTextValue } from '#content/rich-text-value.ts';
import { defaultLocale, type Language, type Locale, languageOf } from '#ui/language/locales.ts';

/** An issue as it goes out: its words are fixed when it is sent, and its links are whole addresses. */
export type IssueContent = {
  subject: string;
  preview: string;
  title: string;
  body: RichTextValue;
  /** Where it is on the site: a whole address. */
  address: string;
};

/** In the languages that it was written in when it was sent. */
export type IssueContents = Record<typeof defaultLocale, IssueContent> &
  Partial<Record<Language, IssueContent>>;

export function contentIn(contents: IssueContents, locale: Locale): IssueContent {
  return contents[languageOf(locale)] ?? contents[defaultLocale];
}

/** The data of its mail. */
export type IssueMail = {
  content: IssueContent;
  /** The page on which its reader unsubscribes with one button. */
  leave: string;
  /** Sent to the person who writes it. */
  isTest?: boolean;
};
