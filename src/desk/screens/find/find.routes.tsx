import { colleagues } from '#cases/colleagues.ts';
import { recordIdOf } from '#platform/record-id.ts';
import { readFilter, readOrder } from '../../case-lists/case-filter.ts';
import { addressOfQuery } from '../../case-lists/list-address.ts';
import { readChosen } from '../../case-lists/read-chosen.ts';
import { readWords } from '../../case-lists/read-words.ts';
import { searchCases } from '../../case-lists/search-cases.ts';
import { actorOf } from '../case/act.ts';
import type { DeskPage, DeskRoute } from '../desk-route.ts';
import { RefusedPage } from '../frame/refused-page.tsx';
import { FoundPage } from './found-page.tsx';
import { handOver } from './hand-over.ts';
import { HandedOverPage } from './handed-over-page.tsx';
import { ListPage } from './list-page.tsx';
import { loadList } from './load-list.ts';

/**
 * Finding cases: by a filter, whose address may be kept and sent on, or by words, which are sent and are in no
 * address, since they are someone's name or number.
 */
export const findRoutes: readonly DeskRoute[] = [
  {
    method: 'get',
    path: '/find',
    duty: 'read-cases',
    answer: async ({ c, staff, draw }) => {
      const sent = c.req.query();
      const list = await loadList({
        filter: readFilter(sent),
        order: readOrder(sent.order),
        after: sent.after,
        staff,
        seen: readSeen(sent.seen),
      });
      return draw({ title: 'Find', place: 'find', body: <ListPage list={list} staff={staff} /> });
    },
  },
  {
    method: 'post',
    path: '/find',
    duty: 'read-cases',
    answer: async ({ c, staff, input, draw }) => {
      const words = readWords(input.q);
      if (words.kind === 'nothing') return c.redirect('/desk/find', 303);
      const isExact = input.exact === 'yes';
      const [hits, known] = await Promise.all([searchCases(words, isExact), colleagues()]);
      const [only] = hits;
      // A whole reference leads straight to its case.
      if (only && words.kind === 'reference' && only.reference === words.text)
        return c.redirect(`/desk/cases/${only.id}`, 303);
      const found = { typed: words.text, isExact, hits, colleagues: known };
      const body = <FoundPage {...found} staff={staff} />;
      return draw({ title: 'Find', place: 'find', body });
    },
  },
  {
    method: 'post',
    path: '/find/hand-over',
    duty: 'work-cases',
    answer: async ({ staff, input, draw }) => {
      const ids = readChosen(input.case);
      if (ids.length === 0)
        return draw(refused('Please tick the cases that you want to hand over. Nothing was changed.'));
      const outcome = await handOver({ ids, to: recordIdOf(input.to), by: actorOf(staff) });
      if (!outcome) return draw(refused('Please choose who should get them. Nothing was changed.'));
      const back = addressOfQuery(input.list);
      const body = <HandedOverPage outcome={outcome} back={back} />;
      return draw({ title: 'Handed over', place: 'find', body });
    },
  },
];

/** Reads what an open page reports when it asks for what has come since. */
function readSeen(sent: string | undefined): number | undefined {
  return /^\d{1,9}$/.test(sent ?? '') ? Number(sent) : undefined;
}

function refused(text: string): DeskPage {
  return { title: 'Not handed over', place: 'find', status: 422, body: <RefusedPage text={text} /> };
}
