import { type Refreshed, refreshPage } from './refresh-page.ts';

/**
 * A page that is open stays true. A stream says that something changed; the page is then asked for again, and what
 * is marked `data-live` is made to read as it does now. So it is each minute, since minutes count on the desk, and when
 * the stream is gone. A window that no one looks at asks for nothing.
 */
const soonMs = 100;
const apartMs = 2500;
const minuteMs = 60_000;
const refusedMs = 15_000;
const answerMs = 20_000;

const words = { on: 'Live', off: 'Not live: checking again every minute' };

/** @param drawnAt when the page was rendered: what changed between that and the stream is not missed */
export function keepUpToDate(drawnAt: number): void {
  let stream: EventSource | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let last = 0;
  let isAsking = false;
  let isMissed = false;
  const state = document.querySelector('#desk-live-state');

  /** At once the first time, then every few seconds at most: many pages ask the same server. */
  function refreshSoon(): void {
    const pause = Math.max(soonMs, last + apartMs - Date.now());
    waiting ??= setTimeout(() => void refresh(), pause);
  }

  /** One at a time: a slow answer that came after a later one would bring the older state back. */
  async function refresh(): Promise<void> {
    waiting = undefined;
    if (document.hidden) return;
    if (isAsking) {
      isMissed = true;
      return;
    }
    isAsking = true;
    isMissed = false;
    last = Date.now();
    const refreshed = await refreshPage(AbortSignal.timeout(answerMs)).catch((): Refreshed => 'unreachable');
    isAsking = false;
    if (refreshed === 'over') stop();
    else if (isMissed) refreshSoon();
  }

  function open(): void {
    clearTimeout(retry);
    stream?.close();
    stream = new EventSource(`/desk/live?drawn=${drawnAt}`);
    stream.addEventListener('change', refreshSoon);
    stream.addEventListener('over', () => {
      last = 0;
      refreshSoon();
    });
    stream.addEventListener('open', () => say('on'));
    stream.addEventListener('error', () => {
      say('off');
      // The browser reconnects, but not after an answer that was not a stream: a session that ended, or too many.
      if (stream?.readyState !== EventSource.CLOSED) return;
      refreshSoon();
      retry = setTimeout(open, refusedMs);
    });
  }

  function stop(): void {
    clearTimeout(retry);
    clearTimeout(waiting);
    waiting = undefined;
    stream?.close();
    stream = undefined;
  }

  function say(how: keyof typeof words): void {
    if (!state) return;
    state.textContent = words[how];
    state.setAttribute('data-state', how);
  }

  function eachMinute(): void {
    setTimeout(
      () => {
        refreshSoon();
        eachMinute();
      },
      minuteMs - (Date.now() % minuteMs),
    );
  }

  document.addEventListener('visibilitychange', () => {
    if (document.hidden) return stop();
    open();
    refreshSoon();
  });
  addEventListener('pagehide', stop);
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    open();
    refreshSoon();
  });
  eachMinute();
  if (!document.hidden) open();
}
