import { may } from '#content/access/duties.ts';
import { countInWords } from '../../case-lists/count-cases.ts';
import { wordsOfFilter } from '../../case-lists/filter-words.ts';
import { listAddress, queryOf } from '../../case-lists/list-address.ts';
import { readyViews } from '../../case-lists/ready-views.ts';
import type { Staff } from '../../session/staff-of-request.ts';
import { CaseTable, whoInList } from './case-table.tsx';
import { ChosenPanel } from './chosen-panel.tsx';
import { FilterSentence } from './filter-sentence.tsx';
import { type CaseList, maxOfView, maxTotal } from './load-list.ts';
import { NothingFits } from './nothing-found.tsx';
import { SearchBox } from './search-box.tsx';
import { ViewsAside } from './views-aside.tsx';

/** Cases by a filter. */
export function ListPage({ list, staff }: { list: CaseList; staff: Staff }) {
  const { filter, order, after, page, total, viewCounts, without, colleagues, newest, arrived } = list;
  const here = listAddress({ filter, order });
  const nameOf = (id: number) => colleagues.find((colleague) => colleague.id === id)?.name ?? 'somebody';
  const view = readyViews.find((each) => listAddress(each) === here);
  const words = wordsOfFilter(filter, nameOf).join(', ');
  const title = view?.label ?? (words ? words.charAt(0).toUpperCase() + words.slice(1) : 'All cases');
  const canTick = may(staff, 'export-cases');
  return (
    <div className="desk-wrap find">
      <div className="find-top">
        <div>
          <h1>Find a case</h1>
          <SearchBox />
          <h2 className="find-title">
            {title} <span className="desk-soft">{countInWords(total, maxTotal)}</span>
          </h2>
          <FilterSentence filter={filter} order={order} colleagues={colleagues} staff={staff} />
        </div>
        <ViewsAside staff={staff} counts={viewCounts} here={here} />
      </div>
      <div id="find-arrived" data-live="" data-seen={newest} role="status">
        {arrived > 0 && (
          <a className="button button-line" href={here}>
            {arrived < maxOfView ? arrived : `More than ${maxOfView - 1}`} new: show{' '}
            {arrived === 1 ? 'it' : 'them'}
          </a>
        )}
      </div>
      <section aria-label={title}>
        {page.rows.length === 0 ? (
          <NothingFits filter={filter} order={order} without={without} nameOf={nameOf} />
        ) : (
          <form className="find-chosen-form" action="/desk/find/hand-over" method="post">
            <input type="hidden" name="list" value={queryOf({ filter, order, after })} />
            <CaseTable
              id="find-rows"
              rows={page.rows}
              caption={title}
              now={new Date()}
              canTick={canTick}
              who={whoInList}
              reference={(row) => row.reference}
            />
            <nav className="find-pages" aria-label="Pages of the list">
              {after && <a href={here}>To the beginning</a>}
              {page.next && (
                <a href={listAddress({ filter, order, after: page.next })} rel="next">
                  The next {page.rows.length}
                </a>
              )}
            </nav>
            {canTick && <ChosenPanel staff={staff} colleagues={colleagues} total={total} />}
          </form>
        )}
      </section>
    </div>
  );
}
