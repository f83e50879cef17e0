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
  /** The house that the result says to begin with; else it is the first one. */
  beginsWith?: string | undefined;
  locale: Locale;
  hrefOf: (pageKey: string) => string | undefined;
};

/** Lists the open houses first, then thin, then covered; unknown ones are apart. One is unfolded: where to begin. */
export function HouseLists({ houses, beginsWith, locale, hrefOf }: HouseListsProps) {
  const { groups } = houseMessages(locale);
  const listed = houseStates.flatMap((state) => houses.filter((house) => house.state === state));
  const first = beginsWith ?? listed[0]?.key;
  return (
    <div className="house-lists">
      {houseStates.map((state) => {
        const numbered = houses
          .map((house, index) => ({ house, number: index + 1 }))
          .filter(({ house }) => house.state === state)
          .sort((one, other) => Number(other.house.key === first) - Number(one.house.key === first));
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
              {numbered.map(({ house, number }) => (
                <HouseFold
                  key={house.key}
                  isOpen={house.key === first}
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
