import { afterLoad } from './after-load.ts';
import { isSavingData } from './browser-preferences.ts';

/**
 * The first page of a phone's visit. Its words come first: they are painted in the stand-in, and stay in it: a
 * change of font costs a slow processor more than the first painting. Content below the first
 * window, and the large picture in it, gets its layout once the words are painted (`parts`, see `blocks.css`), and the
 * font is fetched for the pages to come, which have it from their first paint (`early-script.ts`). Wide windows fetch
 * it beside the page (`FontPreload` in `document.tsx`).
 */
export function startFirstPage(): void {
  const { dataset } = document.documentElement;
  if ('fresh' in dataset) void layOutRest(dataset);
  if (!('font' in dataset) && !isSavingData()) afterLoad(fetchFont);
}

/** The parts that `blocks.css` and `footer.css` let wait. */
const waiting = '.street-row, .block, .night, .site-footer > *';

/**
 * One part in a frame, so that no task is long, and without a pause, so that anyone who scrolls finds all of it. At the first
 * key all of them: the focus passes over what has no layout.
 */
async function layOutRest(dataset: DOMStringMap): Promise<void> {
  const parts = document.querySelectorAll<HTMLElement | SVGElement>(waiting);
  const layOut = (part: HTMLElement | SVGElement) => {
    part.dataset.laid = '';
  };
  const layOutAll = () => parts.forEach(layOut);
  addEventListener('keydown', layOutAll, { once: true });
  for (const part of parts) {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    layOut(part);
  }
  removeEventListener('keydown', layOutAll);
  delete dataset.fresh;
}

async function fetchFont(): Promise<void> {
  try {
    const family = getComputedStyle(document.documentElement).getPropertyValue('--family');
    // A script's font has a file for each weight.
    const asked = [400, 700].map((weight) => `${weight} 1em ${family}`);
    await Promise.all(asked.map((font) => document.fonts.load(font, document.body.textContent)));
    sessionStorage.setItem('font', '1');
  } catch {
    // It did not come, or storage is switched off: the next page begins in the stand-in as well.
  }
}
