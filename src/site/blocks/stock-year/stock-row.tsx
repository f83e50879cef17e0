import { shortMonth } from '#ui/language/dates.ts';
import { roughSum } from '#ui/language/rough-sums.ts';
import { useSite } from '../../document/site-context.tsx';
import { Hem, rainOf, Weather } from '../../pictures/explaining/weather.tsx';
import { stockYearMessages } from './messages/messages.ts';
import type { StockMonth } from './year.ts';

/** The stock of each month under the awning of the sum insured; what is higher is in the rain. */
type StockRowProps = { year: readonly StockMonth[]; sumInsuredInr: number; limit: string; name: string };

const [height, floor, top] = [256, 230, 30];
export const column = 100 / 12;

export function StockRow({ year, sumInsuredInr, limit, name }: StockRowProps) {
  const { locale } = useSite();
  const highest = Math.max(...year.map(({ valueInr }) => valueInr));
  const tallest = Math.max(highest, sumInsuredInr);
  const yOf = (rupees: number) => Math.round(floor - (rupees / tallest) * (floor - top));
  const awning = yOf(sumInsuredInr);
  const peak = year.findIndex(({ valueInr }) => valueInr === highest);
  const isPeakLate = peak >= 6;
  return (
    <svg height={height} aria-hidden="true" focusable="false">
      <Weather name={name} />
      <defs>
        <pattern id={`${name}-cartons`} width="100%" height="10" patternUnits="userSpaceOnUse">
          <rect className="stock-carton" width="100%" height="10" />
          <line className="stock-seam" x2="100%" />
        </pattern>
      </defs>
      <rect width="100%" height={awning} fill={rainOf(name)} />
      <rect className="dry" y={awning} width="100%" height={floor - awning} />
      {year.map(({ month, valueInr }, index) => (
        <svg
          aria-hidden="true"
          key={month}
          x={`${(index + 0.14) * column}%`}
          width={`${column * 0.72}%`}
          height={floor}
        >
          <rect
            className="stock-pile"
            y={yOf(valueInr)}
            width="100%"
            height={floor - yOf(valueInr)}
            fill={`url(#${name}-cartons)`}
          />
        </svg>
      ))}
      <Hem name={name} x="0%" y={awning} width="100%" />
      <line className="edge" x2="100%" y1={floor} y2={floor} />
      <text
        className={`wet-words strong ${isPeakLate ? 'stock-left' : 'stock-right'}`}
        x={isPeakLate ? '1%' : '99%'}
        y={awning - 8}
      >
        {stockYearMessages(locale).insured(limit, roughSum(sumInsuredInr, locale))}
      </text>
      {highest > sumInsuredInr && (
        <text className="wet-words strong" x={`${(peak + 0.5) * column}%`} y={yOf(highest) - 8}>
          {roughSum(highest, locale)}
        </text>
      )}
      {year.map(({ month }, index) => (
        <MonthName key={month} month={month} index={index} />
      ))}
    </svg>
  );
}

/** On a phone there is room for its first letter. */
function MonthName({ month, index }: { month: number; index: number }) {
  const name = shortMonth(month, useSite().locale);
  return (
    <text x={`${(index + 0.5) * column}%`} y={floor + 20}>
      {name.slice(0, 1)}
      <tspan className="stock-rest">{name.slice(1)}</tspan>
    </text>
  );
}
