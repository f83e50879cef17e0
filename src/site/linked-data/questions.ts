import type { Faq } from '#content/model.ts';
import { wordsOfRichText } from '../text/words-of-rich-text.ts';
import type { Thing } from './thing.ts';

/** Questions as the page asks and answers them; the page gathers those of all its blocks. */
export function questionThings(items: readonly Pick<Faq, 'question' | 'answer'>[]): Thing[] {
  return items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: wordsOfRichText(answer) },
  }));
}
