import { kundliKey } from '#ui/kundli/marks.ts';
import { kundliMessages } from '#ui/kundli/messages/messages.ts';
import type { Locale } from '#ui/language/locales.ts';
import { Picture } from '#ui/shapes/svg-markup.tsx';
import type { CorporateHouse } from '../assessed-houses.ts';
import { corporateMessages } from '../messages/messages.ts';

type ChipProps = { house: CorporateHouse; rain: string; locale: Locale };

/** A house on the map: number, name and mark; on a phone the number alone is seen. */
export function RainChip({ house: { key, number, label, state }, rain, locale }: ChipProps) {
  const { states } = kundliMessages(locale);
  return (
    <a className="rain-chip" href={`#house-${key}`}>
      <span className="house-number">{number}</span>
      <span className="rain-word">{label}</span>
      <Picture className="houses-mark" scene={kundliKey(state)} />
      <span className="visually-hidden">{corporateMessages(locale).map.standing(states[state], rain)}</span>
    </a>
  );
}
