import { msUntilMidnightInIndia } from '#platform/clock.ts';
import { describeError, log } from '#platform/log.ts';
import type { PageShelf } from './page-shelf.ts';
import type { ChangeNotice, PublishSource, PublishStamp } from './publish-source.ts';

/**
 * Keeps the published pages equal to the content. Work is done by one loop: pages that somebody has just
 * changed come first, even before the rest of a running rebuild, so that a change is live within two
 * seconds; a rebuild compares all stamps and draws only what differs.
 */
export type Publisher = {
  /** Everything has been compared once, and what could be drawn is served. */
  ready: Promise<void>;
  isReady(): boolean;
  /** Pages are being compared or drawn. */
  isBusy(): boolean;
  /** A change was committed. */
  notice(notice: ChangeNotice): void;
  /** Anything may have changed. */
  rebuild(): void;
  stop(): Promise<void>;
};

export type PublisherInput = {
  source: PublishSource;
  shelf: PageShelf;
  /** Called with all published addresses whenever they may have changed: sitemap and the like. */
  onPublished?: (stamps: PublishStamp[]) => Promise<void>;
  /** Called whenever all work is done. */
  onIdle?: () => void;
};

// Two compressions keep two cores busy, and a changed page waits for no more than this many others.
const drawnAtOnce = 2;
const firstRetryMs = 1000;
const longestRetryMs = 60_000;

export function createPublisher({ source, shelf, onPublished, onIdle }: PublisherInput): Publisher {
  const ready = Promise.withResolvers<void>();
  let isReady = false;
  let isStopped = false;
  let running: Promise<void> | undefined;
  let changed = new Set<string>();
  let isRebuildWanted = false;
  let plan: PublishStamp[] = [];
  let failures = 0;
  let retry: NodeJS.Timeout | undefined;
  let midnight: NodeJS.Timeout | undefined;

  function wake(): void {
    if (isStopped) return;
    running ??= work()
      .catch(handleFailure)
      .finally(() => {
        running = undefined;
        // What came in between the loop's last look and its end.
        if (hasWork()) wake();
      });
  }

  function hasWork(): boolean {
    return !isStopped && retry === undefined && (changed.size > 0 || isRebuildWanted || plan.length > 0);
  }

  async function work(): Promise<void> {
    while (!isStopped) {
      if (changed.size > 0) await publishChanged();
      else if (isRebuildWanted) await planRebuild();
      else if (plan.length > 0) await publishAll(plan.splice(0, drawnAtOnce));
      else break;
    }
    if (isStopped) return;
    isReady = true;
    ready.resolve();
    onIdle?.();
  }

  async function publishChanged(): Promise<void> {
    const ids = changed;
    changed = new Set();
    const stamps = await source.stamps().catch((error: unknown) => {
      isRebuildWanted = true; // Whatever these pages were, the comparison will find them.
      throw error;
    });
    // The running rebuild knows an older state of these pages and must not bring it back.
    plan = plan.filter(({ id }) => !ids.has(id));
    await publishAll(stamps.filter(({ id }) => ids.has(id)));
    await shelf.keepOnly(stamps);
    await onPublished?.(stamps);
  }

  async function planRebuild(): Promise<void> {
    const stamps = await source.stamps();
    isRebuildWanted = false;
    plan = stamps.filter((stamp) => !shelf.has(stamp));
    await shelf.keepOnly(stamps);
    await onPublished?.(stamps);
    if (plan.length > 0) log.info('publishing', { pages: plan.length });
    else failures = 0;
  }

  async function publishAll(stamps: PublishStamp[]): Promise<void> {
    const outcomes = await Promise.allSettled(
      stamps.map((stamp) => shelf.put(stamp, () => source.load(stamp.id))),
    );
    outcomes.forEach((outcome, index) => {
      if (outcome.status === 'fulfilled') return;
      log.error('page not published', { path: stamps[index]?.path, ...describeError(outcome.reason) });
      retryLater();
    });
    if (outcomes.length > 0 && outcomes.every(({ status }) => status === 'fulfilled')) failures = 0;
  }

  function handleFailure(error: unknown): void {
    log.warn('publishing interrupted', describeError(error));
    retryLater();
  }

  /** The old pages stay until the comparison succeeds. */
  function retryLater(): void {
    if (retry || isStopped) return;
    const delayMs = Math.min(longestRetryMs, firstRetryMs * 2 ** failures);
    failures += 1;
    retry = setTimeout(() => {
      retry = undefined;
      isRebuildWanted = true;
      wake();
    }, delayMs);
  }

  /** A static page freezes time: the licence's validity and the year change with the day. */
  function waitForMidnight(): void {
    midnight = setTimeout(() => {
      waitForMidnight();
      rebuild();
    }, msUntilMidnightInIndia() + 1000);
    midnight.unref();
  }

  function rebuild(): void {
    isRebuildWanted = true;
    clearTimeout(retry);
    retry = undefined;
    wake();
  }

  waitForMidnight();
  return {
    ready: ready.promise,
    isReady: () => isReady,
    isBusy: () => running !== undefined,
    notice({ table, id }) {
      if (table !== 'pages' || id === undefined) return rebuild();
      changed.add(String(id));
      wake();
    },
    rebuild,
    async stop() {
      isStopped = true;
      clearTimeout(retry);
      clearTimeout(midnight);
      await running;
    },
  };
}
