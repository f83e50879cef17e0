import { kundliMessages } from '#ui/kundli/messages/messages.ts';
import { plainLabel } from '#ui/kundli/plain-label.ts';
import type { Locale } from '#ui/language/locales.ts';
import type { House } from '../../engine/houses.ts';
import type { Finding } from '../method.ts';

/** How each of the twelve is, as a line a house. */
export function statesOfHouses(
  houses: readonly Pick<House, 'key' | 'label' | 'state'>[],
  locale: Locale,
): Finding[] {
  const { states } = kundliMessages(locale);
  return houses.map(({ key, label, state }) => ({
    key: `house-${key}`,
    label: plainLabel(label),
    said: states[state],
  }));
}
