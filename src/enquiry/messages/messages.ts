import { inEveryLanguage } from '#ui/language/messages.ts';
import { en } from './en.ts';

export const enquiryMessages = inEveryLanguage({ en });

type AlreadyRegisteredText = ReturnType<typeof enquiryMessages>['known']['agents'];

/** What is said to someone who is registered already, where there are no links. */
export function knownInWords({ known, offer, link, after }: AlreadyRegisteredText): string {
  return known + offer + link + after;
}
