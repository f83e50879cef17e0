import type { FlashKey } from './flash-message.tsx';

/** The message, and the case that it is about. */
type Told = { said: FlashKey; about?: number };

/**
 * Where someone goes on after an action: to the page that it was sent from, if that is one of the desk's, with what
 * happened in its address.
 * @param back a path with its query, as the form sent it
 */
export function returnPath(back: string | undefined, otherwise: string, { said, about }: Told): string {
  const { pathname, searchParams, hash } = underDesk(back) ?? new URL(otherwise, base);
  searchParams.set('said', said);
  if (about === undefined) searchParams.delete('about');
  else searchParams.set('about', String(about));
  return `${pathname}?${searchParams}${hash}`;
}

/** Never asked for: it only makes a path one that can be taken apart. */
const base = 'http://desk.invalid';

function underDesk(back = ''): URL | undefined {
  const url = back.startsWith('/') ? URL.parse(back, base) : null;
  const isOurs = url?.origin === base && /^\/desk(\/|$)/.test(url.pathname);
  return isOurs ? url : undefined;
}
