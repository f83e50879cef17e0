import fs from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

/**
 * Accessibility as axe checks it. Its source is evaluated by the debugger, which the page's policy does not
 * concern, so that pages are checked under the very policy that visitors get.
 */
const source = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

type Result = { id: string; help: string; nodes: { target: unknown[]; failureSummary?: string }[] };

/** Violations on the page in its present state, one line per place; empty when all is well. */
export async function axeViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate('typeof axe !== "undefined"'))) await page.evaluate(source);
  // A bar that stays in sight lies over something wherever one has scrolled to.
  await place(page, 'static');
  await emptyDrawings(page);
  const results = await page.evaluate(
    (runOnly) =>
      (globalThis as unknown as { axe: { run: (options: object) => Promise<{ violations: unknown[] }> } }).axe
        .run({ runOnly, resultTypes: ['violations'] })
        .then(({ violations }) => violations),
    tags,
  );
  await refillDrawings(page);
  await place(page, '');
  return (results as Result[]).flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`,
    ),
  );
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
