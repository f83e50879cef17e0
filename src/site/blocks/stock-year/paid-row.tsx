import { inFigures } from '#ui/language/numbers.ts';
import { roughSum } from '#ui/language/rough-sums.ts';
import { useSite } from '../../document/site-context.tsx';
import { rainOf } from '../../pictures/explaining/weather.tsx';
import { stockYearMessages } from './messages/messages.ts';
import { column } from './stock-row.tsx';
import { type StockMonth, unitOf } from './year.ts';

/** The same loss in each month: what is paid of it, and what average takes. */
type PaidRowProps = { year: readonly StockMonth[]; lossInr: number; name: string };

const whole = 46;

export function PaidRow({ year, lossInr, name }: PaidRowProps) {
  const { locale } = useSite();
  const text = stockYearMessages(locale);
  const unit = unitOf(lossInr);
  return (
    <>
      <p className="stock-paid">{text.paidOf(roughSum(lossInr, locale), text.units[unit.name])}</p>
      <svg height={whole + 22} aria-hidden="true" focusable="false">
        {year.map(({ month, paidInr, isCut }, index) => {
          const high = Math.round((paidInr / lossInr) * whole);
          const [x, width] = [`${(index + 0.14) * column}%`, `${column * 0.72}%`];
          return (
            <g key={month}>
              {isCut && (
                <rect className="rained" x={x} width={width} height={whole - high} fill={rainOf(name)} />
              )}
              <rect className="stock-money" x={x} y={whole - high} width={width} height={high} />
              <text className={isCut ? 'strong' : undefined} x={`${(index + 0.5) * column}%`} y={whole + 17}>
                {inFigures(Math.round((paidInr / unit.rupees) * 10) / 10, locale)}
              </text>
            </g>
          );
        })}
      </svg>
    </>
  );
}
