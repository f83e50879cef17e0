import type { Locale } from '../language/locales.ts';
import { umbrellaMessages } from './messages/messages.ts';
import { umbrellaTraits } from './traits.ts';
import type { UmbrellaOptions } from './umbrella.ts';

/** What `umbrella` draws for the same options, in a sentence. */
export function umbrellaDescription(
  { seed, audience, state = 'open' }: UmbrellaOptions,
  locale: Locale,
): string {
  const { pattern, gores } = umbrellaTraits(seed);
  const messages = umbrellaMessages(locale);
  const { colours, patterns } = messages;
  return messages[state](colours[audience], patterns[pattern], gores);
}
