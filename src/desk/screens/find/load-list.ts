import { type ColleagueNow, colleagues } from '#cases/colleagues.ts';
import type { CaseFilter, CaseOrder } from '../../case-lists/case-filter.ts';
import { namesIn } from '../../case-lists/case-filter.ts';
import { countCases } from '../../case-lists/count-cases.ts';
import { type CasePage, listCases } from '../../case-lists/list-cases.ts';
import { newestCase } from '../../case-lists/newest-case.ts';
import { readyViews } from '../../case-lists/ready-views.ts';
import type { Staff } from '../../session/staff-of-request.ts';

/** Everything that a page of a list shows. */
export type CaseList = {
  filter: CaseFilter;
  order: CaseOrder;
  after: string | undefined;
  page: CasePage;
  /** Counted up to `maxTotal`. */
  total: number;
  /** Size of each ready view, counted up to `maxOfView`. */
  viewCounts: number[];
  /** Where nothing was found: how many of the newest there are without each part of the filter. */
  without: { filter: CaseFilter; left: string; count: number }[];
  colleagues: ColleagueNow[];
  /** The case that had come last when this was read. */
  newest: number;
  /** How many more fit by now, where the page that asks has was open. */
  arrived: number;
};

export const maxTotal = 1000;
export const maxOfView = 100;
/** How many of the newest cases are asked when nothing was found. */
const lately = 20_000;

type Asked = Pick<CaseList, 'filter' | 'order' | 'after'> & {
  staff: Staff;
  /** The newest case when the page was rendered that is open. */
  seen?: number;
};

export async function loadList({ filter, order, after, staff, seen }: Asked): Promise<CaseList> {
  const asker = staff.id;
  const newest = await newestCase();
  const [page, [total = 0], viewCounts, known, [arrived = 0]] = await Promise.all([
    listCases({ filter, order, after, asker }),
    countCases([filter], { asker, most: maxTotal }),
    countCases(
      readyViews.map((view) => view.filter),
      { asker, most: maxOfView },
    ),
    colleagues(),
    seen === undefined ? [] : countCases([filter], { asker, most: maxOfView, above: seen }),
  ]);
  const without = page.rows.length === 0 ? await countsWithout(filter, asker) : [];
  return { filter, order, after, page, total, viewCounts, without, colleagues: known, newest, arrived };
}

async function countsWithout(filter: CaseFilter, asker: number): Promise<CaseList['without']> {
  const wider = namesIn(filter).map((left) => {
    const { [left]: _, ...rest } = filter;
    return { left, filter: rest };
  });
  const counts = await countCases(
    wider.map((each) => each.filter),
    { asker, most: maxOfView, newest: lately },
  );
  return wider.map((each, index) => ({ ...each, count: counts[index] ?? 0 }));
}
