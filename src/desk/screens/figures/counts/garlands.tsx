import { Picture } from '#ui/shapes/svg-markup.tsx';
import { number } from '../figure-words.ts';
import type { Period } from '../period.ts';
import { purposeOf } from '../purposes.ts';
import type { Counted } from '../sums/period-sums.ts';
import { CountTable } from './count-table.tsx';
import { beadWorth, garlandScene } from './garland.ts';

const maxGarlands = 8;

/** Enquiries by purpose, span by span: a picture for each purpose, all of them on one scale, and the same as a table. */
export function Garlands({ purposes, period }: { purposes: readonly Counted[]; period: Period }) {
  if (purposes.length === 0) return null;
  const shown = purposes.slice(0, maxGarlands);
  const rest = purposes.slice(shown.length);
  const worth = beadWorth(Math.max(...purposes.flatMap(({ bySpan }) => bySpan)));
  const [first, last] = [period.spans[0], period.spans.at(-1)];
  return (
    <section className="figures-part" aria-labelledby="figures-purposes">
      <h2 id="figures-purposes">
        What they asked about, {period.unit} by {period.unit}
      </h2>
      <p className="desk-soft desk-small">
        {worth === 1 ? 'A bead is one enquiry' : `A bead is ${number(worth)} enquiries, or a part of them`}.
        Every fifth bead stands out, and a garland is a {period.unit}, the last of which is not yet complete.
      </p>
      <ul className="figures-garlands">
        {shown.map(({ key, bySpan, total }) => {
          const { label, audience } = purposeOf(key);
          return (
            <li key={key}>
              <h3>
                {label} <span>{number(total)}</span>
              </h3>
              <p className="figures-ends" aria-hidden="true">
                <span>{first?.label}</span>
                <span>{last?.label}</span>
              </p>
              <Picture scene={garlandScene({ counts: bySpan, worth, audience })} />
            </li>
          );
        })}
      </ul>
      {rest.length > 0 && (
        <p className="desk-soft desk-small">
          {rest.length === 1 ? 'One more purpose' : `${rest.length} more purposes`} with{' '}
          {number(rest.reduce((sum, { total }) => sum + total, 0))} enquiries are in the table.
        </p>
      )}
      <details className="figures-table">
        <summary>The same as a table</summary>
        <CountTable
          label="Enquiries by purpose"
          of="Purpose"
          period={period}
          rows={purposes.map((row) => ({ ...row, name: purposeOf(row.key).label }))}
        />
      </details>
    </section>
  );
}
