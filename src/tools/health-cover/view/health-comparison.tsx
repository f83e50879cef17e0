import type { ResultViewProps } from '../../tool.ts';
import { comparisonOf } from '../comparison.ts';
import type { HealthResult } from '../health-result.ts';
import { textLookup } from '../text-lookup.ts';

/** Renders the case against so much cover, and for more: next to every result. */
export function HealthComparison(props: ResultViewProps<HealthResult>) {
  const { result } = props;
  const say = textLookup(props);
  const { bars, bought } = comparisonOf(result, props);
  const whole = Math.max(...bars.map(({ sum }) => sum));
  return (
    <section className="health-comparison" aria-labelledby="health-comparison">
      <div className="health-part">
        <div className="health-comparison-claims">
          <h2 id="health-comparison">{say('against-heading')}</h2>
          <p className="intro">{say('against-intro')}</p>
          <ul className="health-bars">
            {bars.map(({ sum, figure, text }, index) => (
              <li key={text}>
                <svg
                  aria-hidden="true"
                  focusable="false"
                  className={index === 2 ? 'health-bar-cover' : undefined}
                >
                  <rect width={`${Math.max(0.5, (sum / whole) * 100)}%`} height="22" rx="3" />
                </svg>
                <span>
                  <strong>{figure}</strong> {text}
                </span>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3>{say('bought-heading')}</h3>
          <p className="note">{say('bought-intro')}</p>
          <ul className="health-bars">
            {bought.map(({ share, figure, text }) => (
              <li key={text}>
                <svg aria-hidden="true" focusable="false">
                  <rect width={`${share * 100}%`} height="22" rx="3" />
                </svg>
                <span>
                  <strong>{figure}</strong> {text}
                </span>
              </li>
            ))}
          </ul>
          <p>{say('against-fitted')}</p>
        </div>
        <p className="note">{say('against-sources')}</p>
      </div>
    </section>
  );
}
