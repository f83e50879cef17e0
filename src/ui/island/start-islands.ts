/**
 * The one trigger of all islands (`island.tsx`). A script is fetched at the first sign that someone means to press;
 * a press that comes before it is replayed when the island runs. An island in a dialog opens it at once, while
 * its script is still on the way. Should the script not come, the press does what the HTML says: a link leads to
 * its page, a form sends itself. Small, since it is in every page.
 */

import { openDialog } from '../dialog/dialog.ts';
import type { Running, StartIsland } from './island-module.ts';

const maxWaitMs = 15_000;
/** A report that has not come by then does not come. */
const unreportedMs = 3000;
const signs = ['pointerover', 'pointerdown', 'touchstart', 'focusin'];

const asked = new WeakSet<HTMLElement>();
const runs = new WeakMap<HTMLElement, Promise<Running>>();
let isReplaying = false;

export function startIslands(): void {
  for (const island of islands()) {
    const { on } = island.dataset;
    // A failure shows when it matters, at a click.
    const begin = () => runCalmly(island).catch(() => undefined);
    if (on === 'load') afterFirstPaint(begin);
    if (on === 'visible') afterFirstPaint(() => whenNear(island, begin));
  }
  for (const sign of signs) {
    document.addEventListener(
      sign,
      ({ target }) => {
        const wish = wishOf(target);
        if (wish) load(wish.island).catch(() => undefined);
      },
      { passive: true },
    );
  }
  document.addEventListener('click', handleClick);
}

/** Not before the page's words are on the glass, where the browser reports that: an earlier fetch delays them. */
function afterFirstPaint(act: () => void): void {
  const begin = () => {
    observer.disconnect();
    clearTimeout(timer);
    requestAnimationFrame(() => setTimeout(act));
  };
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) begin();
  });
  const isReported = PerformanceObserver.supportedEntryTypes?.includes('paint');
  const timer = setTimeout(begin, isReported ? unreportedMs : 0);
  if (isReported) observer.observe({ type: 'paint', buffered: true });
}

function islands(): NodeListOf<HTMLElement> {
  return document.querySelectorAll('[data-island]');
}

type Wish = { island: HTMLElement; opener?: HTMLElement | null };

/** The island that a press on this would be for: one that it opens, though it are in another, or one that it is in. */
function wishOf(target: EventTarget | null): Wish | undefined {
  if (!(target instanceof Element)) return undefined;
  for (const island of islands()) {
    const { openedBy } = island.dataset;
    const opener = openedBy && target.closest<HTMLElement>(openedBy);
    if (opener) return { island, opener };
  }
  const around = target.closest<HTMLElement>('[data-island]:not([data-opened-by])');
  return around ? { island: around } : undefined;
}

function load(island: HTMLElement): Promise<{ start: StartIsland<unknown> }> {
  const [own = ''] = fetchScripts(island);
  return import(/* @vite-ignore */ own);
}

/** Fetches an island's script and its imports together, not one after the other. @returns the addresses, its own first */
function fetchScripts(island: HTMLElement): string[] {
  const addresses = island.dataset.island?.split(' ') ?? [];
  if (!asked.has(island))
    for (const href of addresses)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  asked.add(island);
  return addresses;
}

/** No one waits for it: each script is a task of its own, so that a touch is answered in between. */
async function runCalmly(island: HTMLElement): Promise<Running> {
  const [, ...shared] = fetchScripts(island);
  for (const href of shared) {
    await import(/* @vite-ignore */ href);
    await new Promise((resolve) => setTimeout(resolve));
  }
  return run(island);
}

function run(island: HTMLElement): Promise<Running> {
  const props = () => JSON.parse(island.nextElementSibling?.textContent ?? '');
  const running = runs.get(island) ?? load(island).then(({ start }) => start(island, props()));
  runs.set(island, running);
  running.then(
    () => {
      island.dataset.running = '';
    },
    () => runs.delete(island),
  );
  return running;
}

async function handleClick(event: MouseEvent): Promise<void> {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  const wish = wishOf(target);
  const isPlain = button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
  if (!wish || !isPlain || event.defaultPrevented || isReplaying) return;
  const { island, opener } = wish;
  // One that is on its way with the page delays no one: until then its HTML does what it says.
  if (!opener && ('running' in island.dataset || island.dataset.on === 'load')) return;
  // A form field answers by itself, and keeps what is put into it while the script is on its way.
  if (!opener && (target as Element).closest('input, select, textarea, label')) {
    run(island).catch(() => undefined);
    return;
  }
  const dialog = island.closest('dialog');
  if (dialog && !dialog.showModal) return;
  event.preventDefault();
  if (dialog) openDialog(dialog);

  let isReplayed = false;
  const replay = () => {
    // It was waited for long enough before, and someone has gone on with what the HTML does.
    if (isReplayed || (dialog && !dialog.open)) return;
    isReplayed = true;
    isReplaying = true;
    try {
      // Not `click()`, which a part of a drawing does not have.
      target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    } finally {
      isReplaying = false;
    }
  };
  const timer = setTimeout(replay, maxWaitMs);
  try {
    const { handleOpener } = await run(island);
    if (!opener) replay();
    else if (!dialog || dialog.open) handleOpener?.(opener);
  } catch {
    replay();
  } finally {
    clearTimeout(timer);
  }
}

function whenNear(island: HTMLElement, act: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      act();
    },
    { rootMargin: '200px' },
  );
  observer.observe(island);
}
