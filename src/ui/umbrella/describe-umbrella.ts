import type { Locale } from '../language/locales.ts';
import { umbrellaMessages } from './messages/messages.ts';
import { umbrellaTraits } from './traits.ts';
import type { UmbrellaOptions } from './umbrella.ts';

/** Describes the picture that `umbrella` draws for the same options, in a sentence; its colours are the brand's. */
export function umbrellaDescription(
  { seed, state = 'open' }: Pick<UmbrellaOptions, 'seed' | 'state'>,
  locale: Locale,
): string {
  const { pattern, gores } = umbrellaTraits(seed);
  const messages = umbrellaMessages(locale);
  return messages[state](messages.patterns[pattern], gores);
}
