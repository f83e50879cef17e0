import { expect, test } from 'vitest';
import { expectAccessible, textOf, visit, withBrowser } from '../support/journey-browser.ts';
import { sampleResultOf } from '../support/journey-result.ts';

withBrowser();

/** Alone in Pune, in a general ward, with two policies of 5 lakh, and tobacco. */
const result = () => sampleResultOf('health-cover', { 'own-cover': '500000', 'employer-cover': '500000' });
const likely = '₹ 5 lakh';

test('A visitor reads how the sums came about, and tries another answer', async () => {
  const page = await visit(await result());
  expect(plain(await textOf(page.getByRole('heading', { level: 1 })))).toContain(likely);
  const main = plain(await textOf(page.getByRole('main')));
  for (const said of [
    '₹ 5,00,000',
    '₹ 10,00,000',
    'Pune is counted as a metro.',
    'least cover advised today',
    'a bypass operation',
  ])
    expect(main).toContain(said);

  const now = page.locator('.moves-now');
  await now.scrollIntoViewIfNeeded();
  const room = page.getByRole('radiogroup', { name: 'Room' });
  await room.getByRole('radio', { name: 'A bed in a general ward' }).focus();
  expect(plain(await textOf(now.locator('.moves-likely')))).toContain(likely);
  await page.keyboard.press('ArrowUp');
  expect(await room.getByRole('radio', { name: 'A suite' }).isChecked()).toBe(true);
  expect(plain(await textOf(now.locator('.moves-likely')))).toContain('₹ 10 lakh');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Back to my answers' }).click();
  expect(plain(await textOf(now.locator('.moves-likely')))).toContain(likely);
});

test('Without JavaScript each answer is shown with its sum, and there is nothing to press', async () => {
  const page = await visit(await result(), { javaScriptEnabled: false, width: 390 });
  const moves = page.locator('.moves');
  expect(plain(await textOf(moves))).toContain('A suite₹ 10 lakh');
  expect(await moves.locator('input, button').count()).toBe(0);
});

/** Sums are written with spaces that do not break. */
function plain(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}
