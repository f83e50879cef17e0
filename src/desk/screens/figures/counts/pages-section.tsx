import type { Directory, DirectoryEntry } from '#content/read/directory.ts';
import { brand } from '#ui/brand/brand.ts';
import type { Scene } from '#ui/shapes/scene.ts';
import { Picture } from '#ui/shapes/svg-markup.tsx';
import { umbrella } from '#ui/umbrella/umbrella.ts';
import { number } from '../figure-words.ts';
import type { Period } from '../period.ts';
import type { Counted } from '../sums/period-sums.ts';
import type { Visits } from '../visits/read-visits.ts';
import { CountTable } from './count-table.tsx';

const maxPages = 10;

type PagesProps = { pages: readonly Counted[]; visits: Visits; directory: Directory; period: Period };

/** From which page, span by span: the area of a circle is the number in it. */
export function PagesSection({ pages, visits, directory, period }: PagesProps) {
  if (pages.length === 0) return null;
  const shown = pages.slice(0, maxPages);
  const rest = pages.slice(maxPages);
  const most = Math.max(...shown.flatMap(({ bySpan }) => bySpan));
  const entryOf = ({ key }: Counted) => directory.find(`path:${key}`);
  return (
    <section className="figures-part figures-pages" aria-labelledby="figures-pages">
      <h2 id="figures-pages">From which page</h2>
      <CountTable
        label="Enquiries by page"
        of="Page"
        period={period}
        rows={shown.map((row) => ({ ...row, name: <PageName path={row.key} entry={entryOf(row)} /> }))}
        cell={(count, row) => <CountInCircle count={count} most={most} entry={entryOf(row)} />}
        more={{ head: 'Visits', of: ({ key }) => visitsInWords(visits.byPage.get(key)) }}
      />
      {rest.length > 0 && (
        <p className="desk-soft desk-small">
          {rest.length === 1 ? 'The other page' : `The other ${rest.length} pages together`}:{' '}
          {number(rest.reduce((sum, { total }) => sum + total, 0))}.
        </p>
      )}
    </section>
  );
}

function visitsInWords(visits: number | undefined): string {
  return visits === undefined ? '–' : number(visits);
}

export function PageName({ path, entry }: { path: string; entry?: DirectoryEntry }) {
  if (!path) return <span className="figures-page">No page: by telephone, or not known</span>;
  if (!entry) return <span className="figures-page">{path}</span>;
  const { picture, audience, name } = entry;
  return (
    <span className="figures-page">
      <Picture scene={umbrella({ seed: picture, audience })} />
      <a href={path}>{name}</a>
    </span>
  );
}

type CircleProps = { count: number; most: number; entry?: DirectoryEntry };

function CountInCircle({ count, most, entry }: CircleProps) {
  const scene: Scene = {
    viewBox: [-20, -20, 40, 40],
    shapes: [
      {
        kind: 'circle',
        centre: [0, 0],
        radius: 20 * Math.sqrt(count / Math.max(1, most)),
        fill: brand().umbrellas[entry?.audience ?? 'everyone'].pale,
      },
    ],
  };
  return (
    <span className="figures-circle">
      {count > 0 && <Picture scene={scene} />}
      <span>{number(count)}</span>
    </span>
  );
}
