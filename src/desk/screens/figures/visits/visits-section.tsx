import type { Directory } from '#content/read/directory.ts';
import { addDays, daysBetween } from '#platform/days.ts';
import { TableFrame } from '#site/blocks/data-table.tsx';
import type { Scene } from '#ui/shapes/scene.ts';
import { Picture } from '#ui/shapes/svg-markup.tsx';
import { CountTable } from '../counts/count-table.tsx';
import { PageName } from '../counts/pages-section.tsx';
import { number } from '../figure-words.ts';
import { type Period, spanOf } from '../period.ts';
import type { Counted } from '../sums/period-sums.ts';
import type { Visits } from './read-visits.ts';

const maxPages = 10;
const [width, height] = [600, 110];

type VisitsProps = { visits: Visits; pages: readonly Counted[]; directory: Directory; period: Period };

/** How often pages are opened, by day; over a year by month. */
export function VisitsSection({ visits, pages, directory, period }: VisitsProps) {
  if (visits.total === 0) return null;
  const bySpan = period.spans.map(() => 0);
  for (const [day, count] of visits.byDay) {
    const span = spanOf(period, day);
    bySpan[span] = (bySpan[span] ?? 0) + count;
  }
  const bars = period.unit === 'month' ? bySpan : everyDay(visits, period);
  const asked = new Map(pages.map(({ key, total }) => [key, total]));
  const most = [...visits.byPage].sort(([, a], [, b]) => b - a).slice(0, maxPages);
  const unit = period.unit === 'month' ? 'month' : 'day';
  return (
    <section className="figures-part" aria-labelledby="figures-visits">
      <h2 id="figures-visits">How often our pages are opened</h2>
      <p className="desk-soft desk-small">
        {number(visits.total)} visits, counted by the server without cookies and without anything about who
        came; robots that identify themselves are excluded. Each bar is a {unit}, the highest{' '}
        {number(Math.max(...bars))}; the pale one is not yet complete.
      </p>
      <Picture className="figures-bars" scene={barsScene(bars)} />
      <p className="figures-ends" aria-hidden="true">
        <span>{period.spans[0]?.label}</span>
        <span>today</span>
      </p>
      <CountTable
        label="Visits"
        of="Visits"
        period={period}
        rows={[{ key: 'visits', name: 'All pages', bySpan, total: visits.total }]}
      />
      <TableFrame label="The pages opened most">
        <thead>
          <tr>
            <th scope="col">Opened most</th>
            <th scope="col">Visits</th>
            <th scope="col">Enquiries</th>
          </tr>
        </thead>
        <tbody className="figures-pages">
          {most.map(([path, count]) => (
            <tr key={path}>
              <th scope="row">
                <PageName path={path} entry={directory.find(`path:${path}`)} />
              </th>
              <td>{number(count)}</td>
              <td>{number(asked.get(path) ?? 0)}</td>
            </tr>
          ))}
        </tbody>
      </TableFrame>
    </section>
  );
}

function everyDay({ byDay }: Visits, { first, last }: Period): number[] {
  return Array.from(
    { length: daysBetween(first, last) + 1 },
    (_, place) => byDay.get(addDays(first, place)) ?? 0,
  );
}

/** From nothing upwards, so that a bar twice as tall is twice as much. */
function barsScene(bars: readonly number[]): Scene {
  const most = Math.max(1, ...bars);
  const step = width / bars.length;
  const bar = (count: number, place: number) => {
    const tall = (count / most) * (height - 4);
    return `M${(place * step + step * 0.1).toFixed(1)} ${height}v${(-tall).toFixed(1)}h${(step * 0.8).toFixed(1)}V${height}Z`;
  };
  return {
    viewBox: [0, 0, width, height + 2],
    shapes: [
      { kind: 'path', d: bars.slice(0, -1).map(bar).join(''), fill: 'indigo' },
      { kind: 'path', d: bar(bars.at(-1) ?? 0, bars.length - 1), fill: 'sky' },
      { kind: 'path', d: `M0 ${height + 1}H${width}`, stroke: 'ink', strokeWidth: 2 },
    ],
  };
}
