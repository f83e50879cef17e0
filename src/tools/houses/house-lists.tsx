import { kundliKey } from '#ui/kundli/marks.ts';
import type { Locale } from '#ui/language/locales.ts';
import { Picture } from '#ui/shapes/svg-markup.tsx';
import { houseStates } from '../engine/houses.ts';
import { HouseFold } from './house-fold.tsx';
import type { HouseInDetail } from './house-in-detail.ts';
import { houseMessages } from './messages/messages.ts';

export type HouseListsProps = {
  /** All twelve, in the chart's order: their places are their numbers. */
  houses: readonly HouseInDetail[];
  locale: Locale;
  hrefOf: (pageKey: string) => string | undefined;
};

/** Lists the open houses first, then thin, then covered; unknown ones are apart. */
export function HouseLists({ houses, locale, hrefOf }: HouseListsProps) {
  const { groups } = houseMessages(locale);
  const first = houseStates.find((state) => houses.some((house) => house.state === state));
  return (
    <div className="house-lists">
      {houseStates.map((state) => {
        const numbered = houses
          .map((house, index) => ({ house, number: index + 1 }))
          .filter(({ house }) => house.state === state);
        if (numbered.length === 0) return null;
        return (
          <section
            key={state}
            className={`house-list house-list-${state}`}
            aria-labelledby={`houses-${state}`}
          >
            <div className="house-list-head">
              <h2 id={`houses-${state}`}>
                <Picture className="houses-mark" scene={kundliKey(state)} />
                {groups[state].title(numbered.length)}
              </h2>
              <p>{groups[state].lead}</p>
            </div>
            <div>
              {numbered.map(({ house, number }, index) => (
                <HouseFold
                  key={house.key}
                  isOpen={state === first && index === 0}
                  {...{ house, number, locale, hrefOf }}
                />
              ))}
            </div>
          </section>
        );
      })}
    </div>
  );
}
