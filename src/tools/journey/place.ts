/**
 * Where a visitor is in a journey, and its address below the tool's start page. The browser's history, the links of
 * the plain pages and the routes know places by these addresses alone.
 */

/** `isChange`: reached from the list of answers, to which it leads back. */
export type Place = { at: 'question'; page: string; isChange: boolean } | { at: 'check' } | { at: 'load' };

const thenCheck = '?then=check';

/** @param base path of the tool's start page */
export function addressOf(base: string, place: Place): string {
  if (place.at === 'check') return `${base}/check`;
  if (place.at === 'load') return `${base}/saved`;
  return `${base}/questions/${place.page}${place.isChange ? thenCheck : ''}`;
}

/** The place with this address, or nothing where it is none of the journey's. */
export function placeAt(base: string, { pathname, search }: { pathname: string; search: string }) {
  if (!pathname.startsWith(`${base}/`)) return undefined;
  const [first, page, ...rest] = pathname.slice(base.length + 1).split('/');
  if (first === 'questions' && page && rest.length === 0) return questionAt(page, search);
  if (page !== undefined) return undefined;
  if (first === 'check') return { at: 'check' } satisfies Place;
  return first === 'saved' ? ({ at: 'load' } satisfies Place) : undefined;
}

export function questionAt(page: string, search = ''): Place {
  return { at: 'question', page, isChange: new URLSearchParams(search).get('then') === 'check' };
}
