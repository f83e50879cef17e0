import type { ColleagueNow } from '#cases/colleagues.ts';
import { may } from '#content/access/duties.ts';
import type { Piece } from '../../case-lists/align-spelling.ts';
import type { Hit } from '../../case-lists/match-case.ts';
import { maxHits } from '../../case-lists/search-cases.ts';
import type { Staff } from '../../session/staff-of-request.ts';
import { CaseTable } from './case-table.tsx';
import { ChosenPanel } from './chosen-panel.tsx';
import { NobodyFound } from './nothing-found.tsx';
import { SearchBox } from './search-box.tsx';
import { ViewsAside } from './views-aside.tsx';

type FoundPageProps = {
  typed: string;
  isExact: boolean;
  hits: readonly Hit[];
  colleagues: readonly ColleagueNow[];
  staff: Staff;
};

/** Cases by words; the letters that were forgiven are marked. */
export function FoundPage({ typed, isExact, hits, colleagues, staff }: FoundPageProps) {
  const canTick = may(staff, 'export-cases');
  const forgave = hits.some(({ errors }) => errors > 0);
  return (
    <div className="desk-wrap find">
      <div className="find-top">
        <div>
          <h1>Find a case</h1>
          <SearchBox typed={typed} />
          <h2 className="find-title">{headingOf(hits.length, typed)}</h2>
          {forgave && (
            <form className="find-exactly" action="/desk/find" method="post">
              <input type="hidden" name="q" value={typed} />
              <input type="hidden" name="exact" value="yes" />
              <p>
                <mark className="find-forgiven">Marked</mark> letters differ from what you typed.{' '}
                <button type="submit">Only exactly “{typed}”</button>
              </p>
            </form>
          )}
        </div>
        <ViewsAside staff={staff} />
      </div>
      <section aria-label={headingOf(hits.length, typed)}>
        {hits.length === 0 ? (
          <NobodyFound typed={typed} isExact={isExact} />
        ) : (
          <form className="find-chosen-form" action="/desk/find/hand-over" method="post">
            <CaseTable
              rows={hits}
              caption={headingOf(hits.length, typed)}
              now={new Date()}
              canTick={canTick}
              who={WhoWasFound}
              reference={({ pieces }) => <Pieces of={pieces.reference} />}
            />
            {canTick && <ChosenPanel staff={staff} colleagues={colleagues} />}
          </form>
        )}
      </section>
    </div>
  );
}

function headingOf(count: number, typed: string): string {
  if (count === 0) return `Nothing for “${typed}”`;
  if (count >= maxHits) return `The first ${count} for “${typed}”`;
  return count === 1 ? `One case for “${typed}”` : `${count} cases for “${typed}”`;
}

/** Name and city; phone and e-mail beside them where it was these that were typed. */
function WhoWasFound({ pieces, name }: Hit) {
  const isMarked = (of: readonly Piece[]) => of.some(({ isForgiven }) => isForgiven);
  return (
    <>
      {name ? <Pieces of={pieces.name} /> : 'Without a name'}
      {pieces.city.length > 0 && ', '}
      <Pieces of={pieces.city} />
      {isMarked(pieces.phone) && <Aside of={pieces.phone} />}
      {isMarked(pieces.email) && <Aside of={pieces.email} />}
    </>
  );
}

function Aside({ of }: { of: readonly Piece[] }) {
  return (
    <span className="find-aside">
      <Pieces of={of} />
    </span>
  );
}

function Pieces({ of }: { of: readonly Piece[] }) {
  return of.map(({ from, text, isForgiven }) =>
    isForgiven ? (
      <mark className="find-forgiven" key={from}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
