import { type CaseFilter, type CaseOrder, namesIn, readFilter, readOrder } from './case-filter.ts';

type Address = { filter: CaseFilter; order?: CaseOrder; after?: string | undefined };

/** Where a list is: `/desk/find?state=open&who=me`. */
export function listAddress({ filter, order = 'newest', after }: Address): string {
  const query = queryOf({ filter, order, after });
  return query ? `/desk/find?${query}` : '/desk/find';
}

/** The same without the page, for a form that is about the list. */
export function queryOf({ filter, order = 'newest', after }: Address): string {
  const query = new URLSearchParams();
  for (const name of namesIn(filter)) query.set(name, filter[name] ?? '');
  if (order !== 'newest') query.set('order', order);
  if (after) query.set('after', after);
  return query.toString();
}

/** The list that a form was about, by what the form says of it. */
export function addressOfQuery(query: string | undefined): string {
  const sent = readQuery(query);
  return listAddress({ filter: readFilter(sent), order: readOrder(sent.order), after: sent.after });
}

export function readQuery(query: string | undefined): Record<string, string | undefined> {
  return Object.fromEntries(new URLSearchParams(query ?? ''));
}
