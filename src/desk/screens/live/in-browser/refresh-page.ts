import { trustPolicy } from '#ui/html/trusted-types.ts';
import { morph, morphInPlace } from './morph.ts';
import { isTextKept } from './preserve-input.ts';

export type Refreshed = 'done' | 'unreachable' | 'over';

/** No one is logged in any more, or may not see it, or what was here has been erased. */
const overStates = [401, 403, 404];
let trust: ReturnType<typeof trustPolicy> | undefined;

/**
 * Asks for this page again and takes over what has changed in it; the focus stays where someone has put it.
 * @throws TypeError without a network, DOMException once the signal aborts
 */
export async function refreshPage(signal: AbortSignal): Promise<Refreshed> {
  const address = new URL(location.href);
  address.searchParams.delete('said');
  address.searchParams.delete('about');
  const seen = document.querySelector('[data-seen]')?.getAttribute('data-seen');
  if (seen) address.searchParams.set('seen', seen);
  const answer = await fetch(address, { cache: 'no-store', headers: { 'x-desk-refresh': 'yes' }, signal });
  const { pathname } = new URL(answer.url);
  if (pathname === '/desk/login' && isTextKept()) {
    address.searchParams.delete('seen');
    const then = encodeURIComponent(address.pathname + address.search);
    location.replace(`/desk/login?then=${then}&said=kept`);
    return 'over';
  }
  if (pathname !== address.pathname || overStates.includes(answer.status)) return leave();
  if (!answer.ok) return 'unreachable';
  trust ??= trustPolicy('fresh-page', 'createHTML');
  const fresh = new DOMParser().parseFromString(trust(await answer.text()), 'text/html');
  const heading = document.querySelector('h1')?.textContent;
  const focused = document.activeElement;
  const row = rowsHere().findIndex((element) => element.contains(focused));
  for (const part of document.querySelectorAll('[data-live][id]')) {
    const now = fresh.getElementById(part.id);
    if (!now) continue;
    if (part.getAttribute('data-live') === 'in-place') morphInPlace(part, now);
    else morph(part, now);
  }
  if (focused instanceof HTMLElement && document.activeElement !== focused) bringFocusBack(focused, row);
  const now = document.querySelector('h1')?.textContent ?? '';
  if (now !== heading) announce(now);
  return 'done';
}

/** Reloads a page that its reader may no longer read, so that it does not stay on the screen. */
function leave(): Refreshed {
  location.reload();
  return 'over';
}

function rowsHere(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-row]')];
}

/** A row that was moved, or that someone else has taken while it had the focus. */
function bringFocusBack(focused: HTMLElement, row: number): void {
  if (focused.isConnected) {
    focused.focus({ preventScroll: true });
    return;
  }
  const rows = rowsHere();
  const near = row < 0 ? undefined : rows[Math.min(row, rows.length - 1)];
  const next =
    near?.querySelector<HTMLElement>('a[href], button') ?? document.querySelector<HTMLElement>('main');
  next?.focus({ preventScroll: true });
}

/** Announces the heading alone to screen readers, of all that may have changed. */
function announce(heading: string): void {
  const says = document.querySelector('#desk-says');
  if (says) says.textContent = heading;
}
