import { formMessages } from '#forms/messages/messages.ts';
import type { ConsentWords, Submission } from './submission.ts';

/** The sentences as they were read: on the page, or out by one of the staff. */
export function consentWordsOf({ consentWords, byHand, locale }: Submission): ConsentWords {
  return consentWords ?? formMessages(byHand?.spoken ?? locale).consents;
}
