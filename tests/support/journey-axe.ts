import fs from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

/**
 * Accessibility as axe checks it. Its source is evaluated by the debugger, which the page's policy does not
 * concern, so that pages are checked under the very policy that visitors get.
 */
const source = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

type Axe = { run: (context: object, options: object) => Promise<{ violations: unknown[] }> };
type Result = { id: string; help: string; nodes: { target: unknown[]; failureSummary?: string }[] };

/** Parts that pages have in common. */
const common = ['.site-header', '.site-footer'];

/**
 * Violations on the page in its present state, one line per place; empty when all is well.
 * @param clean markup of common parts in which this browser has found nothing: the same again is left out, and what a page adds is noted
 */
export async function axeViolations(page: Page, clean = new Set<string>()): Promise<string[]> {
  if (!(await page.evaluate('typeof axe !== "undefined"'))) await page.evaluate(source);
  // A bar that stays in sight lies over something wherever one has scrolled to.
  await place(page, 'static');
  await emptyDrawings(page);
  const parts = await commonParts(page);
  const exclude = parts.filter(({ markup }) => clean.has(markup)).map(({ selector }) => selector);
  const results = await page.evaluate(
    ([runOnly, context]) =>
      (globalThis as unknown as { axe: Axe }).axe
        .run(context, { runOnly, resultTypes: ['violations'] })
        .then(({ violations }) => violations),
    [tags, { exclude }] as const,
  );
  if (results.length === 0) for (const { markup } of parts) clean.add(markup);
  await refillDrawings(page);
  await place(page, '');
  return (results as Result[]).flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`,
    ),
  );
}

async function commonParts(page: Page): Promise<{ selector: string; markup: string }[]> {
  const markups = (selector: string) =>
    page.locator(selector).evaluateAll((places) => places.map((place) => place.outerHTML).join(''));
  return Promise.all(common.map(async (selector) => ({ selector, markup: await markups(selector) })));
}

/** @param position of the bar with the dialog's button; empty as its styles have it */
async function place(page: Page, position: string): Promise<void> {
  await page.locator('.call-back .form-foot').evaluateAll((bars, value) => {
    for (const bar of bars) (bar as HTMLElement).style.position = value;
  }, position);
}

/**
 * A drawing that is hidden from readers of the accessibility tree has nothing to check, and its shapes are up to half of
 * a page's elements: without them axe takes half of its time.
 */
async function emptyDrawings(page: Page): Promise<void> {
  await page.locator('svg[aria-hidden="true"]').evaluateAll((drawings) => {
    const shapes = drawings.map((drawing) => [drawing, [...drawing.childNodes]] as const);
    for (const [drawing] of shapes) drawing.replaceChildren();
    Object.assign(globalThis, { shapes });
  });
}

async function refillDrawings(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { shapes } = globalThis as unknown as { shapes: (readonly [Element, ChildNode[]])[] };
    for (const [drawing, nodes] of shapes) drawing.replaceChildren(...nodes);
  });
}
