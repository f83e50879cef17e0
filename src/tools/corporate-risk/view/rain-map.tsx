import { kundliKey } from '#ui/kundli/marks.ts';
import { kundliMessages } from '#ui/kundli/messages/messages.ts';
import { roughSum } from '#ui/language/rough-sums.ts';
import { Picture } from '#ui/shapes/svg-markup.tsx';
import { textOf } from '../../engine/content-of.ts';
import { houseStates } from '../../engine/houses.ts';
import type { ResultViewProps } from '../../tool.ts';
import { rains } from '../assess-house.ts';
import { withChartLabels } from '../chart-labels.ts';
import type { CorporateResult } from '../corporate-result.ts';
import { mapHeading } from '../map-heading.ts';
import { corporateMessages } from '../messages/messages.ts';
import { columnHeads, leastOf, onTheMap, rainRows, roundTurnover } from '../rain-map.ts';
import { likelihoodInWords } from '../risk-in-words.ts';
import { RainChip } from './rain-chip.tsx';

type Props = Omit<ResultViewProps<CorporateResult>, 'hrefOf'>;

/** Likelihood and consequence as a table of rain, the houses in it as links to what is said of them below. */
export function RainMap({ result: { houses }, answers, content, locale }: Props) {
  const { map } = corporateMessages(locale);
  const standing = onTheMap(houses);
  const turnover = roundTurnover(answers, content);
  const inRupees = turnover !== undefined && map.consequenceOf(roughSum(turnover, locale));
  return (
    <section className="rain-map" aria-labelledby="rain-map">
      <h2 id="rain-map">{mapHeading(houses, content)}</h2>
      <div className="rain-about">
        <p>{textOf(content, 'map-intro')}</p>
        <RainKey
          {...{ content, locale }}
          states={houseStates.filter((state) => standing.some((house) => house.state === state))}
        />
      </div>
      <p className="rain-axis" aria-hidden="true">
        {map.likelihood}
      </p>
      <table className="rain-table">
        <caption className="visually-hidden">{map.caption(standing.length)}</caption>
        <thead>
          <tr>
            <td />
            {columnHeads({ answers, content, locale }).map(({ level, share, sum }) => (
              <th key={level} scope="col">
                {share}
                {sum && <span>{sum}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rainRows(withChartLabels(houses, content), content).map(({ likelihood, fields }) => (
            <tr key={likelihood}>
              <th scope="row">{likelihoodInWords(likelihood, content)}</th>
              {fields.map(({ consequence, rain, houses: here }) => (
                <td key={consequence} className={`rain-field rain-${rain}`}>
                  {here.map((house) => (
                    <RainChip
                      key={house.key}
                      house={house}
                      rain={textOf(content, `rain-${rain}`)}
                      locale={locale}
                    />
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={`rain-axis rain-axis-below${inRupees ? ' rain-axis-shares' : ''}`} aria-hidden="true">
        {map.consequence}
      </p>
      {inRupees && (
        <p className="rain-axis rain-axis-below rain-axis-rupees" aria-hidden="true">
          {inRupees}
        </p>
      )}
      <RainList houses={standing} locale={locale} />
    </section>
  );
}

type KeyProps = Pick<Props, 'content' | 'locale'> & { states: readonly (typeof houseStates)[number][] };

function RainKey({ content, locale, states }: KeyProps) {
  const { map } = corporateMessages(locale);
  const words = kundliMessages(locale).states;
  return (
    <div className="rain-keys">
      <ul aria-label={map.rains}>
        {rains.map((rain) => (
          <li key={rain}>
            <span className={`rain-swatch rain-field rain-${rain}`} />
            {textOf(content, `rain-${rain}`)}
            <span className="rain-from">{map.from(leastOf(rain, content))}</span>
          </li>
        ))}
      </ul>
      <ul aria-label={map.marks}>
        {states.map((state) => (
          <li key={state}>
            <Picture className="houses-mark" scene={kundliKey(state)} />
            {words[state]}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** On a phone the fields contain numbers alone; this lists their meanings. Readers have heard it in the table. */
function RainList({ houses, locale }: Pick<CorporateResult, 'houses'> & Pick<Props, 'locale'>) {
  const { states } = kundliMessages(locale);
  return (
    <ul className="rain-list" aria-hidden="true">
      {houses.map(({ key, number, label, state }) => (
        <li key={key}>
          <span className="house-number">{number}</span>
          <span>{label}</span>
          <span>{states[state]}</span>
          <Picture className="houses-mark" scene={kundliKey(state)} />
        </li>
      ))}
    </ul>
  );
}
