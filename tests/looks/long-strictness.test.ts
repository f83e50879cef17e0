import { expect, test } from 'vitest';
import { sampleOf } from '../support/exhaustive.ts';
import { lookOf, lookOfPage, openLook, type Width, withLooks } from '../support/looks-browser.ts';
import { compareLooks, packLook } from '../support/looks-compare.ts';

withLooks();

/** A comparison that never fails is worth nothing: pages are broken on purpose, and have to be found out. */
const breaks = [
  ['a section loses its margin', '/cyber-insurance', 1440, '.block { padding-block: 0 !important; }'],
  ['a single section loses it', '/career', 390, '.block:nth-of-type(2) { padding-block: 0 !important; }'],
  ['the lead moves up to its heading', '/career', 1440, '.lead { margin-top: 0 !important; }'],
  ['the umbrella is gone', '/career', 390, '.head-umbrella { visibility: hidden; }'],
] as const;

async function look(path: string, width: Width, styles?: string): Promise<Buffer> {
  const page = await openLook(path, width, styles);
  const picture = await lookOfPage(page);
  await page.close();
  return picture;
}

test.each(sampleOf(breaks, 2))('When %s, the picture differs', async (_, path, width, styles) => {
  const { isSame, share } = await compareLooks(await look(path, width), await look(path, width, styles));
  expect(isSame, `broken, it differs in ${share * 100} % alone`).toBe(false);
});

test.each([
  ['a label comes too near to its field', 'text-fields', '.field-label { margin-bottom: 0; }'],
  ['a button loses its shape', 'buttons', '.button { border-radius: 6px; }'],
])('When %s, the picture of the part differs', async (_, id, styles) => {
  const part = async (broken: string) => {
    const page = await openLook('/styleguide', 1440, broken);
    const picture = await lookOf(page.locator(`#${id}`));
    await page.close();
    return picture;
  };
  const { isSame } = await compareLooks(await part(''), await part(styles));
  expect(isSame).toBe(false);
});

test('The same page taken again does not differ, nor with its letters smoothed otherwise', async () => {
  const baseline = await packLook(await look('/cyber-insurance', 1440));
  // A tenth of a pixel aside, every edge is smoothed in another way.
  for (const styles of ['', 'main .wrap { transform: translateX(0.1px); }']) {
    const { share, isSame } = await compareLooks(baseline, await look('/cyber-insurance', 1440, styles));
    expect(isSame, `differs in ${share * 100} %`).toBe(true);
  }
});
