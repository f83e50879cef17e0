import { inEveryLanguage } from '#ui/language/messages.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

export const enquiryMessages = inEveryLanguage({ en, hi });

type AlreadyRegisteredText = ReturnType<typeof enquiryMessages>['known']['agents'];

/** Joins the words for someone who is registered already, for places without links. */
export function knownInWords({ known, offer, link, after }: AlreadyRegisteredText): string {
  return known + offer + link + after;
}
