import { kundliDescription } from '#ui/kundli/describe-kundli.ts';
import { type KundliHouse, kundli } from '#ui/kundli/kundli.ts';
import { kundliMessages } from '#ui/kundli/messages/messages.ts';
import type { Locale } from '#ui/language/locales.ts';
import { Picture } from '#ui/shapes/svg-markup.tsx';

type DrawnProps = { houses: readonly KundliHouse[]; locale: Locale };

/** The chart while it is being drawn: a house is in ink once all that it rests on is answered, in pencil until then. */
export function ChartBeingDrawn({ houses, locale }: DrawnProps) {
  const alternative = {
    id: 'chart-so-far',
    title: kundliMessages(locale).title,
    description: kundliDescription(houses, locale),
  };
  return <Picture className="chart-so-far" scene={kundli({ houses, locale })} alternative={alternative} />;
}
