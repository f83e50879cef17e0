import type { Locale } from '#ui/language/locales.ts';
import { privacyMessages } from '../messages/messages.ts';
import type { RequestKind } from '../requests/request.ts';

export type AnswerData = {
  kind: RequestKind;
  state: 'done' | 'refused' | 'held-back';
  /** The words of staff, or the reason in the settings. */
  words: string;
  reference: string;
};

type Sender = { supportEmail: string | null | undefined; locale: Locale };

/** The answer to a request as its mail says it, and as staff can read it afterwards. */
export function answerInWords(
  { kind, state, words: said, reference }: AnswerData,
  { supportEmail, locale }: Sender,
): { title: string; lines: string[] } {
  const words = privacyMessages(locale).answerMail;
  const isErased = kind === 'erasure' && state !== 'refused';
  const lines = [
    words.about(words.kinds[kind], reference),
    said && words.said[state](said),
    isErased && (state === 'done' ? words.erased : words.erasedTheRest),
    isErased && words.elsewhere,
    // What is kept has the address in it, and may still be written about.
    isErased && state === 'done' && words.lastMail,
    supportEmail && words.more(supportEmail),
  ];
  return { title: words.titles[state], lines: lines.flatMap((line) => line || []) };
}
