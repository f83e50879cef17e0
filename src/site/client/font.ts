/**
 * On a narrow window the words come first: they are painted in the stand-in, and the site's own font is
 * fetched after that. It takes over only where that moves nothing that is in view; else it waits for the next
 * page, which has it from the first paint (`early-script.ts`). Wide windows fetch it beside the page (`FontPreload`
 * in `document.tsx`).
 */
export function startFont(): void {
  const { dataset } = document.documentElement;
  // The tokens say which font the page was painted in, and which is the brand's.
  const tokens = getComputedStyle(document.documentElement);
  const now = tokens.getPropertyValue('--font');
  const family = tokens.getPropertyValue('--family');
  if (now.includes(family)) delete dataset.fresh;
  else
    afterPaint(async () => {
      try {
        await inTime(document.fonts.load(`1em ${family}`, document.body.textContent));
        rememberFont();
        await changeFont();
      } finally {
        delete dataset.fresh;
      }
    });
}

// Together they hold every text of a page; the pictures of its head, large and without words, stay out.
const partSelector =
  'body > :not(main, script), .head-text, .home-text, .plain, main section, main article, .contents, .call-bar';

/** One part of the page after the other, so that no task is long; each only if that moves nothing in view. */
async function changeFont(): Promise<void> {
  const parts = [...document.querySelectorAll<HTMLElement>(partSelector)];
  for (const part of parts) {
    await new Promise((resolve) => setTimeout(resolve));
    const places = placesOf(parts);
    part.dataset.font = '';
    if (places.some(hasMoved)) delete part.dataset.font;
  }
}

// What is in view may be painted in several frames, and the last one takes a while to the glass; browsers tell of
// the first, or of the largest so far. A fetch that begins earlier delays it.
const settleMs = 250;

function afterPaint(act: () => Promise<void>): void {
  // A font that does not come, or not in time, leaves the page as it is.
  addEventListener('load', () => setTimeout(() => void act().catch(() => undefined), settleMs));
}

// What is far below waits for the font with its layout, and no longer than this.
const patienceMs = 3000;

function inTime(fetched: Promise<unknown>): Promise<unknown> {
  return Promise.race([fetched, new Promise((_, reject) => setTimeout(reject, patienceMs))]);
}

type Place = { element: Element; box: DOMRect };

/** Where these and all in view inside them stand, pictures as a whole; what is far below stays without a layout. */
function placesOf(elements: Iterable<Element>): Place[] {
  return [...elements].flatMap((element) => {
    const box = element.getBoundingClientRect();
    const isOpen = isInView(box) && !(element instanceof SVGElement);
    return [{ element, box }, ...(isOpen ? placesOf(element.children) : [])];
  });
}

function isInView({ top, bottom }: DOMRect): boolean {
  return top < innerHeight && bottom > 0;
}

/** By as much as browsers count as a layout shift: three pixels, in view before or after. */
function hasMoved({ element, box }: Place): boolean {
  const now = element.getBoundingClientRect();
  const by = Math.max(Math.abs(now.left - box.left), Math.abs(now.top - box.top));
  return by >= 3 && (isInView(box) || isInView(now));
}

function rememberFont(): void {
  try {
    sessionStorage.setItem('font', '1');
  } catch {
    // Storage is switched off: every page begins in the stand-in.
  }
}
