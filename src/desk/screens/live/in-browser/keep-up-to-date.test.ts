import { beforeEach, expect, test, vi } from 'vitest';
import { keepUpToDate } from './keep-up-to-date.ts';
import { type Refreshed, refreshPage } from './refresh-page.ts';

vi.mock('./refresh-page.ts', () => ({ refreshPage: vi.fn(async () => 'done') }));

/** The page's own events, as a browser sends them. */
let page: EventTarget & { hidden: boolean };
let streams: EventTarget[];

class Stream extends EventTarget {
  static CLOSED = 2;
  readyState = 1;
  close = () => undefined;
  constructor() {
    super();
    streams.push(this);
  }
}

beforeEach(() => {
  // Each whole minute it asks by itself.
  vi.useFakeTimers({ now: new Date('2026-11-30T10:00:01Z') });
  vi.mocked(refreshPage).mockClear();
  streams = [];
  page = Object.assign(new EventTarget(), { hidden: false, querySelector: () => null });
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('EventSource', Stream);
  keepUpToDate(Date.now());
});

const something = () => streams.at(-1)?.dispatchEvent(new Event('change'));
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

function show(hidden: boolean): void {
  page.hidden = hidden;
  page.dispatchEvent(new Event('visibilitychange'));
}

test('a page that was left while a change was still to be asked for is live again when its reader is back', async () => {
  something();
  show(true);
  await wait(10_000);
  expect(refreshPage).toHaveBeenCalledTimes(0);
  show(false);
  await wait(200);
  expect(refreshPage).toHaveBeenCalledTimes(1);
  await wait(3000);
  something();
  await wait(200);
  expect(refreshPage).toHaveBeenCalledTimes(2);
});

test('a slow answer is waited for before the page is asked for again, once for all that changed in between', async () => {
  let answer: (refreshed: Refreshed) => void = () => undefined;
  vi.mocked(refreshPage).mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  something();
  await wait(200);
  for (let change = 0; change < 3; change++) {
    something();
    await wait(3000);
  }
  expect(refreshPage).toHaveBeenCalledTimes(1);
  answer('done');
  await wait(3000);
  expect(refreshPage).toHaveBeenCalledTimes(2);
});
