import type { Address } from '#content/read/directory.ts';
import { dateInIndia } from '#platform/clock.ts';
import { describeError, log } from '#platform/log.ts';
import { pathIn } from '#ui/language/paths.ts';
import { pathOfPart } from '../text/addresses.ts';
import { failedPages } from './failed-pages.ts';
import { obsoletePages } from './obsolete-pages.ts';
import type { PageFailures } from './page-failures.ts';
import type { PageStore } from './page-store.ts';
import { expectedUnits, planUnits } from './publish-plan.ts';
import type { ChangeNotice, DrawnFrom, PublishSource, PublishUnit, TableStates } from './publish-source.ts';
import { createRetry, eachMidnight } from './publisher-timers.ts';
import { readsIfSame } from './same-answers.ts';
import { findStalePages } from './stale-pages.ts';
import { noChange, statesOf, tablesBetween } from './table-states.ts';

/**
 * Keeps the published pages equal to the content. Work is done by one loop: it looks which pages would be rendered
 * differently now, then renders them, the one that someone has just changed first, then those that visitors ask
 * for; a change that comes in between is looked at before the next page is rendered.
 */
export type Publisher = {
  /** Everything has been compared once, and what could be rendered is served. */
  ready: Promise<void>;
  isReady(): boolean;
  /** The same, or nothing could be compared, and what former runs have rendered is served. */
  serving: Promise<void>;
  isServing(): boolean;
  /** Pages are being compared or rendered. */
  isBusy(): boolean;
  /** A change was committed. */
  notice(notice: ChangeNotice): void;
  /** Anything may have changed. */
  rebuild(): void;
  stop(): Promise<void>;
};

export type PublisherInput = {
  source: PublishSource;
  pages: PageStore;
  /** Called with all published addresses whenever they may have changed: sitemap and the like. */
  onPublished?: (addresses: readonly Address[]) => Promise<void>;
  troubles?: PageFailures;
  /** Called whenever all work is done. */
  onIdle?: () => void;
  today?: () => string;
};

// Two compressions keep two cores busy, and a changed page waits for no more than this many others.
const maxAtOnce = 2;
// More pages than are rendered within twenty seconds: the sooner all of them are there, the better.
const many = 400;

