import { kundliKey } from '#ui/kundli/marks.ts';
import type { Locale } from '#ui/language/locales.ts';
import { Picture } from '#ui/shapes/svg-markup.tsx';
import { type House, houseStates, housesIn } from '../engine/houses.ts';
import { ChartOfHouses } from './chart-of-houses.tsx';
import { houseMessages } from './messages/messages.ts';

type GlanceProps = {
  houses: readonly Pick<House, 'key' | 'label' | 'state'>[];
  locale: Locale;
  /** Where to begin. */
  lead: string;
  sides: readonly string[];
};

/** The chart and a summary next to it: links to each of the lists, which are its key as well. */
export function HousesAtAGlance({ houses, locale, lead, sides }: GlanceProps) {
  const { groups, lists } = houseMessages(locale);
  return (
    <div className="houses-glance">
      <div>
        <p className="lead">{lead}</p>
        <nav aria-label={lists}>
          <ul className="houses-counts">
            {houseStates.map((state) => {
              const count = housesIn(houses, state).length;
              if (count === 0) return null;
              return (
                <li key={state} className={`houses-count-${state}`}>
                  <a href={`#houses-${state}`}>
                    <Picture scene={kundliKey(state)} />
                    {groups[state].title(count)}
                  </a>
                </li>
              );
            })}
          </ul>
        </nav>
      </div>
      <ChartOfHouses {...{ houses, locale, sides }} hasKey={false} />
    </div>
  );
}
