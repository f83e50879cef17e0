import { kundliDescription } from '#ui/kundli/describe-kundli.ts';
import { kundli } from '#ui/kundli/kundli.ts';
import { kundliKey } from '#ui/kundli/marks.ts';
import { kundliMessages } from '#ui/kundli/messages/messages.ts';
import type { Locale } from '#ui/language/locales.ts';
import { Picture } from '#ui/shapes/svg-markup.tsx';
import { type House, houseStates } from '../engine/houses.ts';
import { houseMessages } from './messages/messages.ts';

type ChartProps = {
  houses: readonly Pick<House, 'label' | 'state'>[];
  locale: Locale;
  /** The topics of the chart's four sides: top, left, bottom, right. */
  sides?: readonly string[];
  /** Id of the picture’s words, where a page may have several. */
  id?: string;
  /** False where the marks are explained next to it. */
  hasKey?: boolean;
};

/** The chart with its sides named, and a key of those marks that are in it. */
export function ChartOfHouses({
  houses,
  locale,
  sides = [],
  id = 'chart-of-houses',
  hasKey = true,
}: ChartProps) {
  const text = houseMessages(locale);
  const { states } = kundliMessages(locale);
  const alternative = {
    id,
    title: text.chartTitle,
    description: kundliDescription(houses, locale),
  };
  return (
    <figure className="houses-chart">
      <div className="houses-plate">
        {/* The lists name each house's section; here it is where the eye finds it. */}
        {sides.map((side) => (
          <span key={side} className="houses-side" aria-hidden="true">
            {side}
          </span>
        ))}
        <Picture scene={kundli({ houses, locale })} alternative={alternative} />
      </div>
      {hasKey && (
        <figcaption>
          <ul className="houses-key" aria-label={text.legend}>
            {houseStates
              .filter((state) => houses.some((house) => house.state === state))
              .map((state) => (
                <li key={state}>
                  <Picture className="houses-mark" scene={kundliKey(state)} />
                  {states[state]}
                </li>
              ))}
          </ul>
        </figcaption>
      )}
    </figure>
  );
}
