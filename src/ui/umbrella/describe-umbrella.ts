import { umbrellaMessages } from './messages/en.ts';
import { umbrellaTraits } from './traits.ts';
import type { UmbrellaOptions } from './umbrella.ts';

/** What `umbrella` draws for the same options, in a sentence. */
export function umbrellaDescription({ seed, audience, state = 'open' }: UmbrellaOptions): string {
  const { pattern, gores } = umbrellaTraits(seed);
  const { colours, patterns } = umbrellaMessages;
  return umbrellaMessages[state](colours[audience], patterns[pattern], gores);
}
