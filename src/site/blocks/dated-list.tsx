import type { ReactNode } from 'react';
import type { Pictures } from '#content/collections/upload/upload.read.ts';
import { dateInWords } from '#ui/language/dates.ts';
import { useSite } from '../document/site-context.tsx';
import { Picture } from '../media/picture.tsx';
import { LinkUmbrella } from '../pictures/page-umbrella.tsx';

type Entry = { path: string; title: string; lead: string; sortDate: string; pictureId?: number };

type DatedListProps<Each extends Entry> = {
  entries: readonly Each[];
  pictures: Pictures;
  /** Renders the text before the day. */
  kind?: (entry: Each) => ReactNode;
  /** Each entry has a drawing, whether or not one of them has a picture. */
  isDrawn?: boolean;
};

// Two columns are some 26rem wide at most, three less.
const entryWidth = '(min-width: 640px) 26rem, calc(100vw - 2.5rem)';

/**
 * Posts or news. Posts show their pages' umbrellas; so do other entries as soon as one has a picture: entries that are
 * beside each other begin on one line, and none looks as if something were missing.
 */
export function DatedList<Each extends Entry>({
  entries,
  pictures,
  kind,
  isDrawn = false,
}: DatedListProps<Each>) {
  const { locale, linkTo } = useSite();
  const hasFrames = isDrawn || entries.some(({ pictureId = 0 }) => pictures[pictureId]);
  return (
    <ul className="dated-list">
      {entries.map((entry) => (
        <li key={entry.path}>
          {hasFrames && <Frame path={entry.path} picture={pictures[entry.pictureId ?? 0]} />}
          <h3>
            <a href={linkTo(entry.path)}>{entry.title}</a>
          </h3>
          <p className="meta">
            {kind && <span className="badge">{kind(entry)}</span>}
            {kind && ' '}
            <time dateTime={entry.sortDate}>{dateInWords(entry.sortDate, locale)}</time>
          </p>
          <p>{entry.lead}</p>
        </li>
      ))}
    </ul>
  );
}

function Frame({ path, picture }: { path: string; picture?: Pictures[number] }) {
  if (picture) return <Picture picture={picture} sizes={entryWidth} alt="" />;
  return (
    <div className="post-umbrella">
      <LinkUmbrella href={path} />
    </div>
  );
}