export function createPublisher({
  source,
  pages,
  onPublished,
  troubles,
  onIdle,
  today = dateInIndia,
}: PublisherInput): Publisher {
  const ready = Promise.withResolvers<void>();
  const serving = Promise.withResolvers<void>();
  let isServing = false;
  let isOpen = false;
  let isReady = false;
  let isStopped = false;
  let running: Promise<void> | undefined;
  let changed = noChange();
  let plan: PublishUnit[] = [];
  // Files made from all addresses wait until what someone has just changed is rendered.
  let unannounced: readonly Address[] | undefined;
  // Someone has just changed them: they come first until they are rendered, whatever else is found in the meantime.
  const urgent = new Set<string>();
  const failed = failedPages(troubles);
  const obsolete = obsoletePages(pages);
  let lookedAt: TableStates = {};
  const retry = createRetry(rebuild);

  function wake(): void {
    if (isStopped) return;
    running ??= work()
      .catch(handleFailure)
      .finally(() => {
        running = undefined;
        // A change may have come in between the loop's last look and its end.
        if (hasWork()) wake();
      });
  }

  const hasChanged = () => changed.isAll || changed.isNewDay || changed.tables.size > 0;
  const hasWork = () => !isStopped && !retry.isWaiting() && (hasChanged() || plan.length > 0);

  async function work(): Promise<void> {
    while (!isStopped) {
      if (hasChanged()) await look();
      else if (unannounced && !isUrgent(plan[0])) await announce(unannounced);
      else if (plan.length > 0) await renderAll(plan.splice(0, maxAtOnce));
      else break;
    }
    if (isStopped) return;
    urgent.clear();
    const isFirst = !isReady;
    isReady = true;
    ready.resolve();
    tellServing();
    // Visitors are served; no one waits for the tidying.
    if (isFirst) await pages.clear();
    if (failed.paths().length === 0) await pages.keepStates(lookedAt);
    await troubles?.settled(failed.paths());
    onIdle?.();
  }

  /** Finds what is new, gone, or may be rendered differently. */
  async function look(): Promise<void> {
    const { tables, isAll } = changed;
    changed = noChange();
    if (!isOpen) lookedAt = await pages.open(source.surroundings);
    isOpen = true;
    // Before anything is read: a change that comes later is looked at again.
    const states = await source.tableStates();
    const addresses = await source.addresses();
    const { notes, hits } = pages;
    const expected = expectedUnits({ addresses, locales: source.locales, notes });
    await obsolete.look(expected);
    for (const path of failed.paths()) if (!expected.has(path)) failed.settle(path);
    const touched = isAll ? tablesBetween(lookedAt, states) : tables;
    const stale = await findStalePages({
      notes,
      sourceNamed: source.source,
      surroundings: source.surroundings,
      tables: touched,
      today: today(),
    });
    // In the other tables a change may be known that has not been looked at: its notice is still on its way.
    lookedAt = { ...lookedAt, ...statesOf(touched, states) };
    for (const path of failed.paths()) stale.set(path, undefined);
    plan = planUnits({ expected, notes, stale, planned: plan, urgent, hits });
    unannounced = addresses;
    if (plan.length > 0) log.info('publishing', { pages: plan.length });
  }

  const isUrgent = (unit: PublishUnit | undefined) => unit !== undefined && urgent.has(unit.record);

  async function announce(addresses: readonly Address[]): Promise<void> {
    unannounced = undefined;
    await onPublished?.(addresses);
    if (plan.length === 0) retry.succeeded();
  }

  async function renderAll(units: PublishUnit[]): Promise<void> {
    const outcomes = await Promise.all(units.map(tryToRender));
    if (outcomes.length > 0 && outcomes.every(Boolean)) retry.succeeded();
  }

  /** @returns whether it is up to date; what is served stays until it is, and after an upgrade what was served before it */
  async function tryToRender(unit: PublishUnit): Promise<boolean> {
    const { path } = unit;
    let drawnFrom: DrawnFrom | undefined;
    try {
      const reads = await readsIfSame(pages.notes.get(path), unit, source.source);
      if (reads) {
        await pages.renew(path, reads);
        return true;
      }
      drawnFrom = await source.load(unit);
      await render(unit, drawnFrom);
      failed.settle(path);
      return true;
    } catch (error) {
      await failed.add(unit, error, drawnFrom?.input);
      await pages.keepFormer(unit);
      retryLater();
      return false;
    }
  }

  async function render(unit: PublishUnit, drawnFrom: DrawnFrom | undefined): Promise<void> {
    const { part } = unit;
    const first = pathIn(unit.locale, unit.recordPath);
    const before = pages.notes.get(first)?.parts ?? 1;
    await pages.put(unit, drawnFrom, plan.length > many);
    if (part > 1) return;
    await obsolete.arrived(first);
    urgent.delete(unit.record);
    const after = pages.notes.get(first)?.parts ?? 0;
    for (let gone = after + 1; gone <= before; gone += 1) await pages.withdraw(pathOfPart(first, gone));
    for (let next = Math.max(before, 1) + 1; next <= after; next += 1)
      plan.push({ ...unit, path: pathOfPart(first, next), part: next, doubts: undefined });
  }

  async function handleFailure(error: unknown): Promise<void> {
    log.warn('publishing interrupted', describeError(error));
    // Whatever it was that had changed, the next look at everything finds it.
    changed.isAll = true;
    retryLater();
    if (isReady) return;
    // Before the first comparison: what a former build has rendered is better than nothing.
    await pages
      .keepFormers()
      .catch((reason: unknown) => log.warn('former pages not served', describeError(reason)));
    if (pages.notes.size > 0) tellServing();
  }

  function tellServing(): void {
    isServing = true;
    serving.resolve();
  }

  /** The old pages stay until the comparison succeeds. */
  function retryLater(): void {
    if (!isStopped) retry.later();
  }

  // A static page freezes time: what shows the licence or the year may read differently tomorrow.
  const stopMidnights = eachMidnight(() => {
    changed.isNewDay = true;
    wake();
  });

  function rebuild(): void {
    source.forget();
    changed.isAll = true;
    retry.cancel();
    wake();
  }

  return {
    ready: ready.promise,
    isReady: () => isReady,
    serving: serving.promise,
    isServing: () => isServing,
    isBusy: () => running !== undefined,
    notice({ table, id }) {
      if (table === 'unknown') return rebuild();
      source.forget(table);
      changed.tables.add(table);
      if (id !== undefined) urgent.add(`${table}/${id}`);
      wake();
    },
    rebuild,
    async stop() {
      isStopped = true;
      retry.cancel();
      stopMidnights();
      await running;
    },
  };
}
