import type { ResultViewProps } from '../../tool.ts';
import type { HealthResult } from '../health-result.ts';
import { hospitalBills } from '../hospital-bills.ts';

/** Shows what the cover pays for: published hospital bills as bars from lowest to highest figure, and the cover. */
export function HealthPays(props: ResultViewProps<HealthResult>) {
  const pays = hospitalBills(props.result, props);
  if (!pays) return null;
  const { heading, intro, bills, cover, notes } = pays;
  const whole = Math.max(cover.sum, ...bills.map(({ high }) => high));
  return (
    <section className="health-part" aria-labelledby="health-pays">
      <h2 id="health-pays">{heading}</h2>
      <p className="intro">{intro}</p>
      <ul className="health-bars">
        {bills.map(({ low, high, figure, text }) => (
          <li key={text}>
            <svg aria-hidden="true" focusable="false">
              <rect className="health-bar-up-to" width={widthOf(high, whole)} height="22" rx="3" />
              <rect width={widthOf(low, whole)} height="22" rx="3" />
            </svg>
            <span>
              <strong>{figure}</strong> {text}
            </span>
          </li>
        ))}
        <li>
          <svg aria-hidden="true" focusable="false" className="health-bar-cover">
            <rect width={widthOf(cover.sum, whole)} height="22" rx="3" />
          </svg>
          <span>
            <strong>{cover.figure}</strong> {cover.text}
          </span>
        </li>
      </ul>
      <p className="note">{notes.join(' ')}</p>
    </section>
  );
}

function widthOf(sum: number, whole: number): string {
  return `${Math.max(0.5, (sum / whole) * 100)}%`;
}
